import { aboveAllIds, linkToOlder } from '#platform/server/http/list-pages.ts'
import { implement } from '#platform/server/implement.ts'
import { sendPicture } from '#platform/server/pictures/stored/send-picture.ts'
import { wishlistContract } from '../contract.ts'
import { addWish, changeWish, deleteWish, restoreWish } from './commands.ts'
import { purchaseWish, releaseWish, reserveWish, takeBackPurchase } from './giving/reserve-wish.ts'
import { dismissNotice, listNotices } from './notices/own-notices.ts'
import { listFiles, listWishes } from './queries.ts'
import { chooseSurprise } from './surprise/choose-surprise.ts'
import { describeSurprise } from './surprise/find-surprise.ts'

export const wishlistRoutes = implement(wishlistContract, {
  'GET /api/pregnancies/{pregnancyId}/wishlist': async ({ db, actor, query, headers, now }) => {
    const { limit, before = aboveAllIds } = query
    const wishes = await listWishes(db, actor, { limit, before }, now)
    linkToOlder(headers, `/api/pregnancies/${actor.pregnancyId}/wishlist`, limit, wishes)
    return wishes
  },

  'POST /api/pregnancies/{pregnancyId}/wishlist': ({ actor, body, ...context }) => addWish(context, actor, body),

  'GET /api/wish-pictures/{filename}': async ({
    db,
    actor: { pregnancyId },
    params: { filename },
    query,
    ...context
  }) => sendPicture(context, await listFiles(db, { pregnancyId, filename }), { query, kind: 'wish' }),

  'PUT /api/wishlist/{id}': (request) => changeWish(request, request.actor, request.params.id, request.body),

  'DELETE /api/wishlist/{id}': (request) => deleteWish(request, request.actor, request.params.id),

  'POST /api/wishlist/{id}/restore': (request) => restoreWish(request, request.actor, request.params.id),

  'POST /api/wishlist/{id}/purchase': (request) => purchaseWish(request, request.actor, request.params.id),

  'DELETE /api/wishlist/{id}/purchase': (request) => takeBackPurchase(request, request.actor, request.params.id),

  'POST /api/wishlist/{id}/reservation': (request) =>
    reserveWish(request, request.actor, request.params.id, request.body.units),

  'DELETE /api/wishlist/{id}/reservation': (request) => releaseWish(request, request.actor, request.params.id),

  'GET /api/pregnancies/{pregnancyId}/wishlist/surprise': ({ db, actor, now }) => describeSurprise(db, actor, now),

  'PUT /api/pregnancies/{pregnancyId}/wishlist/surprise': ({ actor, body, ...context }) =>
    chooseSurprise(context, actor, body),

  'GET /api/pregnancies/{pregnancyId}/wishlist/notices': ({ db, actor }) => listNotices(db, actor),

  'DELETE /api/wishlist/{id}/notice': ({ db, actor, params }) => dismissNotice(db, actor, params.id),
})
