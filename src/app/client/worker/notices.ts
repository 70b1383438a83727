/** What pages are told: which of their answers were kept ones, and that somebody has left. */
import type { Notice } from '../offline/notice.ts'
import { keptAtHeader } from './kept-answers.ts'

declare const self: ServiceWorkerGlobalScope

/** Client → address → when it was last answered. */
const shown = new Map<string, Map<string, number>>()
let isAway = false

export function noteKept(clientId: string, path: string, { headers }: Response): void {
  isAway = true
  const answers = shown.get(clientId) ?? new Map<string, number>()
  shown.set(clientId, answers.set(path, Number(headers.get(keptAtHeader))))
  say(clientId)
}

export function noteFresh(clientId: string, path: string): void {
  const isNews = shown.get(clientId)?.delete(path) || isAway
  isAway = false
  if (isNews) say(clientId)
}

/** For a page that has just begun to listen. */
export const sayKept = (client: Client): void => client.postMessage(noticeFor(client.id))

/** Somebody is signed out, or another one in: every other page shows what it no longer may. */
export async function tellOthers(event: FetchEvent): Promise<void> {
  const notice: Notice = { left: true }
  for (const client of await self.clients.matchAll())
    if (client.id !== event.clientId && client.id !== event.resultingClientId) client.postMessage(notice)
}

async function say(clientId: string) {
  const client = await self.clients.get(clientId)
  if (client) client.postMessage(noticeFor(clientId))
  // The page of a visit is not there yet, and asks when it is.
}

const noticeFor = (clientId: string): Notice => ({ isAway, kept: Object.fromEntries(shown.get(clientId) ?? []) })
