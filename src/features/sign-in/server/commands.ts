import { currentLanguage } from '#language/current-language.ts'
import type { Language } from '#language/languages.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockName } from '#platform/server/database/locks.ts'
import { drawToken, hashToken, type SignedIn } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { SetUp, User } from '../contract.ts'
import { refuseWeakPassword } from './password/choose-password.ts'
import { hashPassword } from './password/hash-password.ts'
import { isSetUp } from './queries.ts'

type FirstAdmin = Omit<SetUp, 'token'>

/** Makes and returns a one-time set-up token; earlier tokens stop working. */
export async function openSetUp(db: Database, now: Date): Promise<string> {
  const token = drawToken()
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('set_up_tokens').execute()
    await tx
      .insertInto('set_up_tokens')
      .values({ token_hash: hashToken(token), created_at: now.toISOString() })
      .execute()
  })
  return token
}

/** Makes the first admin with the token and returns the account's id; throws `set-up-closed` once there is an account. */
export async function setUp(db: Database, { token, ...person }: SetUp, now: Date): Promise<number> {
  // Read the token before checking for an account, because the first account deletes it. So if two people use the right
  // token, the second one gets `set-up-closed`, and never `wrong-set-up-token`.
  const known = await db
    .selectFrom('set_up_tokens')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (await isSetUp(db)) throw new AppError('set-up-closed')
  if (!known) throw new AppError('wrong-set-up-token')
  return createFirstAdmin(db, person, now)
}

/** Makes the account that may begin the first journey, and closes set-up in the same transaction. */
export async function createFirstAdmin(db: Database, person: FirstAdmin, now: Date): Promise<number> {
  refuseWeakPassword(person.password, person)
  const passwordHash = await hashPassword(person.password)
  return db.transaction().execute(async (tx) => {
    await lockName(tx, 'set-up')
    if (await isSetUp(tx)) throw new AppError('set-up-closed')
    await tx.deleteFrom('set_up_tokens').execute()
    return createAccount(tx, { ...person, passwordHash, mayBeginJourney: true }, now)
  })
}

type Account = Pick<User, 'email' | 'firstName' | 'lastName'> & {
  passwordHash: string
  mayBeginJourney: boolean
  /** By default the language of the request. */
  language?: Language
}

/**
 * Makes an account and returns its id. The caller has already checked and hashed the password. With `mayBeginJourney` the
 * person may begin a journey. Throws `email-taken`, even for the second of two simultaneous requests.
 */
export async function createAccount(
  tx: Tx,
  { email, firstName, lastName, language = currentLanguage(), passwordHash, mayBeginJourney }: Account,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({
      email,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      profile_image_url: null,
      created_at: now.toISOString(),
      founder_at: mayBeginJourney ? now.toISOString() : null,
      theme: 'auto',
      language,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('email-taken'))
  return id
}

/** Throws `email-taken` if the email has an account. Callers check this before they hash the password, which is slow. */
export async function refuseTakenEmail(db: Database, email: string): Promise<void> {
  const taken = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (taken) throw new AppError('email-taken')
}

const mostDevices = 20

type Remembering = { userId: number; token: string | null; now: Date }

/**
 * Stores that this person has signed in with this browser, and deletes the oldest browser beyond the limit. Returns the
 * token for the browser's cookie. A browser that several people use has one token, and one row for each person.
 */
export async function storeKnownDevice(tx: Tx, { userId, token: known, now }: Remembering): Promise<string> {
  const token = known ?? drawToken()
  const row = { user_id: userId, token_hash: hashToken(token), created_at: now.toISOString() }
  await tx
    .insertInto('known_devices')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const newest = tx.selectFrom('known_devices').select('id').where('user_id', '=', userId).orderBy('id', 'desc')
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('id', 'not in', newest.limit(mostDevices))
    .execute()
  return token
}

export async function endSession(db: Database | Tx, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Makes this the current pregnancy of the session, and of the person's sessions without a pregnancy. */
export async function switchToJourney(
  tx: Tx,
  { userId, sessionId, pregnancyId }: { userId: number; sessionId: SignedIn['sessionId']; pregnancyId: number },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ pregnancy_id: pregnancyId })
    .where('user_id', '=', userId)
    .where((eb) => eb('id', '=', sessionId).or('pregnancy_id', 'is', null))
    .execute()
}
