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

/** Tells everyone who reserved or bought this wish what happened, except the actor; also by mail if that is set up. */
export async function tellGivers(tx: Tx, { now, environment }: Omit<Context, 'db'>, news: News): Promise<void> {
  const { wish, actor, what } = news
  const { reservations, purchases } = await findGifts(tx, [wish.id])
  const takers = new Set([...reservations, ...purchases].map(({ userId }) => userId))
  takers.delete(actor.userId)
  const surprise = takers.size > 0 ? await findSurprise(tx, actor, now) : null
  for (const userId of takers) {
    if (!concerns(what, surprise, { takerId: userId, actorId: actor.userId })) continue
    const isNews = await note(tx, news, userId, now)
    if (isNews && canSendMail(environment)) await mailTo(tx, userId, wish.id, now)
  }
}

/**
 * Whether a giver is told. A giver is told that another person bought the wish, or took that purchase back, only if the
 * giver may see that person's gifts. A giver is told that the wish was reserved twice only if the second person could not
 * see the giver's gift.
 */
function concerns(
  what: WishNews,
  surprise: Surprise | null,
  { takerId, actorId }: { takerId: number; actorId: number },
) {
  if (what === 'bought' || what === 'reopened') return mayKnow(giftVisibility(surprise, takerId), actorId)
  if (what === 'doubled') return !mayKnow(giftVisibility(surprise, actorId), takerId)
  return true
}

/** Stores the news. Returns whether its kind is new, so that a typo corrected three times is mailed only once. */
async function note(tx: Tx, { wish, actor, what }: News, userId: number, now: Date): Promise<boolean> {
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

async function mailTo(tx: Tx, userId: number, wishId: number, now: Date) {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  await queueNotice(tx, { kind: wishNoticeMessage, subjectId: wishId, recipient: email }, now)
}
