/** Records what the server tells an open page, and what the page then requests. */
import type { Page } from '@playwright/test'
import { expect } from '../test-app/test-app.ts'

/**
 * What happened. `connected`: the page connected to `/api/live`. `lost`: it lost this connection, or a request failed.
 * `told`: the server named the API calls whose responses have changed (`*`: all). `request`: the page sent a request.
 */
export type LiveEvent =
  | { readonly is: 'connected' | 'lost' }
  | { readonly is: 'told'; readonly calls: readonly string[] | '*' }
  | { readonly is: 'request'; readonly address: string }

/** Starts the record. Call this before the page is opened. Each load of the page begins a new record. */
export const recordLive = (page: Page) =>
  page.addInitScript({
    content: `{
      globalThis.heard = []
      const { EventSource: Real, fetch: send } = globalThis
      globalThis.EventSource = class extends Real {
        constructor(...given) {
          super(...given)
          this.addEventListener('open', () => heard.push({ is: 'connected' }))
          this.addEventListener('error', () => heard.push({ is: 'lost' }))
          this.addEventListener('message', ({ data }) => heard.push({ is: 'told', calls: JSON.parse(data) }))
        }
      }
      globalThis.fetch = (address, options) => {
        heard.push({ is: 'request', address: String(address) })
        const note = (response) => response?.ok || heard.push({ is: 'lost' })
        const response = send(address, options)
        response.then(note, () => note())
        return response
      }
    }`,
  })

export const liveEventsOn = (page: Page): Promise<LiveEvent[]> => page.evaluate('heard')

/** Opens a page that is being recorded, and waits until it is connected to `/api/live`. */
export async function openWithLiveUpdates(page: Page, path: string) {
  await page.goto(path)
  await expect.poll(async () => (await liveEventsOn(page)).some(({ is }) => is === 'connected')).toBe(true)
}

/**
 * Returns the requests for a list that were sent without a reason. The load of the page is one reason, and so is each
 * message about the list, each lost connection and each failed request. Each reason allows one request at any later time,
 * because a page collects messages before it requests. The record must begin with the load of the page.
 */
export function unpromptedRequests(heard: readonly LiveEvent[], path: string): readonly LiveEvent[] {
  let prompts = 1
  return heard.filter((each) => {
    if (each.is === 'lost') prompts += 1
    if (each.is === 'told' && (each.calls === '*' || each.calls.includes(path))) prompts += 1
    if (each.is !== 'request' || each.address.split('?')[0] !== path) return false
    prompts -= 1
    return prompts < 0
  })
}
