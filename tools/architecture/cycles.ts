/** The dependencies between features, and the cycles among them. */
import type { Source } from './read-source.ts'
import { isSamples, isTest, type Place } from './rules.ts'

/** Feature → the features it depends on → one import, or one use of a table, as evidence. */
export type Needs = Map<string, Map<string, string>>

/** Records that a file of one feature imports a file of another. Imports by tests and fixtures do not count. */
export function noteNeed(needs: Needs, from: Place, to: Place): void {
  if (!from.feature || !to.feature || from.feature === to.feature) return
  if (isForTests(from)) return
  // Importing an event does not count, because a reaction needs only the event's name.
  if (from.file === 'server/manifest.ts' && to.file === 'events.ts') return

  note(needs, from.feature, to.feature, `${from.path} → ${to.path}`)
}

/** The tables of people and journeys, to which all other rows belong. */
const rootTables = ['users', 'pregnancies']

/**
 * Records that a file uses tables of other features in SQL, which counts like an import. A foreign key to the row of a
 * person or journey, and a lock on such a row, do not count: they only say to whom another row belongs.
 */
export function noteTables(needs: Needs, from: Place, source: Source, owners: ReadonlyMap<string, string>): void {
  if (!from.feature || isForTests(from) || isSamples(from)) return
  const pointed = source.pointedTables.filter(({ name }) => !rootTables.includes(name))
  for (const { name, line } of [...source.usedTables, ...pointed]) {
    const owner = owners.get(name)
    if (owner && owner !== 'platform' && owner !== from.feature)
      note(needs, from.feature, owner, `${from.path}:${line} → the table ${name} of ${owner}`)
  }
}

function note(needs: Needs, feature: string, other: string, example: string): void {
  const others = needs.get(feature) ?? new Map<string, string>()
  if (!others.has(other)) others.set(other, example)
  needs.set(feature, others)
}

const isForTests = (at: Place) => isTest(at) || at.file === 'fixtures.ts'

/** A sentence for each cycle of features: the shortest one through each feature. */
export function checkNeeds(needs: Needs): string[] {
  const rings = new Map<string, string[]>()
  for (const feature of [...needs.keys()].sort()) {
    const ring = shortestRing(needs, feature)
    const members = ring?.toSorted().join()
    if (ring && members && !rings.has(members)) rings.set(members, ring)
  }
  return [...rings.values()].map((ring) => ringSentence(needs, ring))
}

function shortestRing(needs: Needs, start: string): string[] | null {
  const paths = [[start]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const next of needs.get(path.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return path
      if (!seen.has(next)) paths.push([...path, next])
      seen.add(next)
    }
  }
  return null
}

function ringSentence(needs: Needs, ring: string[]): string {
  const examples = ring.map((feature, index) => needs.get(feature)?.get(ring[(index + 1) % ring.length] ?? ''))
  return [
    `${[...ring, ring[0]].join(' → ')}: features may not need each other: emit an event, or compose them in a page`,
    ...examples.map((example) => `  ${example}`),
  ].join('\n    ')
}
