/** Collects the dependencies between features and finds cycles. */
import type { Source } from './read-source.ts'
import { isSamples, isTest, type Place } from './rules.ts'

/**
 * For each feature, the features that it depends on. Each has one example of the dependency: an import, or the use of a
 * table.
 */
export type Dependencies = Map<string, Map<string, string>>

/** Records that a file of one feature imports a file of another. Imports by tests and fixtures do not count. */
export function recordImport(dependencies: Dependencies, from: Place, to: Place): void {
  if (!from.feature || !to.feature || from.feature === to.feature) return
  if (isForTests(from)) return
  // Importing an event does not count: a manifest that reacts to another feature's event needs only the event's name.
  if (from.file === 'server/manifest.ts' && to.file === 'events.ts') return

  record(dependencies, from.feature, to.feature, `${from.path} → ${to.path}`)
}

/** The tables of people and journeys. Rows of other tables belong to a person or a journey. */
const rootTables = ['users', 'pregnancies']

/**
 * Records that a file uses tables of other features in SQL. That is a dependency, like an import. Foreign keys to people
 * or journeys, and locks on their rows, do not count: every feature has rows that belong to a person or a journey.
 */
export function recordTables(
  dependencies: Dependencies,
  from: Place,
  source: Source,
  owners: ReadonlyMap<string, string>,
): void {
  if (!from.feature || isForTests(from) || isSamples(from)) return
  const referenced = source.referencedTables.filter(({ name }) => !rootTables.includes(name))
  for (const { name, line } of [...source.usedTables, ...referenced]) {
    const owner = owners.get(name)
    if (owner && owner !== 'platform' && owner !== from.feature)
      record(dependencies, from.feature, owner, `${from.path}:${line} → the table ${name} of ${owner}`)
  }
}

function record(dependencies: Dependencies, feature: string, other: string, example: string): void {
  const others = dependencies.get(feature) ?? new Map<string, string>()
  if (!others.has(other)) others.set(other, example)
  dependencies.set(feature, others)
}

const isForTests = (at: Place) => isTest(at) || at.file === 'fixtures.ts'

/** Finds the shortest cycle through each feature, and returns one message for each different cycle. */
export function checkCycles(dependencies: Dependencies): string[] {
  const cycles = new Map<string, string[]>()
  for (const feature of [...dependencies.keys()].sort()) {
    const cycle = shortestCycle(dependencies, feature)
    const members = cycle?.toSorted().join()
    if (cycle && members && !cycles.has(members)) cycles.set(members, cycle)
  }
  return [...cycles.values()].map((cycle) => describeCycle(dependencies, cycle))
}

function shortestCycle(dependencies: Dependencies, start: string): string[] | null {
  const paths = [[start]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const next of dependencies.get(path.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return path
      if (!seen.has(next)) paths.push([...path, next])
      seen.add(next)
    }
  }
  return null
}

function describeCycle(dependencies: Dependencies, cycle: string[]): string {
  const examples = cycle.map((feature, index) =>
    dependencies.get(feature)?.get(cycle[(index + 1) % cycle.length] ?? ''),
  )
  return [
    `${[...cycle, cycle[0]].join(' → ')}: features may not depend on each other: emit an event, or combine them in a page`,
    ...examples.map((example) => `  ${example}`),
  ].join('\n    ')
}
