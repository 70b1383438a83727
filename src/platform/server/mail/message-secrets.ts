/** What every attempt to send a message has in common: its id for mail programs, and the secret of its link. */
import { createHmac } from 'node:crypto'
import { readKeyFile } from '../storage/key-file.ts'

type Row = { readonly id: number; readonly created_at: string }
export type MessageSecrets = { readonly messageId: string; readonly token: string }

/**
 * Derives them from the message's row and a key beside the database. So a copy of the database does not contain the secret
 * of a link, and a message that is sent twice is the same, even after the process was killed.
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
