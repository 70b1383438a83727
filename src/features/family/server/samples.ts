import { cast } from '#features/sign-in/fixtures.ts'
import type { Samples } from '#platform/server/feature/samples.ts'

const created_at = '2026-03-01T00:00:00.000Z'

export const samples: Samples = {
  things: {
    '/api/admin/users/{email}': async () => ({ email: cast.grandmother.email }),
  },
  rows: {
    /** Pending and accepted invitations alternate. An accepted invitation has no token. */
    invitations: async (db, { pregnancyId, count }) => {
      const isPending = count % 2 === 0
      const member = { pregnancy_id: Number(pregnancyId), user_id: null, role: 'guest' as const, created_at }
      const { id } = await db
        .insertInto('members')
        .values({ ...member, accepted_at: isPending ? null : created_at })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { member_id: id, token_hash: isPending ? `token ${count}` : null }
    },
  },
  outcomes: {
    invitations: {
      leaves: (invitation) => (invitation.token_hash === null ? invitation : 'deleted-with-parent'),
      deletesAccount: (invitation) => (invitation.token_hash === null ? invitation : 'deleted-with-parent'),
    },
  },
}
