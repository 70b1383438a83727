import { keysOf } from '#platform/client/sign-out/personal-keys.ts'

/** The ids of the journeys for which this browser stores entries that the person has not sent yet. */
export function listUnsentJourneys(userId: number): number[] {
  const names = keysOf(() => localStorage, userId)
  return [...new Set(names.flatMap((name) => /^nestling-labour-\d+-(\d+)-/.exec(name)?.[1] ?? []))].map(Number)
}
