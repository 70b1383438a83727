/** The parts of a message that are the same for every attempt to send it: its Message-ID, and the secret in its link. */
import { createHmac } from 'node:crypto'
import { readKeyFile } from '../storage/key-file.ts'

type Row = { readonly id: number; readonly created_at: string }
export type MessageSecrets = { readonly messageId: string; readonly token: string }

/**
 * Derives the secrets from the message's row and a key file beside the database. So a copy of the database does not contain
 * the secret of a link. A message that is sent twice has the same Message-ID and link, even if the process was killed
 * in between.
 */
export function openMessageSecrets(dataDir: string): (message: Row) => MessageSecrets {
  let key: Uint8Array | undefined
  return ({ id, created_at }) => {
    key ??= readKeyFile(dataDir, 'mail-key')
    const [messageId = '', token = ''] = ['message-id', 'token'].map((purpose) =>
      createHmac('sha256', key ?? '')
        .update(`${purpose} ${id} ${created_at}`)
        .digest('base64url')
        .slice(0, 32),
    )
    return { messageId, token }
  }
}
