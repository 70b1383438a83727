import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { carryings } from '#platform/shared/journey/carrying.ts'
import { regions } from '#platform/shared/place/region.ts'
import { isTimeZone } from '#platform/shared/time/calendar.ts'
import { grades, purposes, stages } from './content/calls.ts'
import { texts } from './texts/texts.ts'

/** The attributes of elements with texts that are not translated. Absent if the texts are in the reader’s language. */
const OtherLanguage = z.optional(z.strictObject({ lang: z.string(), dir: z.enum(['ltr', 'rtl']) }))
export type OtherLanguage = z.infer<typeof OtherLanguage>

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
  /** The growth standard that the weight is from: "Hadlock 1991". Standards differ by hundreds of grams. */
  weightBy: z.string().check(z.minLength(3), z.maxLength(40)),
  /** Beats per minute; null while a heartbeat cannot be seen. */
  heartRate: z.nullable(
    z
      .strictObject({ low: z.int().check(z.positive()), high: z.int().check(z.positive()) })
      .check(z.refine(({ low, high }) => low < high, 'low must be below high')),
  ),
  developments: z.tuple([sentence(), sentence()]),
  otherLanguage: OtherLanguage,
  sources: Sources,
})
export type WeekContent = z.infer<typeof WeekContent>

function sentence() {
  return z.string().check(z.minLength(25), z.maxLength(240))
}

const day = z.int().check(z.gte(0), z.lte(330))

/** A line that holds only on some days of its week. Its first and last day are days since the last period (37+0 is 259). */
const TimedLine = z.strictObject({ text: line(), from: z.optional(day), until: z.optional(day) })

/** A text, with its days if it holds only on some days of its week. */
const Line = z.union([line(), TimedLine])
export type Line = z.infer<typeof Line>

/** The guide's texts for one week in one region. Checklist item ids must not change, because ticks are stored by them. */
export const WeekGuide = z.strictObject({
  week: z.int(),
  region: z.enum(regions),
  trimester: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** The first key development compares the baby with an object. */
  baby: z.strictObject({ keyDevelopments: lines(2, 5), organDevelopment: lines(1, 3) }),
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
    milestone: z.nullable(Line),
    specialNotes: lines(0, 5),
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
  otherLanguage: OtherLanguage,
  sources: Sources,
})
export type WeekGuide = z.infer<typeof WeekGuide>

/** Something to call about, with the first and last day on which it holds, in days since the last period. */
const CallLine = z.strictObject({
  grade: z.enum(grades),
  /** The sign in a few words. `text` begins with the same words. */
  sign: z.string().check(z.minLength(6), z.maxLength(160)),
  text: line(),
  from: z.optional(day),
  until: z.optional(day),
})
export type CallLine = z.infer<typeof CallLine>

/** Everything to call about in a region at one stage. The client selects the lines that hold on the current day. */
export const CallAbout = z.strictObject({
  region: z.enum(regions),
  lines: z.array(CallLine).check(z.minLength(10), z.maxLength(60)),
  otherLanguage: OtherLanguage,
  sources: Sources,
})
export type CallAbout = z.infer<typeof CallAbout>

/** A check or advice after a birth. A check has a last day, and perhaps a first one, in days since the birth. */
const FirstWeeksLine = z.strictObject({
  who: z.enum(['baby', 'parent']),
  /** The check in a few words. `text` begins with the same words. */
  sign: z.string().check(z.minLength(3), z.maxLength(160)),
  text: line(),
  from: z.optional(z.int()),
  until: z.optional(z.int()),
})
export type FirstWeeksLine = z.infer<typeof FirstWeeksLine>

/** The checks of the first weeks in a region. A region without a source has no checks for the baby. */
export const FirstWeeks = z.strictObject({
  region: z.enum(regions),
  lines: z.array(FirstWeeksLine).check(z.minLength(1), z.maxLength(40)),
  otherLanguage: OtherLanguage,
  sources: Sources,
})
export type FirstWeeks = z.infer<typeof FirstWeeks>

const PlaceNumber = z.strictObject({
  purpose: z.enum(purposes),
  number: z.string(),
  /** The name of the helpline. An ambulance needs none. */
  name: z.optional(z.string()),
  /** When or where the number can be reached, if not at all times in the whole country. */
  note: z.optional(z.string()),
})
export type PlaceNumber = z.infer<typeof PlaceNumber>

/** The numbers of one country that are backed by a source. There may be none. */
export const PlaceNumbers = z.strictObject({
  /** Null for a time zone that belongs to no country. */
  country: z.nullable(z.string()),
  numbers: z.array(PlaceNumber),
  sources: z.array(z.strictObject({ key: z.string(), title: z.string(), url: z.optional(z.string()) })),
  /** The day on which the numbers were last compared with their sources; null if there are none. */
  checked: z.nullable(z.string()),
})
export type PlaceNumbers = z.infer<typeof PlaceNumbers>

function line() {
  return z.string().check(z.minLength(12), z.maxLength(260))
}

function lines(least: number, most: number) {
  return z.array(Line).check(z.minLength(least), z.maxLength(most))
}

function items() {
  return z.array(z.extend(TimedLine, { id: z.string() })).check(z.minLength(3), z.maxLength(6))
}

export const guideContract = defineContract({
  'GET /api/guide/weeks/{week}': {
    summary: 'What one week, 4 to 42, brings: comparison, figures and developments, with their sources.',
    access: 'signed-in',
    response: WeekContent,
  },
  'GET /api/guide/weeks/{week}/guide': {
    summary:
      'The guide for a week, 4 to 42, in a region, and for the number of babies if it is known: texts, checklists and journal questions.',
    access: 'signed-in',
    query: z.strictObject({ region: z.enum(regions), carrying: z.optional(z.enum(carryings)) }),
    response: WeekGuide,
  },
  'GET /api/guide/call-about': {
    summary:
      'What to call about in a region: how urgent each sign is, and when it applies. The stage is the pregnancy unless given.',
    access: 'signed-in',
    query: z.strictObject({
      region: z.enum(regions),
      carrying: z.optional(z.enum(carryings)),
      stage: z.optional(z.enum(stages)),
    }),
    response: CallAbout,
  },
  'GET /api/guide/first-weeks': {
    summary: 'The checks of baby and mother in the first weeks after a birth, in a region.',
    access: 'signed-in',
    query: z.strictObject({ region: z.enum(regions) }),
    response: FirstWeeks,
  },
  'GET /api/guide/numbers/{country}': {
    summary:
      'Whom to call in a country: an ambulance and helplines, with their sources. Numbers without a source are left out.',
    access: 'signed-in',
    response: PlaceNumbers,
  },
  'GET /api/guide/numbers': {
    summary: 'Emergency numbers and helplines for the country of a time zone, for a reader abroad.',
    access: 'signed-in',
    query: z.strictObject({ timeZone: z.string().check(z.refine(isTimeZone, { error: () => texts.unknownTimeZone })) }),
    response: PlaceNumbers,
  },
})
