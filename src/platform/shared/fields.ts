/** The kinds of fields in forms and calls. Browser and server check them with the same code. */
import * as z from 'zod/mini'
import './messages/validation.ts'
import { grants, type Rights, type Section } from './section.ts'
import { texts } from './texts/texts.ts'
import { isCalendarDay } from './time/calendar.ts'

type TextLimits = { min?: number; max: number; required?: () => string; lines?: boolean }

/** The maximum number of characters of each `text` and `password`, for forms. The key is the schema that limits the length. */
export const mostCharacters = new WeakMap<object, number>()

/**
 * Text that people type: trimmed, in Unicode NFC, `min` to `max` code points, without ASCII control characters
 * (except tabs) or lone surrogates. One line unless `lines` is set. A required text needs a visible character.
 */
export const text = ({ min = 0, max, required = () => texts.required, lines = false }: TextLimits) =>
  z.pipe(
    normalised(
      max,
      () => texts.tooLong(max),
      (value) => value.trim(),
    ),
    limited(
      max,
      z.refine((value) => value.isWellFormed() && !unprintable.test(value), { error: cannotBeSaved }),
      z.refine((value) => lines || !lineBreaking.test(value), { error: cannotBeSaved }),
      z.refine((value) => min === 0 || visible.test(value), { error: required, abort: true }),
      z.refine((value) => codePoints(value) >= min, { error: () => texts.tooShort(min) }),
    ),
  )

/** An email in normalised form for lookup, rate limits and storage: NFC, trimmed, lower case, at most 254 characters. */
export const email = () =>
  z.pipe(
    normalised(254, invalidEmail, (value) => value.trim().toLowerCase()),
    z.string().check(
      z.refine((value) => value.length > 0, { error: () => texts.required, abort: true }),
      z.refine((value) => value.length <= 254 && value.isWellFormed() && emailShape.test(value), {
        error: invalidEmail,
      }),
    ),
  )

/** A password exactly as typed, in NFC, with up to 256 code points. A longer one is refused, not cut off. */
export const password = ({ min }: { min: number }) =>
  z.pipe(
    normalised(
      256,
      () => texts.tooLong(256),
      (value) => value,
    ),
    limited(
      256,
      z.refine((value) => value.length > 0, { error: () => texts.required, abort: true }),
      z.refine((value) => value.isWellFormed() && !value.includes('\0'), { error: cannotBeSaved }),
      z.refine((value) => codePoints(value) >= min, { error: () => texts.tooShort(min) }),
    ),
  )

/** `YYYY-MM-DD`, a day that exists. */
export const calendarDay = () => z.string().check(z.refine(isCalendarDay, { error: () => texts.invalidDate }))

/** A link to a page or picture on the internet, normalised: http or https, at most 2,000 characters. */
export const link = () =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.trim()),
    ),
    z.pipe(
      z
        .string()
        .check(z.refine((value) => value.length <= 2000 && isWebAddress(value), { error: () => texts.invalidLink })),
      z.transform((value: string) => new URL(value).href),
    ),
  )

/** The format of an idempotency key. */
export const sendKeyShape = /^[\w-]{16,64}$/

/** An idempotency key that the page generates, so a repeated request creates nothing twice. */
export const sendKey = () => z.string().check(z.regex(sendKeyShape, { error: () => texts.invalidKey }))

/** ISO 8601 in UTC. */
export const instant = () => z.string()

/** An instant in a database or an export. Responses skip this check, because the server writes them itself. */
export const storedInstant = () =>
  z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)), { error: () => texts.invalidTime }))

/** The version of a thing. It changes whenever a field changes that people can edit (`platform/server/versions`). */
export const version = () => z.string()

/** A positive integer that a database can hold. */
export const id = () => z.int().check(z.gte(1), z.lte(2_147_483_647))

/** A grant for each section. Only the server knows all sections, and checks them with `rightsLike`. */
export const rightsBySection = z.record(z.custom<Section>(), z.enum(grants))

/** A grant for each section of these rights, and for no other. */
export const rightsLike = (rights: Rights) =>
  // The keys of rights are sections.
  z.record(z.enum(Object.keys(rights) as Section[]), z.enum(grants))

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

// Characters that start a new line or change the text direction.
const lineBreaking = /[\n\r\u0085\u2028\u2029\u202a-\u202e\u2066-\u2069]/

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

// Deliberately narrower than RFC 5322: no quoted local parts and no line breaks can reach a mail header.
const emailShape =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u

const cannotBeSaved = () => texts.cannotBeSaved
const invalidEmail = () => texts.invalidEmail

/** Refuses more than 2 × `max` UTF-16 units before NFC is applied, because normalising many accents is very slow. */
const normalised = (max: number, refusal: () => string, change: (value: string) => string) =>
  z.pipe(
    z.string().check(z.refine((value) => value.length <= 2 * max, { error: refusal, abort: true })),
    z.transform((value: string) => change(value.normalize('NFC'))),
  )

/** Text of at most `max` code points, after these checks. */
function limited(max: number, ...checks: z.core.$ZodCheck<string>[]) {
  const schema = z.string().check(
    ...checks,
    z.refine((value) => codePoints(value) <= max, { error: () => texts.tooLong(max) }),
  )
  mostCharacters.set(schema, max)
  return schema
}

/** The length in code points, which the limits count: a simple emoji is one. */
const codePoints = (value: string): number => [...value].length

function isWebAddress(value: string): boolean {
  // Refused before parsing: line breaks, which the URL parser drops, lone surrogates, which it replaces, and `https:/a`,
  // which browsers read as a path of the current site.
  if (!value.isWellFormed() || /\p{Cc}/u.test(value) || !/^https?:\/\/./i.test(value) || !URL.canParse(value))
    return false
  return /[^.]\.[^.]/.test(new URL(value).hostname)
}
