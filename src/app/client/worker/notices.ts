/** What pages are told: which of their answers were kept ones, and that somebody has left. */
import { keptAtHeader, type Notice } from '../offline/notice.ts'

declare const self: ServiceWorkerGlobalScope

/** For pages that are still being opened: client → address → when it was last answered. */
const untold = new Map<string, Record<string, number>>()

/** The page that is being opened is a kept one; it asks when it can hear. */
export function noteKeptPage(clientId: string, path: string, page: Response): void {
  untold.set(clientId, { [path]: timeOf(page) })
}

/** The page was handed an answer that was kept. */
export async function noteKept(clientId: string, path: string, answer: Response): Promise<void> {
  const kept = { [path]: timeOf(answer) }
  // One that has not asked yet does not hear either.
  if (untold.has(clientId)) untold.set(clientId, { ...untold.get(clientId), ...kept })
  await say(clientId, { answers: kept })
}

const timeOf = ({ headers }: Response) => Number(headers.get(keptAtHeader))

/** The page was handed one of the network. */
export const noteFresh = (clientId: string, path: string) => say(clientId, { answers: { [path]: null } })

/** The network has been heard of, too late for the page or with nothing of use. */
export const noteNetwork = (clientId: string) => say(clientId, { answers: {} })

/** For a page that has just begun to listen. */
export function sayUntold(client: Client): void {
  const answers = untold.get(client.id)
  if (answers) client.postMessage({ answers } satisfies Notice)
  untold.delete(client.id)
}

/** Somebody is signed out, or another one in: every other page shows what it no longer may. */
export async function tellOthers(event: FetchEvent): Promise<void> {
  const notice: Notice = { left: true }
  for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
    if (client.id !== event.clientId && client.id !== event.resultingClientId) client.postMessage(notice)
}

async function say(clientId: string, notice: Notice): Promise<void> {
  const client = await self.clients.get(clientId)
  client?.postMessage(notice)
}
