import type { Tx } from '../database/database.ts'
import type { MessageKind } from './message.ts'

type DeletedMessages = { recipient: string; kinds: readonly MessageKind[]; subjectId: number }

/**
 * Deletes all messages to this address. Also deletes messages of these kinds about this person, even to a former
 * address.
 */
export async function deleteMessages(tx: Tx, { recipient, kinds, subjectId }: DeletedMessages): Promise<void> {
  const names = kinds.map(({ name }) => name)
  await tx
    .deleteFrom('letters')
    .where((eb) => eb('recipient', '=', recipient).or(eb('kind', 'in', names).and('subject_id', '=', subjectId)))
    .execute()
}
