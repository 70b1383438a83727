import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { instant, version } from '#platform/shared/fields.ts'
import { feelings, isStoredInstant, longestContractionMs, ruleLimits } from './rules.ts'
import { texts } from './texts/texts.ts'

/**
 * What a browser noted about a contraction. The browser chooses the key and counts the revisions. Instants are by the server's
 * clock, as far as the browser knows it.
 */
export const ContractionNote = z.object({
  key: z.string(),
  revision: z.int(),
  beganAt: instant(),
  /** Null while it lasts, or if nobody noted its end. */
  endedAt: z.nullable(instant()),
})
export type ContractionNote = z.infer<typeof ContractionNote>

/** The feeling `counted` stands for one movement of a count, which only some regions advise. */
export const Movement = z.object({
  key: z.string(),
  revision: z.int(),
  feltAt: instant(),
  feeling: z.enum(feelings),
})
export type Movement = z.infer<typeof Movement>

/** The rule that the family was told: how far apart contractions are, how long each lasts, and for how long. */
const ToldRule = z.strictObject({
  everyMinutes: within('everyMinutes'),
  /** 0 if the length does not matter. */
  lastingSeconds: within('lastingSeconds'),
  forMinutes: within('forMinutes'),
})
export type ToldRule = z.infer<typeof ToldRule>

export const RuleInput = z.strictObject({ rule: z.nullable(ToldRule) })
export type RuleInput = z.infer<typeof RuleInput>

/** The timer and the movements. Each is null if this member may not see it. */
export const Labour = z.object({
  /** Whether this member is a parent, who may note and change everything here. */
  mayNote: z.boolean(),
  /** The latest contractions, latest first, at most 300. */
  timer: z.nullable(
    z.object({ isShared: z.boolean(), toldRule: z.nullable(ToldRule), contractions: z.array(ContractionNote) }),
  ),
  /** The latest movements, latest first, at most 300. */
  movements: z.nullable(z.object({ isShared: z.boolean(), entries: z.array(Movement) })),
  /** The version of `toldRule`. */
  ruleVersion: version(),
})
export type Labour = z.infer<typeof Labour>

const revision = () => z.int().check(z.gte(1), z.lte(1_000_000))
const time = () => z.nullable(z.string().check(z.refine(isStoredInstant, { error: () => texts.invalidTime })))

export const ContractionInput = z.strictObject({ revision: revision(), beganAt: time(), endedAt: time() }).check(
  z.refine(({ beganAt, endedAt }) => endedAt === null || lengthOf(beganAt, endedAt) >= 0, {
    error: () => texts.endsBeforeItBegan,
    path: ['endedAt'],
  }),
  z.refine(({ beganAt, endedAt }) => endedAt === null || !(lengthOf(beganAt, endedAt) > longestContractionMs), {
    error: () => texts.longerThanAnHour,
    path: ['endedAt'],
  }),
)
export type ContractionInput = z.infer<typeof ContractionInput>

export const MovementInput = z.strictObject({ revision: revision(), feltAt: time(), feeling: z.enum(feelings) })
export type MovementInput = z.infer<typeof MovementInput>

/** Negative without a beginning: a contraction that is removed must not have an end either. */
const lengthOf = (beganAt: string | null, endedAt: string) =>
  beganAt === null ? -1 : Date.parse(endedAt) - Date.parse(beganAt)

function within(field: keyof typeof ruleLimits) {
  const { least, most } = ruleLimits[field]
  return z
    .int()
    .check(
      z.gte(least, { error: () => texts.ruleAtLeast(least) }),
      z.lte(most, { error: () => texts.ruleAtMost(most) }),
    )
}

/** Both fields are optional, so that one parent can share the timer while the other hides the movements. */
const SharingInput = z.strictObject({ timer: z.optional(z.boolean()), movements: z.optional(z.boolean()) }).check(
  z.refine(({ timer, movements }) => timer !== undefined || movements !== undefined, {
    error: () => texts.nothingToShare,
  }),
)
export type SharingInput = z.infer<typeof SharingInput>

/** The stored revision, which may be newer than the request's, and the server's time for comparing the clocks. */
const saved = { revision: z.int(), now: instant() }

export const labourContract = defineContract({
  'GET /api/pregnancies/{pregnancyId}/labour': {
    summary: 'The contractions and movements that a parent noted; for other members only what the parents share.',
    access: 'member',
    response: Labour,
  },
  'PUT /api/pregnancies/{pregnancyId}/contractions/{key}': {
    summary:
      'Notes a contraction under the key that the browser chose, or changes it. Only a higher revision than the stored one changes anything, so a repeated request does no harm. Without a beginning it is removed.',
    access: 'member',
    body: ContractionInput,
    example: { revision: 1, beganAt: '2026-03-15T09:48:10.000Z', endedAt: '2026-03-15T09:49:02.000Z' },
    response: z.object({ ...saved, beganAt: z.nullable(instant()), endedAt: z.nullable(instant()) }),
  },
  'PUT /api/pregnancies/{pregnancyId}/movements/{key}': {
    summary: 'Notes movements under the key that the browser chose, by the same rules as a contraction.',
    access: 'member',
    body: MovementInput,
    example: { revision: 1, feltAt: '2026-03-15T09:40:00.000Z', feeling: 'usual' },
    response: z.object({ ...saved, feltAt: z.nullable(instant()), feeling: z.enum(feelings) }),
  },
  'PUT /api/pregnancies/{pregnancyId}/labour/rule': {
    summary: 'Stores when the family was told to call. Null returns to the rule of the region.',
    access: 'member',
    versioned: 'ruleVersion',
    body: RuleInput,
    example: { rule: { everyMinutes: 6, lastingSeconds: 45, forMinutes: 60 } },
    response: Labour,
  },
  'PUT /api/pregnancies/{pregnancyId}/labour/sharing': {
    summary:
      'Shows the timer or the movements to family, until the birth, or hides them again; what is left out stays as it is. Guests see neither.',
    access: 'member',
    body: SharingInput,
    example: { timer: true, movements: false },
    response: Labour,
  },
})
