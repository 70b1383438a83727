/**
 * Sends requests as a browser does. With a plan, the server breaks one step while it handles the request: a file operation
 * or an SQL statement.
 */
import { type BreakPlan, breakHeader, brokenHeader } from './breaks.ts'

export type SentRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly cookie?: string
  readonly key?: string
  readonly body?: object
  readonly upload?: { field: string; photo: Blob; caption?: string } | undefined
  readonly plan?: BreakPlan
}
export type Reply = {
  readonly status: number
  readonly text: string
  readonly cookies: string
  /** The name of the step that was broken; null if there was none. */
  readonly broken: string | null
}

/** Returns a function that sends a request. Its promise resolves with null if the connection was lost. */
export const openAsker =
  (port: number) =>
  async ({ method, path, cookie, key, body, upload, plan }: SentRequest): Promise<Reply | null> => {
    const headers = {
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
      ...(plan && { [breakHeader]: JSON.stringify(plan) }),
    }
    const sent = upload ? formOf(upload) : body && JSON.stringify(body)
    try {
      const address = `http://127.0.0.1:${port}${path}`
      const response = await fetch(address, { method, headers, ...(sent && { body: sent }) })
      const { status, headers: got } = response
      const cookies = got.getSetCookie().join('\n')
      return { status, text: await response.text(), cookies, broken: got.get(brokenHeader) }
    } catch {
      return null
    }
  }

function formOf({ field, photo, caption }: NonNullable<SentRequest['upload']>): FormData {
  const form = new FormData()
  if (caption) form.set('caption', caption)
  form.set(field, photo, 'photo.jpg')
  return form
}
