import type { Database, Tx } from '#platform/server/database/database.ts'
import { mailStateOf } from '#platform/server/mail/waited-too-long.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import type { AdminMember } from '../../contract.ts'
import { mostListed } from '../queries.ts'
import { invitationMessage } from './invitation-message.ts'

/** Members and pending invitations of a journey, newest first. */
export async function listMembers(db: Database | Tx, pregnancyId: PregnancyId, now: Date): Promise<AdminMember[]> {
  return (await selectMembers(db, pregnancyId).limit(mostListed).execute()).map((row) => asMember(row, now))
}

export async function getMember(
  tx: Tx,
  { pregnancyId, id, now }: { pregnancyId: PregnancyId; id: number; now: Date },
): Promise<AdminMember> {
  return asMember(await selectMembers(tx, pregnancyId).where('members.id', '=', id).executeTakeFirstOrThrow(), now)
}

const selectMembers = (db: Database | Tx, pregnancyId: PregnancyId) =>
  db
    .selectFrom('members')
    .leftJoin('users', 'users.id', 'members.user_id')
    .leftJoin('invitations', 'invitations.member_id', 'members.id')
    .leftJoin('letters', (join) =>
      join.on('letters.id', '=', (eb) =>
        eb
          .selectFrom('letters as message')
          .where('message.kind', '=', invitationMessage.name)
          .whereRef('message.subject_id', '=', 'members.id')
          .select(({ fn }) => fn.max('message.id').as('newest')),
      ),
    )
    .where('members.pregnancy_id', '=', pregnancyId)
    .orderBy('members.id', 'desc')
    .select(['members.id', 'members.user_id', 'members.role', 'members.created_at', 'members.accepted_at'])
    .select(['users.email', 'users.first_name', 'users.last_name', 'users.profile_image_url'])
    .select(['invitations.email as invited_email', 'invitations.expires_at'])
    .select(['letters.created_at as queued_at', 'letters.sent_at', 'letters.failed_at', 'letters.failure'])

type Row = Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirstOrThrow']>>

const asMember = (row: Row, now: Date): AdminMember => ({
  id: row.id,
  email: row.email ?? row.invited_email ?? '',
  role: row.role,
  createdAt: row.created_at,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImageUrl: row.profile_image_url,
  userId: row.user_id,
  ...(row.accepted_at === null ? asPending(row, now) : asAccepted(row)),
})

const asAccepted = ({ email, invited_email }: Row) => ({
  status: 'accepted' as const,
  invitedAs: invited_email === email ? null : invited_email,
  expiresAt: null,
  mail: null,
  mailFailure: null,
})

const asPending = (row: Row, now: Date) => ({
  status: 'pending' as const,
  invitedAs: null,
  expiresAt: row.expires_at,
  ...mailStateOf({ ...row, created_at: row.queued_at }, now),
})
