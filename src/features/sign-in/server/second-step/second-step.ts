import type * as z from 'zod/mini'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { SecondFactor } from '#platform/server/feature/second-factor.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import type { SignedIn, UserId } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { RecoveryCodes, SecondStep, SecondStepSecret } from '../../contract.ts'
import { checkCurrentPassword, currentPasswordLimits, lockAccount } from '../account/check-current-password.ts'
import { secondStepOffMessage, secondStepOnMessage } from '../account/messages.ts'
import { tellOwner } from '../account/tell-owner.ts'
import { changeFactors, checkFactorChange } from './change-factors.ts'
import { sealSecret, takeCode } from './check-code.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { voidTicket } from './tickets.ts'
import { drawSecret } from './totp.ts'

type Context = Pick<Exchange, 'db' | 'now' | 'caller' | 'environment' | 'features'>

/** Whether this account asks for a second step after the password. */
export async function hasSecondStep(tx: Tx, userId: number): Promise<boolean> {
  const set = tx.selectFrom('second_steps').select('id').where('user_id', '=', userId)
  return (await set.where('set_up_at', 'is not', null).executeTakeFirst()) !== undefined
}

export async function getSecondStep(db: Database, userId: UserId): Promise<z.infer<typeof SecondStep>> {
  const known = await db.selectFrom('second_steps').select('set_up_at').where('user_id', '=', userId).executeTakeFirst()
  const left = db.selectFrom('recovery_codes').select((eb) => eb.fn.countAll().as('count'))
  const { count } = await left.where('user_id', '=', userId).executeTakeFirstOrThrow()
  return { setUpAt: known?.set_up_at ?? null, recoveryCodesLeft: Number(count) }
}

/** Makes a secret for an authenticator app, replacing an unconfirmed one. `turnOnSecondStep` confirms the new secret. */
export async function beginSecondStep(
  exchange: Context,
  actor: SignedIn,
  currentPassword: string,
): Promise<z.infer<typeof SecondStepSecret>> {
  const { db, environment } = exchange
  const person = await checkCurrentPassword(exchange, actor, currentPassword)
  const shown = await drawSecret(person.email)
  const row = { sealed_secret: sealSecret(environment, person.id, shown.secret), last_step: 0 }
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, person)
    await checkFactorChange(exchange, tx, actor)
    if (await hasSecondStep(tx, person.id)) throw new AppError('second-step-is-on')
    await tx
      .insertInto('second_steps')
      .values({ user_id: person.id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
  })
  return shown
}

/** Turns the second step on with the first code from the app. Returns the recovery codes, which are not shown again. */
export async function turnOnSecondStep(
  exchange: Context,
  actor: SignedIn,
  code: string,
): Promise<z.infer<typeof RecoveryCodes>> {
  const { db, now, caller } = exchange
  const { userId } = actor
  // Wrong codes and wrong current passwords count towards the same limit.
  const attempt = {
    kind: 'current-password',
    subject: `user:${userId}`,
    address: caller.address,
    deviceId: null,
  } as const
  await countAttempt(db, attempt, currentPasswordLimits, now)
  return db.transaction().execute(async (tx) => {
    await lockRow(tx, 'users', userId)
    if (await hasSecondStep(tx, userId)) throw new AppError('second-step-is-on')
    await changeFactors(exchange, tx, actor, async () => {
      await takeCode(tx, exchange, { userId, code })
      await tx.updateTable('second_steps').set({ set_up_at: now.toISOString() }).where('user_id', '=', userId).execute()
    })
    await tellOwner(tx, exchange, userId, secondStepOnMessage)
    return { recoveryCodes: await makeRecoveryCodes(tx, userId) }
  })
}

/** Makes ten recovery codes; the old ones no longer work. */
export async function renewRecoveryCodes(
  exchange: Context,
  actor: SignedIn,
  currentPassword: string,
): Promise<z.infer<typeof RecoveryCodes>> {
  const person = await checkCurrentPassword(exchange, actor, currentPassword)
  return exchange.db.transaction().execute(async (tx) => {
    await lockAccount(tx, person)
    await checkFactorChange(exchange, tx, actor)
    if (!(await hasSecondStep(tx, person.id))) throw new AppError('second-step-is-off')
    return { recoveryCodes: await makeRecoveryCodes(tx, person.id) }
  })
}

export async function turnOffSecondStep(exchange: Context, actor: SignedIn, currentPassword: string): Promise<void> {
  const person = await checkCurrentPassword(exchange, actor, currentPassword)
  await exchange.db.transaction().execute(async (tx) => {
    await lockAccount(tx, person)
    const wasOn = await changeFactors(exchange, tx, actor, () => removeSecondStep(tx, person.id))
    if (wasOn) await tellOwner(tx, exchange, person.id, secondStepOffMessage)
  })
}

/** Removes a person's second step with all its codes; false if it was off. */
async function removeSecondStep(tx: Tx, userId: number): Promise<boolean> {
  const wasOn = await hasSecondStep(tx, userId)
  await tx.deleteFrom('second_steps').where('user_id', '=', userId).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await voidTicket(tx, { userId })
  return wasOn
}

/** Authenticator apps as one kind of second factor. */
export const appFactor: SecondFactor = {
  async listOwners(db, userIds) {
    const set = db.selectFrom('second_steps').select('user_id').where('user_id', 'in', userIds)
    return (await set.where('set_up_at', 'is not', null).execute()).map(({ user_id }) => user_id)
  },
  remove: async (tx, userId) => ((await removeSecondStep(tx, userId)) ? 'the second step' : null),
}
