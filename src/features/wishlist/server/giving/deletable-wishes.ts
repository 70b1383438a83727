import type { Member } from '#platform/server/session.ts'
import { softDeletable } from '#platform/server/trash/soft-delete.ts'
import { findWish } from '../queries.ts'

export type Actor = Pick<Member, 'userId' | 'pregnancyId' | 'role'>

export const deletableWishes = softDeletable({
  table: 'wishes',
  find: findWish,
  deletePictures: async (tx, id) => {
    const wishes = await tx.selectFrom('wishes').select('image_filename').where('id', '=', id).execute()
    return wishes.flatMap(({ image_filename }) => image_filename ?? [])
  },
})
