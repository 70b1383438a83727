/** The second factors for signing in. Manifests list the kinds, and the functions here handle all kinds together. */
import type { Database, Tx } from '../database/database.ts'
import type { Services } from '../services.ts'

export type SecondFactor = {
  /** Returns which of these people have a second factor of this kind. */
  readonly listOwners: (db: Database | Tx, userIds: readonly number[]) => Promise<number[]>
  /** Removes this person's second factor, and returns in words what was removed; null if there was none. */
  readonly remove: (tx: Tx, userId: number) => Promise<string | null>
}

type Context = Pick<Services, 'features'>

/** Returns which of these people have a second factor of any kind. */
export async function listFactorOwners(
  context: Context,
  db: Database | Tx,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const owners = new Set<number>()
  if (userIds.length === 0) return owners
  for (const { listOwners } of kindsOf(context)) for (const id of await listOwners(db, userIds)) owners.add(id)
  return owners
}

/** Removes all of a person's second factors, and returns in words what was removed. */
export async function removeFactors(context: Context, tx: Tx, userId: number): Promise<string[]> {
  const removed: string[] = []
  for (const { remove } of kindsOf(context)) {
    const words = await remove(tx, userId)
    if (words) removed.push(words)
  }
  return removed
}

const kindsOf = ({ features }: Context) => features.flatMap(({ secondFactor }) => secondFactor ?? [])
