/** The numbers that a list of things shows: how many comments each has, and which reactions. */
import type { Expression, SelectQueryBuilder } from 'kysely'
import { describeReactions, type ReactionKind, type Reactions } from '../../shared/responses/reactions.ts'
import type { Database, Tx } from '../database/database.ts'
import type { PregnancyId, UserId } from '../session.ts'
import type { CommentTable, ReactionTable } from './response-tables.ts'

type Reader = { userId: UserId; pregnancyId: PregnancyId }

type Subject = { id: Expression<number>; pregnancyId: Expression<number> }

/** A subquery: the number of comments on a row. Use it inside `Number(…)`, because its type also allows text and bigint. */
export const countComments = (db: Database | Tx, table: CommentTable, { id, pregnancyId }: Subject) =>
  db
    .selectFrom(`${table} as comment`)
    .where('comment.pregnancy_id', '=', pregnancyId)
    .where('comment.subject_id', '=', id)
    .where('comment.deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll().as('comments'))

/** Counts the reactions of each kind to each of these things, and marks the kind that this person chose. */
export const selectReactions = (
  db: Database | Tx,
  table: ReactionTable,
  { userId, pregnancyId }: Reader,
  /** The ids of the things, or a query that selects them. */
  subjects: readonly number[] | SelectQueryBuilder<never, never, { id: number }>,
) =>
  db
    .selectFrom(`${table} as reaction`)
    .where('reaction.pregnancy_id', '=', pregnancyId)
    .where('reaction.subject_id', 'in', subjects)
    .groupBy(['reaction.subject_id', 'reaction.kind'])
    .select(({ fn, case: when }) => [
      'reaction.subject_id',
      'reaction.kind',
      fn.countAll().as('count'),
      fn.max(when().when('reaction.user_id', '=', userId).then(1).else(0).end()).as('isOwn'),
    ])

type Counted = {
  subject_id: number
  kind: ReactionKind
  count: number | string | bigint
  isOwn: number | string | null
}

/** Returns a function that finds the reactions to a thing among these rows. */
export function bySubject(rows: readonly Counted[]): (subjectId: number) => Reactions {
  const rowsBySubject = Map.groupBy(rows, ({ subject_id }) => subject_id)
  return (subjectId) => {
    const found = rowsBySubject.get(subjectId) ?? []
    const counts = new Map(found.map(({ kind, count }) => [kind, Number(count)]))
    return describeReactions(counts, found.find(({ isOwn }) => Number(isOwn) === 1)?.kind ?? null)
  }
}
