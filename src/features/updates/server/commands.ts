import { lockMember } from '#features/membership/server/public.ts'
import { findAuthors } from '#features/sign-in/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { respondable } from '#platform/server/responses/respondable.ts'
import type { Member } from '#platform/server/session.ts'
import { softDeletable } from '#platform/server/trash/soft-delete.ts'
import type { Update } from '../contract.ts'
import { findUpdate, getUpdate } from './queries.ts'

type Actor = Pick<Member, 'userId' | 'pregnancyId' | 'role'>

export const deletableUpdates = softDeletable({
  table: 'updates',
  find: findUpdate,
  deletePictures: async (tx, id) => {
    const pictures = await tx.deleteFrom('update_pictures').where('update_id', '=', id).returning('filename').execute()
    return pictures.map(({ filename }) => filename)
  },
})

export const updateResponses = respondable({
  comments: 'update_comments',
  reactions: 'update_reactions',
  subjects: deletableUpdates,
  thing: 'update',
  people: { lockMember, findAuthors },
})

/** Moves an update to the trash. */
export function deleteUpdate(db: Database, actor: Actor, id: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await deletableUpdates.delete(tx, actor, id, now)
  })
}

/** Restores an update from the trash. If the update is not in the trash, nothing changes, so a retry is harmless. */
export function restoreUpdate(db: Database, actor: Actor, id: number, now: Date): Promise<Update> {
  return db.transaction().execute(async (tx) => {
    await deletableUpdates.restore(tx, actor, id, now)
    return getUpdate(tx, actor, id)
  })
}
