/** Faults that change nothing anybody could notice, each with the reason. */
import type { Mutant } from './plant.ts'

type Equivalent = { path: string; original: string; changed: string; why: string }

const equivalents: readonly Equivalent[] = []

const used = new Set<Equivalent>()

export function findEquivalent({ path, original, changed }: Mutant): Equivalent | undefined {
  const found = equivalents.find((one) => one.path === path && one.original === original && one.changed === changed)
  if (found) used.add(found)
  return found
}

/** Entries for these files that no surviving fault needed. */
export function unusedEquivalents(paths: readonly string[]): string[] {
  return equivalents
    .filter((one) => paths.includes(one.path) && !used.has(one))
    .map(({ path, original, changed }) => `${path}: ${original} → ${changed}`)
}
