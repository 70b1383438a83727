import type { Generated } from 'kysely'
import { accountDeleted } from '#features/sign-in/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { passkeyErrors } from '../errors.ts'
import { deleteOldChallenges } from './ceremony/challenges.ts'
import { deletePasskeyMessages, passkeyFactor } from './commands.ts'
import { passkeyMessages } from './messages/messages.ts'
import { passkeys } from './migrations/0033-passkeys.ts'
import { passkeysRoutes } from './routes.ts'

declare module '#platform/server/rate-limit.ts' {
  interface RateLimitKinds {
    'passkey-challenge': true
  }
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    passkeys: {
      id: Generated<number>
      user_id: number
      /** The credential id that the authenticator chose, as base64url. */
      credential_id: string
      /** The public key in the COSE format, as the authenticator sent it. */
      public_key: Uint8Array
      /** The authenticator's signature counter; 0 if it has none. */
      sign_count: number
      name: string
      created_at: string
      last_used_at: string | null
    }
    /** Challenges without a response yet. The first response deletes its challenge. */
    passkey_challenges: {
      id: Generated<number>
      /** The person who may add a passkey with this challenge; null if the challenge is for signing in. */
      user_id: number | null
      challenge_hash: string
      expires_at: string
    }
  }
}

export const passkeysFeature = defineFeature({
  name: 'passkeys',
  errors: passkeyErrors,
  routes: passkeysRoutes,
  migrations: [passkeys],
  tables: {
    passkeys: { scope: 'person', people: { user_id: 'deleted' }, exported: false },
    passkey_challenges: { scope: 'person', people: { user_id: 'deleted' }, exported: false, restored: false },
  },
  jobs: [deleteOldChallenges],
  mail: passkeyMessages,
  reactions: [on(accountDeleted, deletePasskeyMessages)],
  secondFactor: passkeyFactor,
  samples: () => import('./samples.ts'),
})
