import { senderHeader } from '../../shared/worker/sender.ts'
import type { Change } from './box/entry.ts'
import type { Reply } from './box/settle.ts'

/** Milliseconds until a request without a response counts as lost. A large photo on a slow network takes minutes. */
const timeoutMs = { text: 30_000, file: 600_000 }

/** Sends a change with this sender in a header; null sends no header. Returns null if no response of Nestling arrives. */
export async function sendChange(
  change: Change,
  sender: string | null,
  fetch = globalThis.fetch,
): Promise<Reply | null> {
  const { method, address, body, ifMatch, key } = change
  const isText = typeof body === 'string'
  const form = body === null || isText ? body : formOf(body)
  try {
    const response = await fetch(address, {
      method,
      headers: {
        ...(sender !== null && { [senderHeader]: sender }),
        ...(isText && { 'content-type': 'application/json' }),
        ...(method === 'POST' && !(form instanceof FormData) && { 'idempotency-key': key }),
        ...(ifMatch && { 'if-match': `"${ifMatch}"` }),
      },
      ...(form !== null && { body: form }),
      signal: AbortSignal.timeout(form instanceof FormData ? timeoutMs.file : timeoutMs.text),
    })
    const text = await response.text()
    const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
    if (response.status === 204) return { status: 204, body: undefined }
    const answer = readJson(text)
    // Something between here and Nestling has answered, such as the login page of a hotel network.
    return answer === undefined ? null : { status: response.status, body: answer, retryAfterSeconds }
  } catch {
    return null
  }
}

function formOf(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData()
  // A changed field may be a number, or null for an empty field.
  for (const [name, value] of Object.entries(fields))
    form.append(name, value instanceof Blob ? value : `${value ?? ''}`)
  return form
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
