import * as z from 'zod/mini'

/** The result of one health check, and what to do about it. */
export const Finding = z.object({
  topic: z.string(),
  /** `advice`: the thing works, but could be better or safer. */
  verdict: z.enum(['good', 'advice', 'fault']),
  words: z.string(),
})
export type Finding = z.infer<typeof Finding>
