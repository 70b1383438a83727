/** Tells pages which of their responses came from the cache, that there is a network again, and that they must leave. */
import { cachedAtHeader, type Notice } from '../offline/notice.ts'

declare const self: ServiceWorkerGlobalScope

/** Notices for pages that are still opening: page id → address → time of its cached response. */
const pending = new Map<string, Record<string, number>>()

/** Stores the notice that an opening page came from the cache. The page asks for it once it listens to messages. */
export function noteCachedPage(clientId: string, path: string, page: Response): void {
  pending.set(clientId, { [path]: timeOf(page) })
}

/** Tells a page that it got a cached response. */
export async function noteCached(clientId: string, path: string, answer: Response): Promise<void> {
  const cached = { [path]: timeOf(answer) }
  // A page that has not asked yet does not listen to messages, so the notice is stored too.
  if (pending.has(clientId)) pending.set(clientId, { ...pending.get(clientId), ...cached })
  await send(clientId, { answers: cached })
}

const timeOf = ({ headers }: Response) => Number(headers.get(cachedAtHeader))

/** Tells a page that its response came from the network. */
export const noteFresh = (clientId: string, path: string) => send(clientId, { answers: { [path]: null } })

/** Tells a page that there is a network. Used after a response that the page does not show. */
export const noteNetwork = (clientId: string) => send(clientId, { answers: {} })

/** Sends the pending notices to a page that now listens. */
export function sendPending(client: Client): void {
  const answers = pending.get(client.id)
  if (answers) client.postMessage({ answers } satisfies Notice)
  pending.delete(client.id)
}

/** Tells every other page to leave, because somebody signed out or somebody else signed in. */
export async function tellOthers(event: FetchEvent): Promise<void> {
  const notice: Notice = { left: true }
  for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
    if (client.id !== event.clientId && client.id !== event.resultingClientId) client.postMessage(notice)
}

async function send(clientId: string, notice: Notice): Promise<void> {
  const client = await self.clients.get(clientId)
  client?.postMessage(notice)
}
