/** Reads a copy of notes from a file, and validates it as a whole. Import this module lazily, because it loads zod. */
import * as z from 'zod/mini'
import { firstContentWeek, lastContentWeek } from '#features/journey/rules.ts'
import { isCalendarDay } from '#platform/shared/time/calendar.ts'
import { checklistGroups, journalFields } from '../store/notes-format.ts'
import { texts } from '../texts/texts.ts'
import { type LockedCopy, lockedFormat, lockedVersion } from './lock-copy.ts'
import { type Copy, copyFormat, copyVersion } from './make-copy.ts'

// Zod's compiled checks need eval. The page's content security policy forbids eval and reports each try.
z.config({ jitless: true })

/** Browsers store less than this for a site, so no copy is larger. */
export const mostBytes = 16 * 1024 * 1024

const Tick = z.strictObject({ done: z.boolean(), at: z.number().check(z.gte(0), z.lte(8_640_000_000_000_000)) })

const CopyFile = z.strictObject({
  format: z.literal(copyFormat),
  version: z.literal(copyVersion),
  savedAt: z.string().check(z.refine((text) => text[10] === 'T' && isCalendarDay(text.slice(0, 10)))),
  babyName: z.string().check(z.minLength(1), z.maxLength(200)),
  weeks: z
    .array(
      z.strictObject({
        week: z.int().check(z.gte(firstContentWeek), z.lte(lastContentWeek)),
        checklist: z.partialRecord(
          z.enum(checklistGroups),
          z.record(z.string().check(z.regex(/^\d{1,2}-[a-z]{2,12}-\d{1,3}$/)), Tick),
        ),
        journal: z.partialRecord(z.enum(journalFields), z.string()),
      }),
    )
    .check(
      z.maxLength(lastContentWeek - firstContentWeek + 1),
      z.refine((weeks) => new Set(weeks.map(({ week }) => week)).size === weeks.length),
    ),
})

const base64 = z.string().check(z.regex(/^[A-Za-z\d+/]+=*$/))

const LockedFile = z.strictObject({
  format: z.literal(lockedFormat),
  version: z.literal(lockedVersion),
  // A damaged file with far more iterations would keep the browser busy for hours.
  iterations: z.int().check(z.gte(100_000), z.lte(10_000_000)),
  salt: base64,
  iv: base64,
  data: base64,
})

type Reading =
  | { copy: Copy; locked?: never; wrong?: never }
  | { copy?: never; locked: LockedCopy; wrong?: never }
  | { copy?: never; locked?: never; wrong: string }

/** The copy in a file, locked or not, or a sentence that says why it cannot be used. */
export async function readCopy(file: Blob): Promise<Reading> {
  if (file.size > mostBytes) return { wrong: texts.fileTooLarge }
  if (file.size === 0) return { wrong: texts.fileEmpty }
  const text = await file.text().catch(() => null)
  if (text === null) return { wrong: texts.fileUnreadable }
  return readCopyText(text)
}

/** Like `readCopy`, for the text of a file. */
export const readCopyText = (text: string): Reading => check(parse(text))

function check(value: unknown): Reading {
  const { success, data: head } = Head.safeParse(value)
  if (!success) return { wrong: texts.fileNoCopy }
  if (head.version > (head.format === copyFormat ? copyVersion : lockedVersion)) return { wrong: texts.copyTooNew }
  if (head.format === lockedFormat) {
    const { data: locked } = LockedFile.safeParse(value)
    return locked ? { locked } : { wrong: texts.copyDamaged }
  }
  const checked = CopyFile.safeParse(value)
  if (!checked.success) return { wrong: damageWords(value, checked.error.issues[0]?.path) }
  if (checked.data.weeks.length === 0) return { wrong: texts.copyEmpty }
  return { copy: checked.data }
}

const Head = z.object({ format: z.enum([copyFormat, lockedFormat]), version: z.number() })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const Weeks = z.object({ weeks: z.array(z.object({ week: z.int() })) })

/** Says that the copy is damaged, and in which week, if that is known. */
function damageWords(value: unknown, path: readonly PropertyKey[] = []): string {
  const index = path[0] === 'weeks' && typeof path[1] === 'number' ? path[1] : -1
  const week = Weeks.safeParse(value).data?.weeks[index]?.week
  return week === undefined ? texts.copyDamaged : texts.copyDamagedIn(week)
}
