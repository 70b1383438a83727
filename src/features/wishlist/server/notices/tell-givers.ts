import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Environment } from '#platform/server/environment.ts'
import { canSendMail, queueNotice } from '#platform/server/mail/queue-message.ts'
import { giftVisibility, mayKnow, type Surprise } from '../../policy.ts'
import type { WishNews } from '../../rules.ts'
import type { Actor } from '../giving/deletable-wishes.ts'
import { findGifts, type WishRow } from '../queries.ts'
import { findSurprise } from '../surprise/find-surprise.ts'
import { wishNoticeMessage } from './notice-message.ts'

export type Context = { db: Database; now: Date; environment: Pick<Environment, 'smtpUrl'> }

type News = { wish: WishRow; actor: Actor; what: WishNews }

/**
 * Tells the people who reserved or bought this wish what happened, except the actor and those whom `mustTell` leaves out.
 * They see the news on the wishlist. They also get a mail, if Nestling sends mail and the mail limits allow it.
 */
export async function tellGivers(tx: Tx, { now, environment }: Omit<Context, 'db'>, news: News): Promise<void> {
  const { wish, actor, what } = news
  const { reservations, purchases } = await findGifts(tx, [wish.id])
  const givers = new Set([...reservations, ...purchases].map(({ userId }) => userId))
  givers.delete(actor.userId)
  const surprise = givers.size > 0 ? await findSurprise(tx, actor, now) : null
  for (const userId of givers) {
    if (!mustTell(what, surprise, { giverId: userId, actorId: actor.userId })) continue
    const isNews = await storeNotice(tx, news, userId, now)
    if (isNews && canSendMail(environment)) await queueMail(tx, userId, wish.id, now)
  }
}

/**
 * Whether this giver must be told. News that the actor bought the wish, or took a purchase back, is only for givers who may
 * see the actor's gifts. News that the actor reserved the wish too is only for givers whose gift the actor cannot see.
 */
function mustTell(
  what: WishNews,
  surprise: Surprise | null,
  { giverId, actorId }: { giverId: number; actorId: number },
) {
  if (what === 'bought' || what === 'reopened') return mayKnow(giftVisibility(surprise, giverId), actorId)
  if (what === 'doubled') return !mayKnow(giftVisibility(surprise, actorId), giverId)
  return true
}

/**
 * Stores the news. Returns false if the giver's last news about the wish was of the same kind and is not yet dismissed. So if
 * a typo is corrected three times, only the first change is mailed.
 */
async function storeNotice(tx: Tx, { wish, actor, what }: News, userId: number, now: Date): Promise<boolean> {
  const before = await tx
    .selectFrom('wish_notices')
    .select('what')
    .where('wish_id', '=', wish.id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const news = { what, acted_by: actor.userId, noted_at: now.toISOString() }
  await tx
    .insertInto('wish_notices')
    .values({ pregnancy_id: actor.pregnancyId, wish_id: wish.id, user_id: userId, wish_name: wish.name, ...news })
    .onConflict((conflict) => conflict.columns(['wish_id', 'user_id']).doUpdateSet(news))
    .execute()
  return before?.what !== what
}

async function queueMail(tx: Tx, userId: number, wishId: number, now: Date) {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  await queueNotice(tx, { kind: wishNoticeMessage, subjectId: wishId, recipient: email }, now)
}
