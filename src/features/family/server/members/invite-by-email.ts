import { isJourneyQuiet } from '#features/journey/server/public.ts'
import { type Admin, addPendingMember, changeAsAdmin, countMembers } from '#features/membership/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { queueMessage, withdrawMessage } from '#platform/server/mail/queue-message.ts'
import { drawToken, hashToken } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { EmailInvite, Invited } from '../../contract.ts'
import { invitationDays, mostInvitations } from '../../rules.ts'
import { texts } from '../../texts/texts.ts'
import { invitationMessage } from './invitation-message.ts'
import { getMember } from './list-members.ts'

type Context = { db: Database; now: Date; canMail: boolean }

/**
 * Invites a person by email. Inviting again makes a new link. No mail is sent while the journey is paused or after a loss.
 * If no mail is sent, returns the token of the link. The token cannot be read again.
 */
export function inviteByEmail(
  { db, now, canMail }: Context,
  admin: Admin,
  { email, role }: EmailInvite,
): Promise<Invited> {
  return changeAsAdmin(db, admin, async (tx) => {
    const pendingId = await findPending(tx, admin, email)
    await refuseMember(tx, admin, { email, isPending: pendingId !== undefined })
    const memberId = pendingId ?? (await addPending(tx, admin, { role, now }))
    const sendsMail = canMail && !(await isJourneyQuiet(tx, admin.pregnancyId))
    const inviteToken = sendsMail ? null : drawToken()
    await saveInvitation(tx, admin, { memberId, email, inviteToken, now })
    const message = { kind: invitationMessage, subjectId: memberId, recipient: email }
    if (sendsMail) await queueMessage(tx, message, now)
    // A message that stayed in the queue would make a new link once mail works again. The link that the admin passes
    // on now would then stop working.
    else await withdrawMessage(tx, message, texts.linkMadeInstead, now)
    return { ...(await getMember(tx, { ...admin, id: memberId, now })), inviteToken }
  })
}

/** Throws for a member's email, and for the email by which a member was invited. */
async function refuseMember(
  tx: Tx,
  { pregnancyId }: Admin,
  { email, isPending }: { email: string; isPending: boolean },
) {
  const member = await tx
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .leftJoin('invitations', 'invitations.member_id', 'members.id')
    .where('members.pregnancy_id', '=', pregnancyId)
    .where('members.accepted_at', 'is not', null)
    .where((eb) => eb('users.email', '=', email).or('invitations.email', '=', email))
    .select('members.id')
    .executeTakeFirst()
  if (member) throw new AppError(isPending ? 'two-with-this-email' : 'already-member')
}

async function findPending(tx: Tx, { pregnancyId }: Admin, email: string): Promise<number | undefined> {
  const pending = await tx
    .selectFrom('invitations')
    .innerJoin('members', 'members.id', 'invitations.member_id')
    .select('members.id')
    .where('invitations.pregnancy_id', '=', pregnancyId)
    .where('invitations.email', '=', email)
    .where('members.accepted_at', 'is', null)
    .executeTakeFirst()
  return pending?.id
}

async function addPending(tx: Tx, { pregnancyId }: Admin, { role, now }: Pick<EmailInvite, 'role'> & { now: Date }) {
  if ((await countMembers(tx, { pregnancyId, accepted: false })) >= mostInvitations)
    throw new AppError('too-many-invitations')
  return addPendingMember(tx, { pregnancyId, role, now })
}

type InvitationInput = { memberId: number; email: string; inviteToken: string | null; now: Date }

/** Makes or renews the invitation in this admin's name. A previous link stops working. */
async function saveInvitation(tx: Tx, admin: Admin, { memberId, email, inviteToken, now }: InvitationInput) {
  const changing = {
    invited_by: admin.userId,
    token_hash: inviteToken && hashToken(inviteToken),
    expires_at: new Date(now.getTime() + invitationDays * 86_400_000).toISOString(),
  }
  const row = {
    pregnancy_id: admin.pregnancyId,
    member_id: memberId,
    email,
    created_at: now.toISOString(),
    ...changing,
  }
  await tx
    .insertInto('invitations')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(changing))
    .execute()
}
