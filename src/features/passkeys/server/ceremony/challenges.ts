/** Random challenges for creating a passkey or signing in. Each is stored as a hash, and is valid once, for five minutes. */
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs.ts'
import { drawToken, hashToken } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { passkeyLimits } from '../../rules.ts'

/** The server stores at most this many challenges, so requests by strangers cannot fill the disk. */
const mostStored = 10_000

type Issue = { userId: number | null; now: Date }

/** Returns a new challenge as base64url, for adding a passkey to the account `userId`, or for signing in if that is null. */
export async function createChallenge(tx: Tx, { userId, now }: Issue): Promise<string> {
  const challenge = drawToken(32)
  const expiresAt = new Date(now.getTime() + passkeyLimits.minutes * 60_000).toISOString()
  const { id } = await tx
    .insertInto('passkey_challenges')
    .values({ user_id: userId, challenge_hash: hashToken(challenge), expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .deleteFrom('passkey_challenges')
    .where('id', '<=', id - mostStored)
    .execute()
  return challenge
}

/** Deletes the used challenge and returns it; throws `challenge-gone` if it is unknown, expired or not for `userId`. */
export async function takeChallenge(db: Database, clientData: string, { userId, now }: Issue): Promise<string> {
  const challenge = readChallenge(clientData)
  const known = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .returning('expires_at')
    .executeTakeFirst()
  if (!known || known.expires_at <= now.toISOString()) throw new AppError('challenge-gone')
  return challenge
}

/** The challenge in the client data, which the browser wrote. The response is verified later. */
function readChallenge(clientData: string): string {
  try {
    return String(Object(JSON.parse(Buffer.from(clientData, 'base64url').toString())).challenge)
  } catch {
    throw new AppError('challenge-gone')
  }
}

export const deleteOldChallenges: Job = {
  name: 'delete-old-passkey-challenges',
  async run({ db }, now) {
    await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now.toISOString()).execute()
  },
}
