import { keysOf } from '#platform/client/sign-out/personal-keys.ts'

/** The journeys in which this browser stores entries of a person that the server does not have yet. */
export function listLeftJourneys(userId: number): number[] {
  const names = keysOf(() => localStorage, userId)
  return [...new Set(names.flatMap((name) => /^nestling-labour-\d+-(\d+)-/.exec(name)?.[1] ?? []))].map(Number)
}
