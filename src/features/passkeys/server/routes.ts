import { implement } from '#platform/server/implement.ts'
import { passkeysContract } from '../contract.ts'
import { addPasskey, beginAdding } from './ceremony/add-passkey.ts'
import { beginSignIn, signInWithPasskey } from './ceremony/sign-in-with-passkey.ts'
import { removePasskey, renamePasskey } from './commands.ts'
import { listPasskeys } from './queries.ts'

export const passkeysRoutes = implement(passkeysContract, {
  'GET /api/account/passkeys': ({ db, actor }) => listPasskeys(db, actor.userId),

  'POST /api/account/passkeys/challenge': ({ actor, body, ...exchange }) =>
    beginAdding(exchange, actor, body.currentPassword),

  'POST /api/account/passkeys': ({ actor, body, ...exchange }) => addPasskey(exchange, actor, body),

  'PATCH /api/account/passkeys/{id}': ({ db, actor, params, body }) => renamePasskey(db, actor.userId, params.id, body),

  'DELETE /api/account/passkeys/{id}': ({ actor, params, ...exchange }) => removePasskey(exchange, actor, params.id),

  'POST /api/login/passkey-challenge': (exchange) => beginSignIn(exchange),

  'POST /api/login/passkey': ({ body, ...exchange }) => signInWithPasskey(exchange, body),
})
