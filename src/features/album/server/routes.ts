import { aboveAllIds, linkToOlder } from '#platform/server/http/list-pages.ts'
import { implement } from '#platform/server/implement.ts'
import { sendPicture } from '#platform/server/pictures/stored/send-picture.ts'
import { albumContract } from '../contract.ts'
import { changePhoto, deletePhoto, photoResponses, restorePhoto } from './commands.ts'
import { addPhoto } from './photos/add-photo.ts'
import { listFiles, listPhotos, listWeeks } from './queries.ts'

export const albumRoutes = implement(albumContract, {
  'GET /api/photos': async ({ db, actor, query, headers }) => {
    const { limit, before = aboveAllIds, week } = query
    const photos = await listPhotos(db, actor, week, { limit, before })
    linkToOlder(headers, week === undefined ? '/api/photos' : `/api/photos?week=${week}`, limit, photos)
    return photos
  },

  'POST /api/photos/upload': ({ actor, upload, body, ...context }) =>
    addPhoto(context, actor, { upload, fields: body }),

  'GET /api/photos/{filename}': async ({ db, actor: { pregnancyId }, params: { filename }, query, ...context }) =>
    sendPicture(context, await listFiles(db, { pregnancyId, filename }), { query, kind: 'photo' }),

  'PATCH /api/photos/{id}': ({ actor, params, body, ...context }) => changePhoto(context, actor, params.id, body),

  'DELETE /api/photos/{id}': ({ db, actor, params, now }) => deletePhoto(db, actor, params.id, now),

  'POST /api/photos/{id}/restore': ({ db, actor, params, now }) => restorePhoto(db, actor, params.id, now),

  'GET /api/photo-weeks': ({ db, actor }) => listWeeks(db, actor.pregnancyId),

  'GET /api/photos/{id}/comments': async ({ db, actor, params: { id }, query, headers }) => {
    const { limit, before = aboveAllIds } = query
    const comments = await photoResponses.listComments(db, actor, id, { limit, before })
    linkToOlder(headers, `/api/photos/${id}/comments`, limit, comments)
    return comments
  },

  'POST /api/photos/{id}/comments': ({ db, actor, params, body, now }) =>
    photoResponses.comment(db, actor, params.id, body, now),

  'PATCH /api/photo-comments/{id}': ({ db, actor, params, body, now }) =>
    photoResponses.changeComment(db, actor, params.id, body, now),

  'DELETE /api/photo-comments/{id}': ({ db, actor, params, now }) =>
    photoResponses.deleteComment(db, actor, params.id, now),

  'POST /api/photo-comments/{id}/restore': ({ db, actor, params, now }) =>
    photoResponses.restoreComment(db, actor, params.id, now),

  'PUT /api/photos/{id}/reaction': ({ db, actor, params, body, now }) =>
    photoResponses.react(db, actor, params.id, body.kind, now),

  'DELETE /api/photos/{id}/reaction': ({ db, actor, params }) => photoResponses.takeReactionBack(db, actor, params.id),
})
