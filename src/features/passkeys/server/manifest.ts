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
      /** The authenticator's name for it, as base64url. */
      credential_id: string
      /** As COSE, the form in which authenticators send it. */
      public_key: Uint8Array
      /** How often the authenticator says that it has signed; 0 if it does not count. PostgreSQL answers a text. */
      sign_count: number | string
      name: string
      created_at: string
      last_used_at: string | null
    }
    /** Challenges that wait for an answer. Each is deleted when it is answered. */
    passkey_challenges: {
      id: Generated<number>
      /** Who may add a passkey with it; null if it is for signing in. */
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
