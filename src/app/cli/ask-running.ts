import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type * as z from 'zod/mini'
import { controlPath, ResetAnswer } from '../server/process/control.ts'
import { CommandError } from './command-error.ts'

/** Asks the Nestling running on this folder for a one-time address; null if none answers. */
export async function askRunning(dataDir: string, email: string): Promise<z.infer<typeof ResetAnswer> | null> {
  // Whatever the reason, opening the data will show whether one is running.
  const body = await send(controlPath(dataDir), JSON.stringify({ email })).catch(() => null)
  if (body === null) return null
  const { data } = ResetAnswer.safeParse(JSON.parse(body))
  if (!data) throw new CommandError('Nestling could not make the address. Its log says why.')
  return data
}

function send(socketPath: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath, method: 'POST', path: '/reset-password', agent: false, timeout: 10_000 })
    outgoing.on('response', (response) => text(response).then(resolve, reject))
    outgoing.on('timeout', () => outgoing.destroy(new Error('No answer.')))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
