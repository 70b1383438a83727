import type { Tx } from '#platform/server/database/database.ts'
import { listFactorOwners } from '#platform/server/feature/second-factor.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { SignedIn } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'

type Context = Pick<Exchange, 'features' | 'now'>
type Person = Pick<SignedIn, 'userId' | 'sessionId' | 'hasPassedSecondStep'>

/**
 * Protects the second factors of admins who need a second step: throws if they have a factor and this session has not passed
 * a second step. So a thief with only the password can neither add nor remove a factor.
 */
export async function checkFactorChange(context: Pick<Context, 'features'>, tx: Tx, person: Person): Promise<void> {
  const { userId, hasPassedSecondStep } = person
  if (hasPassedSecondStep || !(await mustHaveSecondStep(tx, userId))) return
  if (await hasFactor(context, tx, userId)) throw new AppError('second-step-not-passed')
}

/**
 * Runs `change`, which adds or removes a factor. The caller has locked the person's row. If the person now has their first
 * factor, this session is marked as having passed a second step: it has just proved both password and factor. If the person
 * has no factor left, the mark is removed from all their sessions.
 */
export async function changeFactors<Result>(
  context: Context,
  tx: Tx,
  person: Person,
  change: () => Promise<Result>,
): Promise<Result> {
  const { userId, sessionId } = person
  await checkFactorChange(context, tx, person)
  const hadOne = await hasFactor(context, tx, userId)
  const result = await change()
  const hasOne = await hasFactor(context, tx, userId)
  if (hasOne && !hadOne) {
    const passed = { second_step_at: context.now.toISOString() }
    await tx.updateTable('sessions').set(passed).where('id', '=', sessionId).execute()
  }
  if (!hasOne) await clearPassedSteps(tx, userId)
  return result
}

/** Marks all sessions of this person as not having passed a second step. */
export async function clearPassedSteps(tx: Tx, userId: number): Promise<void> {
  await tx.updateTable('sessions').set({ second_step_at: null }).where('user_id', '=', userId).execute()
}

const hasFactor = async (context: Pick<Context, 'features'>, tx: Tx, userId: number) =>
  (await listFactorOwners(context, tx, [userId])).has(userId)

/** Whether the person is an admin of a journey that requires a second step of its admins. */
async function mustHaveSecondStep(tx: Tx, userId: number): Promise<boolean> {
  const asking = await tx
    .selectFrom('members')
    .innerJoin('asked_second_steps', 'asked_second_steps.pregnancy_id', 'members.pregnancy_id')
    .where('members.user_id', '=', userId)
    .where('members.role', '=', 'admin')
    .where('members.accepted_at', 'is not', null)
    .select('members.id')
    .limit(1)
    .executeTakeFirst()
  return asking !== undefined
}
