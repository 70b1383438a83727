import type { Tx } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { MessageKind } from '#platform/server/mail/message.ts'
import { canSendMail, queueNotice } from '#platform/server/mail/queue-message.ts'
import type { SignInNote } from '../../rules.ts'
import { recordAccountEvent } from '../entry/record-account-event.ts'
import { nameDevice } from '../sessions/name-device.ts'

/** A message about an account change. Its name is also the name of the event in the list that admins see. */
export type AccountNotice = MessageKind & { readonly name: SignInNote }

/** Records the change for admins. Also mails the owner, if Nestling sends mail and the mail limits allow it. */
export async function tellOwner(
  tx: Tx,
  { now, caller, environment }: Pick<Exchange, 'now' | 'caller' | 'environment'>,
  userId: number,
  notice: AccountNotice,
): Promise<void> {
  await recordAccountEvent(tx, { userId, what: notice.name, deviceName: nameDevice(caller.userAgent), now })
  if (!canSendMail(environment)) return
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  await queueNotice(tx, { kind: notice, subjectId: userId, recipient: email }, now)
}
