import { linkToOlder, newestId } from '#platform/server/http/list-pages.ts'
import { implement } from '#platform/server/implement.ts'
import { updatesContract } from '../contract.ts'
import { deleteUpdate, restoreUpdate, shareUpdate } from './commands.ts'
import { listUpdates } from './queries.ts'

export const updatesRoutes = implement(updatesContract, {
  'GET /api/pregnancies/{pregnancyId}/updates': async ({ db, actor, query, headers }) => {
    const { pregnancyId } = actor
    const updates = await listUpdates(db, { pregnancyId, limit: query.limit, before: query.before ?? newestId })
    linkToOlder(headers, `/api/pregnancies/${pregnancyId}/updates`, query.limit, updates)
    return updates
  },

  'POST /api/pregnancies/{pregnancyId}/updates': ({ db, actor, body, now }) => shareUpdate(db, actor, body, now),

  'DELETE /api/updates/{id}': ({ db, actor, params, now }) => deleteUpdate(db, actor, params.id, now),

  'POST /api/updates/{id}/restore': ({ db, actor, params, now }) => restoreUpdate(db, actor, params.id, now),
})
