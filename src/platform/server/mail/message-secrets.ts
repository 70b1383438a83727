/** What every attempt to send a message has in common: its id for mail programs, and the secret of its link. */
import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Row = { readonly id: number; readonly created_at: string }
export type MessageSecrets = { readonly messageId: string; readonly token: string }

/**
 * Derives them from the message's row and a key beside the database. So a copy of the database does not contain the secret
 * of a link, and a message that is sent twice is the same, even after the process was killed.
 */
export function openMessageSecrets(dataDir: string): (message: Row) => MessageSecrets {
  let key: Uint8Array | undefined
  return ({ id, created_at }) => {
    key ??= readKey(dataDir)
    const [messageId = '', token = ''] = ['message-id', 'token'].map((purpose) =>
      createHmac('sha256', key ?? '')
        .update(`${purpose} ${id} ${created_at}`)
        .digest('base64url')
        .slice(0, 32),
    )
    return { messageId, token }
  }
}

function readKey(dataDir: string): Uint8Array {
  const file = join(dataDir, 'mail-key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error
  }
  return readFileSync(file)
}
