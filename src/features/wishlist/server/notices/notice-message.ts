import { isQuietFor } from '#features/journey/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { MessageKind } from '#platform/server/mail/message.ts'
import { texts as shared } from '../../texts/texts.ts'
import { texts } from '../texts/texts.ts'

/**
 * Mails a giver the news about a wish that they reserved or bought. Nothing is sent if the giver dismissed the news, left the
 * journey, or may no longer see the wishlist. Nothing is sent either while the journey is paused, after a loss, or after a
 * birth that the giver has not been told about.
 */
export const wishNoticeMessage: MessageKind = {
  name: 'wish-notice',
  about: 'journey',
  async write(tx, { subjectId, recipient, origin }) {
    const notice = subjectId === null ? undefined : await findNotice(tx, subjectId, recipient)
    if (!notice || (await isQuietFor(tx, { pregnancyId: notice.pregnancy_id, role: notice.role }))) return null
    const { what, wish_name, first_name, baby_name } = notice
    return {
      subject: texts.newsSubject(baby_name),
      heading: texts.newsHeading,
      paragraphs: [shared.news[what](wish_name, first_name)],
      action: { label: texts.openWishlist, url: `${origin}/wishlist` },
      footnote: texts.whyYouGetThis,
    }
  },
}

const findNotice = (tx: Tx, wishId: number, recipient: string) =>
  tx
    .selectFrom('wish_notices')
    .innerJoin('users as giver', 'giver.id', 'wish_notices.user_id')
    .innerJoin('users as actor', 'actor.id', 'wish_notices.acted_by')
    .innerJoin('pregnancies', 'pregnancies.id', 'wish_notices.pregnancy_id')
    .innerJoin('members', (join) =>
      join
        .onRef('members.pregnancy_id', '=', 'wish_notices.pregnancy_id')
        .onRef('members.user_id', '=', 'wish_notices.user_id')
        .on('members.accepted_at', 'is not', null),
    )
    .leftJoin('section_rights as closed', (join) =>
      join
        .onRef('closed.pregnancy_id', '=', 'members.pregnancy_id')
        .on((eb) => eb('closed.role', '=', eb.ref('members.role').$castTo<'family' | 'guest'>()))
        .on('closed.section', '=', 'wishlist')
        .on('closed.may', '=', 'nothing'),
    )
    .where('wish_notices.wish_id', '=', wishId)
    .where('giver.email', '=', recipient)
    .where('closed.id', 'is', null)
    .select(['wish_notices.what', 'wish_notices.wish_name', 'actor.first_name'])
    .select(['pregnancies.baby_name', 'wish_notices.pregnancy_id', 'members.role'])
    .executeTakeFirst()
