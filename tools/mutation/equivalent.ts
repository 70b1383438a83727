/** Faults that change no observable behaviour, each with the reason. List none here that a test could notice. */
import type { Mutant } from './plant/plant.ts'

/** In the line that holds `at`, `original` becomes `changed`. */
type Equivalent = { at: string; original: string; changed: string; why: string }

const counter = 'only changes of this count are compared'
const unread = 'nobody reads what is given back'
const falsy = 'undefined counts as no, as false does'
const justChanged = 'the row was changed in the same transaction, so it is there; only the compiler asks'
const unreachable = 'the value is always there; only the compiler asks'
const quicker = 'only quicker: what is cached is computed again to the same effect'
const sameHash = 'reached only by two ids with the same hash of 32 bits'

const equivalents: Readonly<Record<string, readonly Equivalent[]>> = {
  'src/app/client/worker/cached-responses.ts': [
    { at: 'let wipeCount', original: '0', changed: '1', why: counter },
    { at: 'let wipeCount', original: '0', changed: '-1', why: counter },
    { at: 'wipeCount += 1', original: '1', changed: '2', why: counter },
    { at: '}, false)', original: 'false', changed: 'true', why: unread },
    { at: 'confirmSignOut', original: 'false', changed: 'true', why: unread },
    { at: 'new URL(path, loc', original: "''", changed: "'planted'", why: 'it fits the pattern as little' },
    { at: "value ?? ''", original: "value ?? ''", changed: 'value', why: 'undefined fits the pattern as little' },
    {
      at: '?? {}',
      original: 'instance ?? owner?.instance ?? {}',
      changed: 'instance ?? owner?.instance',
      why: 'spread out, undefined is as empty as {}',
    },
  ],
  'src/app/client/worker/worker.ts': [
    {
      at: "'text/html') ?? false",
      original: "headers.get('content-type')?.startsWith('text/html') ?? false",
      changed: "headers.get('content-type')?.startsWith('text/html')",
      why: falsy,
    },
    {
      at: "'application/json') ?? false",
      original: "headers.get('content-type')?.startsWith('application/json') ?? false",
      changed: "headers.get('content-type')?.startsWith('application/json')",
      why: falsy,
    },
    { at: 'split(pageDataPlace)', original: "''", changed: "'planted'", why: 'a text always has a first part' },
    {
      at: '!isPageData(pageData)',
      original: '!isPageData(pageData)',
      changed: 'false',
      why: 'taking undefined apart throws, which is caught to the same effect',
    },
    {
      at: 'confirmSignOut()',
      original: 'isSignIn',
      changed: 'true',
      why: 'between signing out and the next entrance no other change is sent',
    },
  ],
  'src/platform/shared/time/calendar.ts': [
    {
      at: '/^[a-z]/i',
      original: '/^[a-z]/i',
      changed: '/[a-z]/i',
      why: 'beyond names that begin with a letter, Intl accepts only offsets, which have none',
    },
    {
      at: 'const second =',
      original: 'instant.getTime() / 1000',
      changed: 'instant.getTime() * 1000',
      why: quicker,
    },
    { at: 'zone.second !==', original: 'zone.second !== second', changed: 'true', why: quicker },
    {
      at: '-\\d{2}$/.test',
      original: '/^\\d{4}-\\d{2}-\\d{2}$/',
      changed: '/\\d{4}-\\d{2}-\\d{2}$/',
      why: 'with anything before the year, month or day is no number',
    },
    { at: "day: ''", original: "''", changed: "'planted'", why: 'it is replaced before it is read' },
  ],
  'src/platform/shared/time/wall-clock.ts': [
    {
      at: '!isCalendarDay(day)',
      original: '!isCalendarDay(day) || hours === undefined || minutes === undefined',
      changed: '!isCalendarDay(day) || hours === undefined && minutes === undefined',
      why: 'hours and minutes are found together',
    },
    ...["'hour'", "'minute'", "'second'"].map((part) => ({
      at: 'const second =',
      original: `parts.get(${part}) ?? 0`,
      changed: `parts.get(${part})`,
      why: unreachable,
    })),
    { at: 'const second =', original: '0', changed: '1', why: unreachable },
    { at: 'const second =', original: '0', changed: '-1', why: unreachable },
  ],
  'src/platform/shared/region.ts': ['', '^'].map((start) => ({
    at: 'const british',
    original: '/^(Europe\\/(London|Belfast|Guernsey|Jersey|Isle_of_Man)|GB.*)$/',
    changed: `/${start}(Europe\\/(London|Belfast|Guernsey|Jersey|Isle_of_Man)|GB.*)${start ? '' : '$'}/`,
    why: 'no time zone has such a name within a longer one',
  })),
  'src/platform/shared/fields.ts': [
    { at: '2 * max', original: 'true', changed: 'false', why: 'a pipe stops at its first refusal' },
  ],
  'src/features/trash/rules.ts': [
    { at: '.split(/[\\r\\n]/)', original: "''", changed: "'planted'", why: 'a text always has a first line' },
  ],
  'src/features/growth/rules.ts': [
    { at: 'z < 0', original: 'z < 0', changed: 'z <= 0', why: 'at 0 both sides have half of all babies' },
  ],
  'src/features/appointments/server/feed/build-calendar.ts': [
    { at: 'if (bytes)', original: 'bytes', changed: 'false', why: quicker },
    { at: 'underWay.set', original: 'underWay.set(etag, printing)', changed: '', why: quicker },
    { at: 'texts.set', original: 'texts.set(calendar.etag, calendar.bytes)', changed: '', why: quicker },
    { at: 'if (known)', original: 'known', changed: 'false', why: quicker },
    { at: 'caches.set', original: 'caches.set(db, opened)', changed: '', why: quicker },
    { at: 'const slice', original: '50', changed: '51', why: 'all are read, however many at a time' },
    { at: 'const slice', original: '50', changed: '49', why: 'all are read, however many at a time' },
    {
      at: 'read < marks.length',
      original: 'read < marks.length',
      changed: 'read <= marks.length',
      why: 'beyond the last mark no event is read',
    },
  ],
  'src/features/wishlist/server/notices/tell-givers.ts': [
    ...['true', 'takers.size >= 0'].map((changed) => ({
      at: 'takers.size',
      original: 'takers.size > 0',
      changed,
      why: 'without takers nobody asks',
    })),
    { at: 'takers.size', original: '0', changed: '-1', why: 'without takers nobody asks' },
  ],
  'src/features/appointments/server/feed/print-calendar.ts': [
    ...['false', 'line.length * 3 < longestLine'].map((changed) => ({
      at: 'line.length * 3',
      original: 'line.length * 3 <= longestLine',
      changed,
      why: 'lines that are short enough go through the loop unchanged',
    })),
    { at: 'line.length * 3', original: '3', changed: '4', why: 'short lines go through the loop unchanged' },
    { at: 'codePointAt', original: 'line.codePointAt(at) ?? 0', changed: 'line.codePointAt(at)', why: unreachable },
    { at: 'codePointAt', original: '0', changed: '1', why: unreachable },
    { at: 'codePointAt', original: '0', changed: '-1', why: unreachable },
    { at: 'usualMinutes', original: '60_000', changed: '60001', why: 'a calendar counts whole seconds' },
  ],
  'src/features/appointments/server/feed/own-feed.ts': [
    { at: 'last_read_at', original: 'last_read_at: null', changed: '', why: 'the column is null without it' },
  ],
  'src/features/appointments/server/feed/read-feed.ts': [
    { at: 'recognise', original: '0', changed: '1', why: 'a calendar has no session, and nobody looks at it' },
    { at: 'recognise', original: '0', changed: '-1', why: 'a calendar has no session, and nobody looks at it' },
    {
      at: 'recognise',
      original: 'false',
      changed: 'true',
      why: 'a calendar founds no journey, and nobody looks at it',
    },
    {
      at: '!feed',
      original: '!feed || !person?.membership',
      changed: '!feed && !person?.membership',
      why: 'an address is found only with its membership',
    },
  ],
  'src/features/growth/server/commands.ts': [
    {
      at: 'millimetres * 10',
      original: 'Math.round(millimetres * 10)',
      changed: 'Math.floor(millimetres * 10)',
      why: 'ten times a number with one decimal is whole, for each that can be entered',
    },
  ],
  'src/platform/server/trash/soft-delete.ts': [
    { at: 'if (row.deleted_at', original: 'row.deleted_at !== null', changed: 'true', why: 'sets null to null' },
    {
      at: 'const old',
      original: "storage.db.selectFrom(table).select('id').where('deleted_at', '<', since)",
      changed: "storage.db.selectFrom(table).select('id')",
      why: 'each row is asked again before it is deleted',
    },
    { at: 'const old', original: "'<'", changed: "'<='", why: 'each row is asked again before it is deleted' },
    { at: 'const row', original: "'<'", changed: "'<='", why: 'only older rows are found at first' },
  ],
  'src/features/appointments/server/commands.ts': [
    { at: 'deleted_at: null', original: 'deleted_at: null', changed: '', why: 'the column is null without it' },
    { at: '!appointment', original: '!appointment', changed: 'false', why: justChanged },
    { at: '!appointment', original: "throw new AppError('not-found')", changed: '', why: justChanged },
    { at: '!appointment', original: "'not-found'", changed: "''", why: justChanged },
  ],
  'src/features/guide/rules.ts': [
    { at: 'a < b', original: 'a < b', changed: 'true', why: sameHash },
    { at: 'a < b', original: 'a < b', changed: 'false', why: sameHash },
    { at: 'a < b', original: 'a < b', changed: 'a <= b', why: sameHash },
    { at: 'a < b', original: 'a < b', changed: 'a >= b', why: sameHash },
    { at: 'a < b', original: '1', changed: '2', why: sameHash },
    { at: 'a < b', original: '1', changed: '0', why: sameHash },
    {
      at: 'codePointAt',
      original: 'character.codePointAt(0) ?? 0',
      changed: 'character.codePointAt(0)',
      why: 'a character always has a code point',
    },
    { at: '9.95', original: 'ounces < 9.95', changed: 'ounces <= 9.95', why: 'no weight in grams is exactly 9.95 oz' },
    { at: '0.995', original: 'value < 0.995', changed: 'value <= 0.995', why: 'no length or weight is exactly that' },
  ],
  'src/features/journey/rules.ts': [
    { at: 'days > 0', original: 'days > 0', changed: 'days >= 0', why: '0 days are answered a line before' },
    { at: 'days > 0', original: '0', changed: '-1', why: '0 days are answered a line before' },
  ],
  'src/features/contacts/rules.ts': [
    { at: "'(0)'", original: "''", changed: "'planted'", why: 'letters are taken out of the number afterwards' },
  ],
}

const used = new Set<Equivalent>()

export function findEquivalent({ path, original, changed }: Mutant, line: string): Equivalent | undefined {
  const found = equivalents[path]?.find(
    (one) => line.includes(one.at) && one.original === original && one.changed === changed,
  )
  if (found) used.add(found)
  return found
}

/** Entries for these files that no surviving fault needed. */
export function unusedEquivalents(paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    (equivalents[path] ?? [])
      .filter((one) => !used.has(one))
      .map(({ original, changed }) => `${path}: ${original} → ${changed}`),
  )
}
