import * as z from 'zod/mini'

/** One thing that was examined, and what to do about it in words. */
export const Finding = z.object({
  topic: z.string(),
  /** `advice`: it works, and could be better or safer. */
  verdict: z.enum(['good', 'advice', 'fault']),
  words: z.string(),
})
export type Finding = z.infer<typeof Finding>
