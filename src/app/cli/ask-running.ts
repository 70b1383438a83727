import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type * as z from 'zod/mini'
import { controlPath } from '../server/process/control.ts'
import { CommandError } from './command-error.ts'

type Call<Answer> = { path: `/${string}`; body: object; answer: z.ZodMiniType<Answer>; timeoutMs?: number }

/** Sends a request to the running Nestling that uses this data folder. Returns null if none responds. */
export async function askRunning<Answer>(
  dataDir: string,
  { path, body, answer, timeoutMs = 10_000 }: Call<Answer>,
): Promise<Answer | null> {
  // The error is ignored. If Nestling runs but does not respond, the caller fails to open the data, and reports that.
  const reply = await send({ socketPath: controlPath(dataDir), path, timeout: timeoutMs }, JSON.stringify(body)).catch(
    () => null,
  )
  if (reply === null) return null
  const { data } = answer.safeParse(JSON.parse(reply))
  if (!data) throw new CommandError('Nestling could not run this command. Its log says why.')
  return data
}

function send(to: { socketPath: string; path: string; timeout: number }, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ ...to, method: 'POST', agent: false })
    outgoing.on('response', (response) => text(response).then(resolve, reject))
    outgoing.on('timeout', () => outgoing.destroy(new Error('No answer.')))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
