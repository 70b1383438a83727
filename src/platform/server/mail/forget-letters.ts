import type { Tx } from '../database/database.ts'

/** Forgets every letter to this address, sent or not. */
export async function forgetLetters(tx: Tx, recipient: string): Promise<void> {
  await tx.deleteFrom('letters').where('recipient', '=', recipient).execute()
}
