import { expect } from 'vitest'
import type { Samples } from '#platform/server/feature/samples.ts'

export const samples: Samples = {
  outcomes: {
    sessions: { leaves: (session, { otherJourney }) => ({ ...session, pregnancy_id: otherJourney }) },
    users: {
      deletesAccount: (user, { now }) => ({
        id: user.id,
        first_name: user.first_name,
        created_at: user.created_at,
        email: `deleted-${user.id}@invalid`,
        password_hash: expect.not.stringContaining(user.password_hash),
        last_name: '',
        profile_image_url: null,
        founder_at: null,
        units: null,
        theme: 'auto',
        deleted_at: now.toISOString(),
      }),
    },
  },
}
