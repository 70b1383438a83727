import { linkToOlder, newestId } from '#platform/server/http/list-pages.ts'
import { implement } from '#platform/server/implement.ts'
import { sendPicture } from '#platform/server/pictures/stored/send-picture.ts'
import { updatesContract } from '../contract.ts'
import { deleteUpdate, restoreUpdate } from './commands.ts'
import { addPicture } from './pictures/add-picture.ts'
import { listFiles, listUpdates } from './queries.ts'
import { shareUpdate } from './sharing/share-update.ts'

export const updatesRoutes = implement(updatesContract, {
  'GET /api/pregnancies/{pregnancyId}/updates': async ({ db, actor, query, headers }) => {
    const { pregnancyId } = actor
    const updates = await listUpdates(db, { pregnancyId, limit: query.limit, before: query.before ?? newestId })
    linkToOlder(headers, `/api/pregnancies/${pregnancyId}/updates`, query.limit, updates)
    return updates
  },

  'POST /api/pregnancies/{pregnancyId}/updates': ({ actor, body, ...context }) => shareUpdate(context, actor, body),

  'POST /api/pregnancies/{pregnancyId}/update-pictures': ({ actor, upload, body, ...context }) =>
    addPicture(context, actor, { upload, uploadKey: body.uploadKey }),

  'GET /api/update-pictures/{filename}': async ({
    db,
    actor: { pregnancyId },
    params: { filename },
    query,
    ...context
  }) => sendPicture(context, await listFiles(db, { pregnancyId, filename }), { query, kind: 'update' }),

  'DELETE /api/updates/{id}': ({ db, actor, params, now }) => deleteUpdate(db, actor, params.id, now),

  'POST /api/updates/{id}/restore': ({ db, actor, params, now }) => restoreUpdate(db, actor, params.id, now),
})
