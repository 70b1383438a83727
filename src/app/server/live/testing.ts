import { eventsHeaders } from '#platform/server/http/answer.ts'
import type { Browser, TestApp } from '../testing.ts'

export type OpenEvents = Awaited<ReturnType<typeof openEvents>>

/** Opens the event stream of a person whose data is this many seconds old, and collects its messages. */
export async function openEvents({ app }: Pick<TestApp, 'app'>, { jar }: Browser, secondsOld = 0) {
  const cookie = Object.entries(jar).map(([name, value]) => `${name}=${value}`)
  const request = new Request(`http://localhost:3000/api/live?secondsOld=${secondsOld}`, {
    headers: { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', cookie: cookie.join('; ') },
  })
  const response = await app.fetch(request)
  if (response.headers.get('content-type') !== eventsHeaders['content-type'] || !response.body)
    throw new Error(`The events were refused: ${response.status} ${await response.text()}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const messages: unknown[] = []
  let isOpen = true
  let reach: number | undefined
  const reading = read()

  async function read() {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      for (const [, event, json = ''] of part.value.matchAll(/^(?:event: (.*)\n)?data: (.*)$/gm))
        if (event === 'reach') reach = Number(json)
        else messages.push(JSON.parse(json))
    isOpen = false
  }

  return {
    /** How many seconds back the server remembers every change. */
    get reach() {
      return reach
    },
    /** The messages so far: lists of calls with new responses, or `*` for all calls. The first list is empty. */
    messages,
    /** The messages after the first. */
    get later() {
      return messages.slice(1)
    },
    get isOpen() {
      return isOpen
    },
    headers: response.headers,
    close: () => reader.cancel().then(() => reading),
  }
}
