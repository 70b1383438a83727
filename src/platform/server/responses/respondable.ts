/** Comments on the things of one table, and reactions to them. A thing in the trash has neither: every call answers 404. */
import { sql } from 'kysely'
import { AppError } from '../../shared/errors.ts'
import type { Comment, CommentInput } from '../../shared/responses/comment.ts'
import type { ReactionKind, Reactions } from '../../shared/responses/reactions.ts'
import type { Database, Tx } from '../database/database.ts'
import type { TrashKind } from '../feature/trash-kind.ts'
import { addNews } from '../news/news-events.ts'
import type { Member, PregnancyId, UserId } from '../session.ts'
import { texts } from '../texts/texts.ts'
import { softDeletable } from '../trash/soft-delete.ts'
import { bySubject, selectReactions } from './count-responses.ts'
import { newsKindsOf } from './response-news.ts'
import type { CommentTable, ReactionTable } from './response-tables.ts'

type Actor = Pick<Member, 'userId' | 'pregnancyId' | 'role'>
type Person = { readonly userId: UserId; readonly pregnancyId: PregnancyId }
type Page = { readonly limit: number; readonly before: number }

/** The soft deletion of the things' own table. */
type Subjects = Pick<ReturnType<typeof softDeletable>, 'table'> & {
  readonly lock: (tx: Tx, actor: Actor, id: number) => Promise<unknown>
}

type Kind = {
  readonly comments: CommentTable
  readonly reactions: ReactionTable
  readonly subjects: Subjects
  /** The word for one thing, which begins the names of its kinds of news (`response-news.ts`). */
  readonly thing: string
  /** Functions of the feature that has the tables of people, because the platform does not know these tables. */
  readonly people: {
    readonly lockMember: (tx: Tx, person: Person) => Promise<void>
    readonly findAuthors: (
      db: Database | Tx,
      userIds: readonly number[],
    ) => Promise<ReadonlyMap<number, Comment['author']>>
  }
}

/** The queries and commands for comments on the things of one table, and for reactions to these things. */
export function respondable({ comments, reactions, subjects, thing, people }: Kind) {
  /** All comments, in the trash or not, except those on a thing that is in the trash itself. */
  const selectComments = (db: Database | Tx) => db.selectFrom(`${comments} as comment`).where(isShown)

  const isShown = sql<boolean>`exists (
    select 1 from ${sql.table(subjects.table)} as subject
    where ${sql.ref('subject.id')} = ${sql.ref('comment.subject_id')}
    and ${sql.ref('subject.pregnancy_id')} = ${sql.ref('comment.pregnancy_id')}
    and ${sql.ref('subject.deleted_at')} is null)`

  const deletable = softDeletable({
    table: comments,
    find: (tx, pregnancyId, id) =>
      selectComments(tx)
        .where('comment.id', '=', id)
        .where('comment.pregnancy_id', '=', pregnancyId)
        .select(commentColumns)
        .executeTakeFirst(),
  })

  async function asComments(db: Database | Tx, rows: readonly Row[]): Promise<Comment[]> {
    const authors = await people.findAuthors(db, [...new Set(rows.map(({ created_by }) => created_by))])
    return rows.map(({ id, content, created_by, created_at, edited_at }) => ({
      id,
      content,
      createdBy: created_by,
      createdAt: created_at,
      editedAt: edited_at,
      author: authors.get(created_by) ?? { firstName: '', profileImageUrl: null },
    }))
  }

  async function describeComment(tx: Tx, { pregnancyId }: Actor, id: number): Promise<Comment> {
    const rows = selectComments(tx).where('comment.id', '=', id).where('comment.pregnancy_id', '=', pregnancyId)
    const [comment] = await asComments(tx, await rows.select(commentColumns).execute())
    if (!comment) throw new Error('A comment vanished while it was written.')
    return comment
  }

  const findReactions = async (db: Database | Tx, actor: Actor, subjectId: number): Promise<Reactions> =>
    bySubject(await selectReactions(db, reactions, actor, [subjectId]).execute())(subjectId)

  const findOwnReaction = (tx: Tx, { pregnancyId, userId }: Actor, subjectId: number) =>
    tx
      .selectFrom(reactions)
      .select('id')
      .where('pregnancy_id', '=', pregnancyId)
      .where('subject_id', '=', subjectId)
      .where('user_id', '=', userId)
      .executeTakeFirst()

  return {
    /** The comments on a thing with ids below `before`, newest first. */
    async listComments(db: Database, { pregnancyId }: Actor, subjectId: number, page: Page): Promise<Comment[]> {
      const subject = db
        .selectFrom(subjects.table)
        .select('id')
        .where('id', '=', subjectId)
        .where('pregnancy_id', '=', pregnancyId)
        .where('deleted_at', 'is', null)
      if (!(await subject.executeTakeFirst())) throw new AppError('not-found')
      const rows = await db
        .selectFrom(`${comments} as comment`)
        .where('comment.pregnancy_id', '=', pregnancyId)
        .where('comment.subject_id', '=', subjectId)
        .where('comment.id', '<', page.before)
        .where('comment.deleted_at', 'is', null)
        // PostgreSQL finds the newest rows by the list’s index only if they are also sorted by `deleted_at`.
        .orderBy('comment.deleted_at', 'desc')
        .orderBy('comment.id', 'desc')
        .limit(page.limit)
        .select(commentColumns)
        .execute()
      return asComments(db, rows)
    },

    comment(db: Database, actor: Actor, subjectId: number, { content }: CommentInput, now: Date): Promise<Comment> {
      return db.transaction().execute(async (tx) => {
        await subjects.lock(tx, actor, subjectId)
        const { id } = await tx
          .insertInto(comments)
          .values({
            pregnancy_id: actor.pregnancyId,
            subject_id: subjectId,
            created_by: actor.userId,
            content,
            created_at: now.toISOString(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await addNews(tx, { ...asEvent(actor), kind: newsKindsOf(thing).comment, subjectId: id }, now)
        return describeComment(tx, actor, id)
      })
    },

    /** Changes a comment. Only its author may do this, because readers see the text as the author's own. */
    changeComment(db: Database, actor: Actor, id: number, { content }: CommentInput, now: Date): Promise<Comment> {
      return db.transaction().execute(async (tx) => {
        const row = await deletable.lock(tx, actor, id)
        if (row.created_by !== actor.userId) throw new AppError('not-your-words')
        if (row.content !== content)
          await tx
            .updateTable(comments)
            .set({ content, edited_at: now.toISOString() })
            .where('id', '=', id)
            .where('pregnancy_id', '=', actor.pregnancyId)
            .execute()
        return describeComment(tx, actor, id)
      })
    },

    /** Moves a comment to the trash. Its author and admins may do this. */
    deleteComment(db: Database, actor: Actor, id: number, now: Date): Promise<void> {
      return db.transaction().execute(async (tx) => {
        await deletable.delete(tx, actor, id, now)
      })
    },

    restoreComment(db: Database, actor: Actor, id: number, now: Date): Promise<Comment> {
      return db.transaction().execute(async (tx) => {
        await deletable.restore(tx, actor, id, now)
        return describeComment(tx, actor, id)
      })
    },

    /** Sets this person's reaction to a thing, in place of an earlier one. */
    react(db: Database, actor: Actor, subjectId: number, kind: ReactionKind, now: Date): Promise<Reactions> {
      return db.transaction().execute(async (tx) => {
        await people.lockMember(tx, actor)
        await subjects.lock(tx, actor, subjectId)
        const reacted_at = now.toISOString()
        const isNew = !(await findOwnReaction(tx, actor, subjectId))
        const { id } = await tx
          .insertInto(reactions)
          .values({ pregnancy_id: actor.pregnancyId, subject_id: subjectId, user_id: actor.userId, kind, reacted_at })
          .onConflict((conflict) => conflict.columns(['subject_id', 'user_id']).doUpdateSet({ kind, reacted_at }))
          .returning('id')
          .executeTakeFirstOrThrow()
        // A reaction that replaces another one is not news.
        if (isNew) await addNews(tx, { ...asEvent(actor), kind: newsKindsOf(thing).reaction, subjectId: id }, now)
        return findReactions(tx, actor, subjectId)
      })
    },

    /** Takes this person's reaction to a thing back. Without a reaction, nothing changes. */
    takeReactionBack(db: Database, actor: Actor, subjectId: number): Promise<Reactions> {
      return db.transaction().execute(async (tx) => {
        await subjects.lock(tx, actor, subjectId)
        await tx
          .deleteFrom(reactions)
          .where('pregnancy_id', '=', actor.pregnancyId)
          .where('subject_id', '=', subjectId)
          .where('user_id', '=', actor.userId)
          .execute()
        return findReactions(tx, actor, subjectId)
      })
    },

    /** The manifest's entry for comments in the trash. */
    inTrash: {
      word: () => texts.comment,
      icon: 'message',
      rows: deletable,
      select: (db) =>
        selectComments(db)
          .select(['comment.id', 'comment.pregnancy_id', 'comment.content as title'])
          .select(['comment.created_by', 'comment.deleted_at'])
          .as('thing'),
    } satisfies Omit<TrashKind, 'kind' | 'section' | 'path'>,
  }
}

const asEvent = ({ pregnancyId, userId }: Actor) => ({ pregnancyId, actorId: userId })

const commentColumns = [
  'comment.id',
  'comment.content',
  'comment.created_by',
  'comment.created_at',
  'comment.edited_at',
  'comment.deleted_at',
] as const

type Row = {
  id: number
  content: string
  created_by: number
  created_at: string
  edited_at: string | null
}
