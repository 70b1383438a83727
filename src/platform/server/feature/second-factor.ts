/** What people can prove themselves by, besides their password. Each kind is in a manifest, so none is forgotten. */
import type { Database, Tx } from '../database/database.ts'
import type { Services } from '../services.ts'

export type SecondFactor = {
  /** Which of these people have one. */
  readonly listOwners: (db: Database | Tx, userIds: readonly number[]) => Promise<number[]>
  /** Removes a person's, and returns in words what was removed; null if there was nothing. */
  readonly remove: (tx: Tx, userId: number) => Promise<string | null>
}

type Context = Pick<Services, 'features'>

/** Those of these people who have a second factor of any kind. */
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
