import { implement } from '#platform/server/implement.ts'
import { trashContract } from '../contract.ts'
import { kindsVisibleTo } from '../policy.ts'
import { listTrash } from './queries.ts'

export const trashRoutes = implement(trashContract, {
  'GET /api/trash': async ({ db, features, actor, findRights, now }) => {
    const all = features.flatMap(({ trash = [] }) => trash)
    const kinds = kindsVisibleTo(all, actor, await findRights(db, actor))
    return listTrash(db, { actor, kinds, limit: 200, now })
  },
})
