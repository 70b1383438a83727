import { isJourneyQuiet } from '#features/journey/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { setLanguage } from '#platform/server/language/request-language.ts'
import type { MessageKind } from '#platform/server/mail/message.ts'
import { hashToken } from '#platform/server/session.ts'
import { dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import { texts } from '../../texts/texts.ts'
import { pendingInvitations } from '../joining/pending-invitations.ts'

/** The message with an invitation. Its link is made when the message is sent, so only the recipient gets the link. */
export const invitationMessage: MessageKind = {
  name: 'invitation',
  about: 'journey',
  async write(tx, { subjectId, recipient, now, token, origin }) {
    const invitation = await findInvitation(tx, { memberId: subjectId, email: recipient })
    if (!invitation || invitation.expires_at <= now.toISOString()) return null
    if (await isJourneyQuiet(tx, invitation.pregnancy_id)) return null
    // A person without an account gets the language of the person who invites them.
    await setLanguage(invitation.own_language ?? invitation.inviters_language)
    const { first_name, baby_name, time_zone, expires_at } = invitation
    const fresh = { token_hash: hashToken(token) }
    await tx.updateTable('invitations').set(fresh).where('id', '=', invitation.id).execute()
    return {
      subject: texts.invitationSubject(first_name, baby_name),
      heading: texts.invitationHeading(baby_name),
      paragraphs: [
        texts.invitationWelcome(first_name),
        texts.invitationLimits(formatDay(dayInZone(new Date(expires_at), time_zone))),
      ],
      action: { label: texts.joinTheJourney, url: `${origin}/?invite=${token}` },
      footnote: texts.invitationFootnote(first_name),
    }
  },
}

type Recipient = { memberId: number | null; email: string }

/** Finds the invitation, if the member is still pending and the inviter is still an admin. */
async function findInvitation(tx: Tx, { memberId, email }: Recipient) {
  const journey = await tx.selectFrom('members').select('pregnancy_id').where('id', '=', memberId).executeTakeFirst()
  if (!journey) return undefined
  await lockRow(tx, 'pregnancies', journey.pregnancy_id)
  return pendingInvitations(tx)
    .innerJoin('pregnancies', 'pregnancies.id', 'invitations.pregnancy_id')
    .where('pending.id', '=', memberId)
    .where('invitations.email', '=', email)
    .leftJoin('users as invited', 'invited.email', 'invitations.email')
    .select(['invitations.id', 'invitations.expires_at', 'users.first_name'])
    .select(['users.language as inviters_language', 'invited.language as own_language'])
    .select(['pregnancies.baby_name', 'pregnancies.time_zone', 'invitations.pregnancy_id'])
    .executeTakeFirst()
}
