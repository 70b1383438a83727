/**
 * The tables of comments and of reactions. If people can respond to a feature's things, the feature has one table of each.
 * It declares them in its manifest with these row types and plans, and creates them with `createResponseTables` in a
 * migration. A table's plan says what each kind of deletion does to its rows.
 */
import { type Generated, sql } from 'kysely'
import * as z from 'zod/mini'
import { type ReactionKind, reactionKinds } from '../../shared/responses/reactions.ts'
import type { Schema } from '../database/schema.ts'
import type { Tables } from '../database/tables.ts'
import type { RowWords, TableName } from '../feature/table-plan.ts'

export type CommentRow = {
  id: Generated<number>
  pregnancy_id: number
  /** The thing that the comment is about. */
  subject_id: number
  created_by: number
  content: string
  created_at: string
  /** When its author last changed it; null if never. */
  edited_at: string | null
  /** When it was deleted. It can be restored for 30 days. */
  deleted_at: string | null
}

export type ReactionRow = {
  id: Generated<number>
  pregnancy_id: number
  /** The thing that the reaction is to. */
  subject_id: number
  user_id: number
  kind: ReactionKind
  reacted_at: string
}

/** The tables with comments. */
export type CommentTable = { [T in TableName]: Tables[T] extends CommentRow ? T : never }[TableName]
/** The tables with reactions. */
export type ReactionTable = { [T in TableName]: Tables[T] extends ReactionRow ? T : never }[TableName]

/** The plan of a table with comments on the rows of `subjects`. `words` name one comment or several. */
export const commentPlan = <const Subjects extends TableName>(subjects: Subjects, words: RowWords) =>
  ({
    scope: 'journey',
    partOf: [subjects],
    people: { created_by: { stays: words } },
    journeyEnds: 'deleted',
    trashEmpties: 'deleted',
    exported: true,
  }) as const

/** The plan of a table with reactions to the rows of `subjects`. */
export const reactionPlan = <const Subjects extends TableName>(subjects: Subjects) =>
  ({
    scope: 'journey',
    partOf: [subjects],
    people: { user_id: 'deleted' },
    journeyEnds: 'deleted',
    exported: true,
    values: { kind: z.enum(reactionKinds) },
  }) as const

type Named = { comments: string; reactions: string; subjects: string }

/** Creates both tables, with indexes for lists, deletions and the trash. Never change this, because migrations use it. */
export async function createResponseTables(
  { schema, createTable }: Schema,
  { comments, reactions, subjects }: Named,
): Promise<void> {
  await createTable(comments)
    .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
    .addColumn('subject_id', 'integer', (column) => column.notNull().references(`${subjects}.id`).onDelete('cascade'))
    .addColumn('created_by', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('edited_at', 'text')
    .addColumn('deleted_at', 'text')
    .execute()
  // For cascading deletes, each table needs an index that begins with the subject.
  for (const [name, columns] of [
    ['by_subject', ['subject_id', 'deleted_at', 'id']],
    ['by_journey', ['pregnancy_id', 'deleted_at', 'id']],
  ] as const)
    await schema
      .createIndex(`${comments}_${name}`)
      .on(comments)
      .columns([...columns])
      .execute()
  for (const [name, columns] of [
    ['deleted_by', ['pregnancy_id', 'created_by', 'deleted_at']],
    ['in_trash', ['deleted_at']],
  ] as const)
    await schema
      .createIndex(`${comments}_${name}`)
      .on(comments)
      .columns([...columns])
      .where(sql.ref('deleted_at'), 'is not', null)
      .execute()

  await createTable(reactions)
    .addColumn('pregnancy_id', 'integer', (column) => column.notNull().references('pregnancies.id'))
    .addColumn('subject_id', 'integer', (column) => column.notNull().references(`${subjects}.id`).onDelete('cascade'))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reacted_at', 'text', (column) => column.notNull())
    .addUniqueConstraint(`${reactions}_once`, ['subject_id', 'user_id'])
    .execute()
  await schema.createIndex(`${reactions}_by_journey`).on(reactions).column('pregnancy_id').execute()
  await schema.createIndex(`${reactions}_by_person`).on(reactions).columns(['user_id', 'pregnancy_id']).execute()
}
