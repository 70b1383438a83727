import { aboveAllIds, linkToOlder } from '#platform/server/http/list-pages.ts'
import { implement } from '#platform/server/implement.ts'
import { sendPicture } from '#platform/server/pictures/stored/send-picture.ts'
import { updatesContract } from '../contract.ts'
import { deleteUpdate, restoreUpdate, updateResponses } from './commands.ts'
import { addPicture } from './pictures/add-picture.ts'
import { getUpdate, listFiles, listUpdates } from './queries.ts'
import { shareUpdate } from './sharing/share-update.ts'
import { listViewers, noteViews } from './views/views.ts'

export const updatesRoutes = implement(updatesContract, {
  'GET /api/pregnancies/{pregnancyId}/updates': async ({ db, actor, query, headers }) => {
    const { pregnancyId } = actor
    const updates = await listUpdates(db, actor, { limit: query.limit, before: query.before ?? aboveAllIds })
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

  'GET /api/updates/{id}': ({ db, actor, params }) => getUpdate(db, actor, params.id),

  'DELETE /api/updates/{id}': ({ db, actor, params, now }) => deleteUpdate(db, actor, params.id, now),

  'POST /api/updates/{id}/restore': ({ db, actor, params, now }) => restoreUpdate(db, actor, params.id, now),

  'GET /api/updates/{id}/comments': async ({ db, actor, params: { id }, query, headers }) => {
    const { limit, before = aboveAllIds } = query
    const comments = await updateResponses.listComments(db, actor, id, { limit, before })
    linkToOlder(headers, `/api/updates/${id}/comments`, limit, comments)
    return comments
  },

  'POST /api/updates/{id}/comments': ({ db, actor, params, body, now }) =>
    updateResponses.comment(db, actor, params.id, body, now),

  'PATCH /api/update-comments/{id}': ({ db, actor, params, body, now }) =>
    updateResponses.changeComment(db, actor, params.id, body, now),

  'DELETE /api/update-comments/{id}': ({ db, actor, params, now }) =>
    updateResponses.deleteComment(db, actor, params.id, now),

  'POST /api/update-comments/{id}/restore': ({ db, actor, params, now }) =>
    updateResponses.restoreComment(db, actor, params.id, now),

  'PUT /api/updates/{id}/reaction': ({ db, actor, params, body, now }) =>
    updateResponses.react(db, actor, params.id, body.kind, now),

  'DELETE /api/updates/{id}/reaction': ({ db, actor, params }) =>
    updateResponses.takeReactionBack(db, actor, params.id),

  'PUT /api/update-views': ({ db, actor, body, now }) => noteViews(db, actor, body.updateIds, now),

  'GET /api/updates/{id}/viewers': ({ db, actor, params }) => listViewers(db, actor, params.id),
})
