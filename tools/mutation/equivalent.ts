/** Faults that change nothing anybody could notice, each with the reason. A fault that a test can notice has no place here. */
import type { Mutant } from './plant.ts'

/** In the line that holds `at`, `original` becomes `changed`. */
type Equivalent = { path: string; at: string; original: string; changed: string; why: string }

const cached = 'src/app/client/worker/cached-responses.ts'
const worker = 'src/app/client/worker/worker.ts'
const guide = 'src/features/guide/rules.ts'
const unused = 'nobody reads what is returned here'
const falsy = 'undefined counts as no, as false does'

const equivalents: readonly Equivalent[] = [
  { path: cached, original: '0', changed: '1', why: 'a count of which only changes are compared' },
  { path: cached, original: '0', changed: '-1', why: 'a count of which only changes are compared' },
  { path: cached, original: '1', changed: '2', why: 'a count of which only changes are compared' },
  { path: cached, original: "value ?? ''", changed: 'value', why: 'the pattern fits undefined as little as it fits an empty text' },
  { path: cached, original: "''", changed: "'planted'", why: 'the pattern fits neither' },
  { path: cached, original: 'instance ?? owner?.instance ?? {}', changed: 'instance ?? owner?.instance', why: 'spread out, undefined is as empty as {}' },
  { path: worker, original: "headers.get('content-type')?.startsWith('text/html') ?? false", changed: "headers.get('content-type')?.startsWith('text/html')", why: falsy },
  { path: worker, original: "headers.get('content-type')?.startsWith('application/json') ?? false", changed: "headers.get('content-type')?.startsWith('application/json')", why: falsy },
  { path: worker, original: "''", changed: "'planted'", why: 'splitting a text always gives a first part, and the shell holds the mark' },
  { path: worker, original: '!isPageData(pageData)', changed: 'false', why: 'taking undefined apart throws, which is caught and has the same effect' },
  { path: worker, original: 'isEntrance', changed: 'true', why: 'no other change is sent between signing out and the next entrance' },
  { path: guide, original: 'a < b', changed: 'true', why: 'reached only by two ids with the same hash of 32 bits' },
  { path: guide, original: 'a < b', changed: 'false', why: 'reached only by two ids with the same hash of 32 bits' },
  { path: guide, original: 'a < b', changed: 'a <= b', why: 'reached only by two ids with the same hash of 32 bits' },
  { path: guide, original: 'a < b', changed: 'a >= b', why: 'reached only by two ids with the same hash of 32 bits' },
  { path: guide, original: '1', changed: '2', why: 'only the sign of what a comparison gives counts' },
  { path: guide, original: 'character.codePointAt(0) ?? 0', changed: 'character.codePointAt(0)', why: 'a character always has a code point' },
  { path: guide, original: 'ounces < 9.95', changed: 'ounces <= 9.95', why: 'no weight in grams is exactly 9.95 ounces' },
  { path: guide, original: 'value < 0.995', changed: 'value <= 0.995', why: 'no length in millimetres is exactly 0.995 inches' },
  { path: 'src/features/journey/rules.ts', original: 'days > 0', changed: 'days >= 0', why: '0 days have been answered before' },
  { path: 'src/features/contacts/rules.ts', original: "''", changed: "'planted'", why: 'letters are taken out of a number afterwards' },
]

const used = new Set<Equivalent>()

export function findEquivalent({ path, original, changed }: Mutant, line: string): Equivalent | undefined {
  const found = equivalents.find(
    (one) => one.path === path && line.includes(one.at) && one.original === original && one.changed === changed,
  )
  if (found) used.add(found)
  return found
}

/** Entries for these files that no surviving fault needed. */
export function unusedEquivalents(paths: readonly string[]): string[] {
  return equivalents
    .filter((one) => paths.includes(one.path) && !used.has(one))
    .map(({ path, original, changed }) => `${path}: ${original} → ${changed}`)
}
