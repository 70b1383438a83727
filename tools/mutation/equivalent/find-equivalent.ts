import type { Fault } from '../plant/plant.ts'
import { inLabourAndPush } from './in-labour-and-push.ts'
import { inNews } from './in-news.ts'
import { inOutbox } from './in-outbox.ts'
import { inServer } from './in-server.ts'
import { inSharedAndClient } from './in-shared-and-client.ts'

/** A fault that changes no behaviour: in a line that contains `at`, `original` becomes `changed`. `why` gives the reason. */
export type Equivalent = { at: string; original: string; changed: string; why: string }
/** Entries by the path of the source file. */
export type Equivalents = Readonly<Record<string, readonly Equivalent[]>>

export const equivalents: Equivalents = {
  ...inServer,
  ...inLabourAndPush,
  ...inNews,
  ...inOutbox,
  ...inSharedAndClient,
}

const used = new Set<Equivalent>()

/** Returns the entry for this fault, and records that the entry was used. */
export function findEquivalent({ path, original, changed }: Fault, line: string): Equivalent | undefined {
  const found = equivalents[path]?.find(
    (one) => line.includes(one.at) && one.original === original && one.changed === changed,
  )
  if (found) used.add(found)
  return found
}

/** Returns one line for each entry of these files that was not used, because no surviving fault matches it. */
export function unusedEquivalents(paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    (equivalents[path] ?? [])
      .filter((one) => !used.has(one))
      .map(({ original, changed }) => `${path}: ${original} → ${changed}`),
  )
}
