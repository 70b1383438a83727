/** Which feature needs which, and the rings among them. */
import { isTest, type Place } from './rules.ts'

/** feature → the other features it imports → one import that shows it */
export type Needs = Map<string, Map<string, string>>

/** Notes that a file of one feature imports a file of another; what only tests and fixtures need does not count. */
export function noteNeed(needs: Needs, from: Place, to: Place): void {
  if (!from.feature || !to.feature || from.feature === to.feature) return
  if (isTest(from) || from.file === 'fixtures.ts') return
  // Reacting to an event needs no more than its name: whoever emits it does not wait for an answer.
  if (from.file === 'server/manifest.ts' && to.file === 'events.ts') return

  const others = needs.get(from.feature) ?? new Map<string, string>()
  if (!others.has(to.feature)) others.set(to.feature, `${from.path} → ${to.path}`)
  needs.set(from.feature, others)
}

/** A sentence for every ring of features, the shortest through each feature. */
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
  const imports = ring.map((feature, index) => needs.get(feature)?.get(ring[(index + 1) % ring.length] ?? ''))
  return [
    `${[...ring, ring[0]].join(' → ')}: features may not need each other: emit an event, or compose them in a page`,
    ...imports.map((example) => `  ${example}`),
  ].join('\n    ')
}
