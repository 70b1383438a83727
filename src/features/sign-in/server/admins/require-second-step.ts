/** A journey can require a second step of its admins. `admit`, the access check, refuses admins whose session passed none. */
import type * as z from 'zod/mini'
import { changeAsAdmin } from '#features/membership/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { listFactorOwners } from '#platform/server/feature/second-factor.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { MessageKind } from '#platform/server/mail/message.ts'
import { canSendMail, queueNotice } from '#platform/server/mail/queue-message.ts'
import { type Member, refuseForStep } from '#platform/server/session.ts'
import type { AdminSecondStep } from '../../contract.ts'
import { findAdminStep } from './find-admin-step.ts'
import { secondStepNotRequiredMessage, secondStepRequiredMessage } from './messages.ts'

type Context = Pick<Exchange, 'db' | 'now' | 'environment' | 'features'>

/** Whether admins need a second step, and which of them have one. */
export async function getAdminSecondStep(
  context: Pick<Context, 'db' | 'features'>,
  actor: Member,
): Promise<z.infer<typeof AdminSecondStep>> {
  const { db } = context
  const asked = await db
    .selectFrom('asked_second_steps')
    .innerJoin('users', 'users.id', 'asked_second_steps.asked_by')
    .where('asked_second_steps.pregnancy_id', '=', actor.pregnancyId)
    .select(['asked_second_steps.asked_at', 'users.first_name'])
    .executeTakeFirst()
  const admins = await listAdmins(db, actor)
  const ids = admins.map(({ id }) => id)
  const owners = await listFactorOwners(context, db, ids)
  return {
    asked: asked ? { at: asked.asked_at, by: asked.first_name } : null,
    admins: admins.map(({ id, first_name }) => ({ firstName: first_name, hasSecondStep: owners.has(id) })),
    ownStep: actor.hasPassedSecondStep ? null : await findAdminStep(context, db, actor.userId),
  }
}

/** Requires a second step of all admins. The session must have passed one itself, so nobody locks themselves out. */
export async function requireSecondStep(context: Context, actor: Member): Promise<void> {
  const { db, now } = context
  if (!actor.hasPassedSecondStep) refuseForStep(await findAdminStep(context, db, actor.userId))
  await changeAsAdmin(db, actor, async (tx) => {
    const asked = await tx
      .insertInto('asked_second_steps')
      .values({ pregnancy_id: actor.pregnancyId, asked_by: actor.userId, asked_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('pregnancy_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (asked) await tellAdmins(tx, context, actor, secondStepRequiredMessage)
  })
}

/** Ends the requirement. `admit` has already refused admins whose session has not passed a second step. */
export async function stopRequiringSecondStep(context: Context, actor: Member): Promise<void> {
  await changeAsAdmin(context.db, actor, async (tx) => {
    const stopped = await tx
      .deleteFrom('asked_second_steps')
      .where('pregnancy_id', '=', actor.pregnancyId)
      .returning('id')
      .executeTakeFirst()
    if (stopped) await tellAdmins(tx, context, actor, secondStepNotRequiredMessage)
  })
}

async function tellAdmins(tx: Tx, { environment, now }: Context, actor: Member, kind: MessageKind) {
  if (!canSendMail(environment)) return
  for (const { email } of await listAdmins(tx, actor))
    await queueNotice(tx, { kind, subjectId: actor.userId, recipient: email }, now)
}

const listAdmins = (db: Database | Tx, { pregnancyId }: Pick<Member, 'pregnancyId'>) =>
  db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .where('members.pregnancy_id', '=', pregnancyId)
    .where('members.role', '=', 'admin')
    .where('members.accepted_at', 'is not', null)
    .orderBy('members.accepted_at')
    .orderBy('members.id')
    .select(['users.id', 'users.email', 'users.first_name'])
    .execute()
