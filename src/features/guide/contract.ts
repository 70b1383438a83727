import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'

/** What the page says about one week: the comparison, the figures, two developments, and where they come from. */
export const WeekContent = z.strictObject({
  week: z.int().check(z.gte(4), z.lte(42)),
  size: z.strictObject({
    comparison: z.string().check(z.minLength(3), z.maxLength(40)),
    picture: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
    /** Null while the baby is under 1 mm. */
    lengthMm: z.nullable(z.number().check(z.positive())),
    measure: z.enum(['crown-rump', 'crown-heel']),
    /** What the object has in common with the baby: late in pregnancy no object of that weight is as long. */
    match: z.enum(['length', 'weight']),
  }),
  /** Null while the baby weighs under 1 g. */
  weightG: z.nullable(z.number().check(z.positive())),
  /** Beats a minute; null while a heartbeat cannot be seen. */
  heartRate: z.nullable(
    z
      .strictObject({ low: z.int().check(z.positive()), high: z.int().check(z.positive()) })
      .check(z.refine(({ low, high }) => low < high, 'low must be below high')),
  ),
  developments: z.tuple([sentence(), sentence()]),
  sources: z.array(z.strictObject({ key: z.string(), title: z.string() })).check(z.minLength(1)),
})
export type WeekContent = z.infer<typeof WeekContent>

function sentence() {
  return z.string().check(z.minLength(30), z.maxLength(200))
}

export const guideContract = defineContract({
  'GET /api/guide/weeks/{week}': {
    summary: 'What one week, 4 to 42, brings: comparison, figures and developments, with their sources.',
    access: 'signed-in',
    response: WeekContent,
  },
})
