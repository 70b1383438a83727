import { cast } from '#features/sign-in/fixtures.ts'
import type { Samples } from '#platform/server/feature/samples.ts'
import { drawToken } from '#platform/server/session.ts'

export const samples: Samples = {
  things: {
    '/api/account/passkeys/{id}': async ({ db }) => {
      const mother = db.selectFrom('users').select('id').where('email', '=', cast.mother.email)
      const row = {
        user_id: (await mother.executeTakeFirstOrThrow()).id,
        credential_id: drawToken(),
        public_key: new Uint8Array([1]),
        sign_count: 0,
        name: 'Nora’s phone',
        created_at: '2026-03-01T10:00:00.000Z',
      }
      return db.insertInto('passkeys').values(row).returning('id').executeTakeFirstOrThrow()
    },
  },
  rows: {
    // Far in the future, because a job deletes expired challenges.
    passkey_challenges: () => ({ expires_at: '2100-01-01T00:00:00.000Z' }),
  },
}
