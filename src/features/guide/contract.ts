import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { regions } from '#platform/shared/region.ts'

const Sources = z.array(z.strictObject({ key: z.string(), title: z.string() })).check(z.minLength(1))

/** One week: the comparison, the figures, two developments, and their sources. */
export const WeekContent = z.strictObject({
  week: z.int().check(z.gte(4), z.lte(42)),
  size: z.strictObject({
    comparison: z.string().check(z.minLength(3), z.maxLength(40)),
    picture: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
    /** Null while the baby is under 1 mm. */
    lengthMm: z.nullable(z.number().check(z.positive())),
    measure: z.enum(['crown-rump', 'crown-heel']),
    /** Whether the object matches the baby's length or weight. Late in pregnancy no object matches both. */
    match: z.enum(['length', 'weight']),
  }),
  /** Null while the baby weighs under 1 g. */
  weightG: z.nullable(z.number().check(z.positive())),
  /** Beats per minute; null while a heartbeat cannot be seen. */
  heartRate: z.nullable(
    z
      .strictObject({ low: z.int().check(z.positive()), high: z.int().check(z.positive()) })
      .check(z.refine(({ low, high }) => low < high, 'low must be below high')),
  ),
  developments: z.tuple([sentence(), sentence()]),
  sources: Sources,
})
export type WeekContent = z.infer<typeof WeekContent>

function sentence() {
  return z.string().check(z.minLength(30), z.maxLength(200))
}

/** The guide's texts for one week in one region. Checklist item ids must not change, because ticks are stored by them. */
export const WeekGuide = z.strictObject({
  week: z.int(),
  region: z.enum(regions),
  trimester: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  baby: z.strictObject({ keyDevelopments: lines(2, 4), organDevelopment: lines(1, 3) }),
  mother: z.strictObject({ physical: lines(2, 4), symptoms: lines(2, 5), emotional: lines(1, 3) }),
  important: z.strictObject({
    appointments: lines(1, 4),
    tests: lines(1, 4),
    precautions: lines(2, 5),
    nutrition: lines(2, 4),
  }),
  tips: z.strictObject({ comfort: lines(1, 3), preparation: lines(1, 3), wellness: lines(1, 3) }),
  journey: z.strictObject({
    title: z.string().check(z.minLength(3), z.maxLength(40)),
    emoji: z.string().check(z.regex(/^\p{Emoji_Presentation}$|^\p{Emoji}\uFE0F$/u)),
    babySize: z.string(),
    milestone: z.nullable(line()),
    specialNotes: lines(0, 3),
    medicalActions: items(),
    nutrition: items(),
    vitalsTracking: items(),
    motherActions: items(),
    partnerActions: items(),
  }),
  journalPrompts: z.strictObject({
    bodySensations: line(),
    energyLevel: line(),
    moodEmotions: line(),
    dreamsMessages: line(),
    messageToBaby: line(),
  }),
  callAbout: z.strictObject({ emergency: lines(2, 8), now: lines(3, 14), today: lines(1, 6) }),
  sources: Sources,
})
export type WeekGuide = z.infer<typeof WeekGuide>

function line() {
  return z.string().check(z.minLength(12), z.maxLength(220))
}

function lines(least: number, most: number) {
  return z.array(line()).check(z.minLength(least), z.maxLength(most))
}

function items() {
  return z.array(z.strictObject({ id: z.string(), text: line() })).check(z.minLength(3), z.maxLength(6))
}

export const guideContract = defineContract({
  'GET /api/guide/weeks/{week}': {
    summary: 'What one week, 4 to 42, brings: comparison, figures and developments, with their sources.',
    access: 'signed-in',
    response: WeekContent,
  },
  'GET /api/guide/weeks/{week}/guide': {
    summary: 'Everything else that the guide says of a week, 4 to 42, as it holds in a region.',
    access: 'signed-in',
    query: z.strictObject({ region: z.enum(regions) }),
    response: WeekGuide,
  },
})
