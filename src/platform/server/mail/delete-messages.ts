import type { Tx } from '../database/database.ts'
import type { MessageKind } from './message.ts'

type Forgetting = { recipient: string; kinds: readonly MessageKind[]; subjectId: number }

/** Forgets every message to this address, and those of these kinds about this person, who may have had another; sent or not. */
export async function deleteMessages(tx: Tx, { recipient, kinds, subjectId }: Forgetting): Promise<void> {
  const names = kinds.map(({ name }) => name)
  await tx
    .deleteFrom('letters')
    .where((eb) => eb('recipient', '=', recipient).or(eb('kind', 'in', names).and('subject_id', '=', subjectId)))
    .execute()
}
