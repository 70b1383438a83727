import { linkToOlder, newestId } from '#platform/server/http/list-pages.ts'
import { implement } from '#platform/server/implement.ts'
import { sendPicture } from '#platform/server/pictures/stored/send-picture.ts'
import { albumContract } from '../contract.ts'
import { changePhoto, deletePhoto, restorePhoto } from './commands.ts'
import { addPhoto } from './photos/add-photo.ts'
import { listFiles, listPhotos, listWeeks } from './queries.ts'

export const albumRoutes = implement(albumContract, {
  'GET /api/photos': async ({ db, actor: { pregnancyId }, query, headers }) => {
    const { limit, before = newestId, week } = query
    const photos = await listPhotos(db, week, { pregnancyId, limit, before })
    linkToOlder(headers, week === undefined ? '/api/photos' : `/api/photos?week=${week}`, limit, photos)
    return photos
  },

  'POST /api/photos/upload': ({ actor, upload, body, ...context }) =>
    addPhoto(context, actor, { upload, fields: body }),

  'GET /api/photos/{filename}': async ({ db, actor: { pregnancyId }, params: { filename }, query, ...context }) =>
    sendPicture(context, await listFiles(db, { pregnancyId, filename }), { query, kind: 'photo' }),

  'PATCH /api/photos/{id}': ({ db, actor, params, body }) => changePhoto(db, actor, params.id, body),

  'DELETE /api/photos/{id}': ({ db, actor, params, now }) => deletePhoto(db, actor, params.id, now),

  'POST /api/photos/{id}/restore': ({ db, actor, params, now }) => restorePhoto(db, actor, params.id, now),

  'GET /api/photo-weeks': ({ db, actor }) => listWeeks(db, actor.pregnancyId),
})
