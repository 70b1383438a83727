import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { calendarDay, id, password, text, version } from '#platform/shared/fields.ts'
import { carryings, placentas } from '#platform/shared/journey/carrying.ts'
import { hideables } from '#platform/shared/journey/hideable.ts'
import { journeyStates } from '#platform/shared/journey/journey-state.ts'
import { Picture, pictureLimits, pictureQuery } from '#platform/shared/picture.ts'
import { regions } from '#platform/shared/place/region.ts'
import { roles } from '#platform/shared/role.ts'
import { isTimeZone } from '#platform/shared/time/calendar.ts'
import { units } from '#platform/shared/units.ts'
import { audiences, mostChildren, parentParts } from './rules.ts'
import { texts } from './texts/texts.ts'

/** A parent as the family knows them; `calledAs` is what the baby will call them, and may be empty. */
const Parent = z.object({
  part: z.enum(parentParts),
  userId: id(),
  displayName: z.string(),
  calledAs: z.string(),
  profileImageUrl: z.nullable(z.string()),
})

const Child = z.object({
  name: z.string(),
  weightG: z.nullable(z.int()),
  lengthMm: z.nullable(z.int()),
})

/** What the parents said when they last changed the state. */
const StateChange = z.object({
  changedAt: z.string(),
  /** The day of the birth or the loss. */
  happenedOn: z.nullable(z.string()),
  /** The parents' own words for the members who are told. */
  message: z.string(),
  /** Who reads this. To other members it looks like a pause. */
  toldTo: z.enum(audiences),
  /** The children of the birth, even after a child has died; empty without a birth. */
  children: z.array(Child),
  /** The picture of the birth; null without one, and in every state but `born`. */
  picture: z.nullable(Picture),
  /** The time until which a parent may take the last change back; null once it has passed. */
  canTakeBackUntil: z.nullable(z.string()),
})

/**
 * `dueDate`, `gestationalAge` and `daysRemaining` are null until the parents set a due date. After the due date `daysRemaining`
 * stays 0. In every state but `expecting`, `gestationalAge` and `daysRemaining` are null, and `currentWeek` is the week in
 * which counting stopped. If a birth or a loss was earlier than that, members who are told of it get its week.
 */
export const Pregnancy = z.object({
  id: id(),
  babyName: z.string(),
  dueDate: z.nullable(z.string()),
  currentWeek: z.int(),
  gestationalAge: z.nullable(z.object({ weeks: z.int(), days: z.int() })),
  daysRemaining: z.nullable(z.int()),
  timeZone: z.string(),
  units: z.enum(units),
  /** The region whose care the guide describes. */
  region: z.enum(regions),
  /** The country of the emergency numbers, as a two-letter ISO 3166 code; null if not known. */
  country: z.nullable(z.string()),
  /** The number of babies; null if not known. */
  babies: z.nullable(z.int()),
  /** Whether there are several babies, and whether any share a placenta. The guide uses it to choose its texts. */
  carrying: z.enum(carryings),
  /** What the parents hide for everybody. */
  hides: z.array(z.enum(hideables)),
  parents: z.array(Parent),
  state: z.enum(journeyStates),
  /** Null in the state `expecting`. */
  stateChange: z.nullable(StateChange),
  /** The version of the settings: the fields of PATCH. */
  version: version(),
  parentsVersion: version(),
  hidesVersion: version(),
})
export type Pregnancy = z.infer<typeof Pregnancy>

export const PregnancySettings = z.strictObject({
  babyName: text({ min: 1, max: 60 }),
  /** Null clears the due date. Nothing is counted until a new one is set. */
  dueDate: z.nullable(calendarDay()),
  timeZone: z.optional(z.string().check(z.refine(isTimeZone, { error: () => texts.invalidTimeZone }))),
  units: z.optional(z.enum(units)),
  region: z.optional(z.enum(regions)),
  /** Only the format is checked here, so browsers need not load the list of countries. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, { error: () => texts.invalidCountry }))),
  babies: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(mostChildren)))),
  /** Whether any of several babies share a placenta, or each has its own; null if not known. */
  placentas: z.optional(z.nullable(z.enum(placentas))),
})
export type PregnancySettings = z.infer<typeof PregnancySettings>

/** None, one or two admins of the journey, each with a different part: mother or partner. */
const Parents = z
  .array(
    z.strictObject({
      part: z.enum(parentParts),
      userId: id(),
      displayName: text({ min: 1, max: 60 }),
      calledAs: text({ max: 60 }),
    }),
  )
  .check(z.maxLength(parentParts.length))

/** A birth needs `happenedOn` and `children`. A loss may have `happenedOn`. Both may have `toldTo`; no other state has any of them. */
export const StateInput = z.strictObject({
  state: z.enum(journeyStates),
  /** `changedAt` of the latest change that the person saw; null if they saw none. The response is 409 if it is outdated. */
  seen: z.optional(z.nullable(z.string())),
  happenedOn: z.optional(z.nullable(calendarDay())),
  message: z.optional(text({ max: 500, lines: true })),
  toldTo: z.optional(z.enum(audiences)),
  children: z.optional(
    z
      .array(
        z.strictObject({
          name: text({ min: 1, max: 60 }),
          weightG: z.nullable(z.int().check(z.gte(200), z.lte(7000))),
          lengthMm: z.nullable(z.int().check(z.gte(200), z.lte(700))),
        }),
      )
      .check(z.maxLength(mostChildren)),
  ),
})
export type StateInput = z.infer<typeof StateInput>

export const ParentsInput = z.strictObject({ parents: Parents })
export type ParentsInput = z.infer<typeof ParentsInput>

export const HidesInput = z.strictObject({ hides: z.array(z.enum(hideables)).check(z.maxLength(hideables.length)) })
export type HidesInput = z.infer<typeof HidesInput>

/** The addresses in `today` are cached daily. Those in `forDays` rarely change, so devices cache them for days. */
export const OfflineAddresses = z.object({ today: z.array(z.string()), forDays: z.array(z.string()) })
export type OfflineAddresses = z.infer<typeof OfflineAddresses>

/** A journey that the caller follows. */
export const OwnJourney = z.object({
  id: id(),
  babyName: z.string(),
  role: z.enum(roles),
  isCurrent: z.boolean(),
})
export type OwnJourney = z.infer<typeof OwnJourney>

export const journeyContract = defineContract({
  'GET /api/pregnancies/current': {
    summary: 'The current journey of the person; 404 if there is none yet.',
    access: 'member',
    response: Pregnancy,
  },
  'GET /api/pregnancies/current/offline': {
    summary: 'The addresses that a device should cache for offline use, for this person and today.',
    access: 'member',
    response: OfflineAddresses,
  },
  'POST /api/pregnancies/initialize': {
    summary: 'Begins a journey of the person’s own, or returns the journey that they already follow.',
    access: 'signed-in',
    response: Pregnancy,
  },
  'PATCH /api/pregnancies/{pregnancyId}': {
    summary:
      'Changes the nickname, the due date, the number of babies, and the family’s time zone, units, region and country.',
    access: 'admin',
    versioned: 'version',
    body: PregnancySettings,
    example: { babyName: 'Pip', dueDate: '2026-05-30', timeZone: 'Europe/London' },
    response: Pregnancy,
  },
  'DELETE /api/pregnancies/{pregnancyId}': {
    summary: 'Deletes the journey with everything in it, for everybody. Only its last admin can.',
    access: 'admin',
    body: z.strictObject({ currentPassword: password({ min: 1 }) }),
    example: { currentPassword: 'seven quiet herons' },
  },
  'PUT /api/pregnancies/{pregnancyId}/parents': {
    summary: 'Sets which admins are the parents, and what they are called.',
    access: 'admin',
    versioned: 'parentsVersion',
    body: ParentsInput,
    example: {
      parents: [{ part: 'mother', userId: 1, displayName: 'Nora', calledAs: 'Mum' }],
    },
    response: Pregnancy,
  },
  'PUT /api/pregnancies/{pregnancyId}/hides': {
    summary: 'Sets what is hidden for everybody who follows the journey.',
    access: 'admin',
    versioned: 'hidesVersion',
    body: HidesInput,
    example: { hides: ['comparisons'] },
    response: Pregnancy,
  },
  'PUT /api/pregnancies/{pregnancyId}/state': {
    summary: 'Pauses the journey, resumes it, or says that the baby is born or that the pregnancy has ended.',
    access: 'admin',
    body: StateInput,
    example: { state: 'paused' },
    response: Pregnancy,
  },
  'DELETE /api/pregnancies/{pregnancyId}/state': {
    summary: 'Takes back the last change of state with its corrections, within 30 days.',
    access: 'admin',
    query: z.strictObject({ seen: z.optional(z.string()) }),
    response: Pregnancy,
  },
  'POST /api/pregnancies/{pregnancyId}/birth-picture': {
    summary: 'Sets the picture that home shows after a birth, and deletes the previous one.',
    access: 'admin',
    kind: 'upload',
    file: 'picture',
    maxBytes: pictureLimits.maxBytes,
    response: Pregnancy,
  },
  'DELETE /api/pregnancies/{pregnancyId}/birth-picture': {
    summary: 'Deletes the picture of the birth.',
    access: 'admin',
    response: Pregnancy,
  },
  'GET /api/birth-pictures/{filename}': {
    summary:
      'The picture of the birth at full size, or at the smallest stored size that is at least `w` pixels wide. Only for members who are told of the birth.',
    access: 'member',
    kind: 'file',
    query: pictureQuery(),
  },
  'GET /api/pregnancies': {
    summary: 'The journeys that the person follows, last joined first.',
    access: 'signed-in',
    response: z.array(OwnJourney),
  },
  'PUT /api/pregnancies/current': {
    summary: 'Switches to another journey that the person follows.',
    access: 'signed-in',
    body: z.strictObject({ id: id() }),
    example: { id: 1 },
    response: Pregnancy,
  },
})
