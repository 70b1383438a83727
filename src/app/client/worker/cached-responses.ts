/**
 * The last responses of one session, for reading without a network. Operations run one after another, except `find`. A
 * response is never cached if the cache was wiped after its request began.
 */
import type { journeyContract } from '#features/journey/contract.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { cachedAtHeader, prefetchHeader } from '../offline/notice.ts'

const journey = createAddresses<typeof journeyContract>()
const journeyAddress = journey('GET /api/pregnancies/current')
/** The call that returns the list of addresses that a page prefetches. */
export const offlineAddress = journey('GET /api/pregnancies/current/offline')

const cacheName = 'nestling-kept-1'
const ownerPath = '/kept/owner'
const signOutPath = '/kept/farewell'

/** The cache is wiped after so many days without contact to the server: enough for a trip, few if the phone is lost. */
const maxDays = 14
const maxEntries = 400

/** `instance`: the page data other than responses, for example whether mail can be sent. */
type Owner = { cacheOwner: string; lastContact: number; instance: object }

type Answer = { path: string; status: number; cacheOwner: string | null; body: string }

let wipeCount = 0
let queue: Promise<unknown> = Promise.resolve()

/** A number that changes with every wipe. Read it when a request begins, and pass it to `cacheResponse` or `find`. */
export const currentTicket = (): number => wipeCount

/** The ticket of each page's list of addresses to prefetch, by the page's id. */
const listTickets = new Map<string, number>()

/**
 * The ticket for a GET call. A prefetch request has the ticket of its page's list, so nothing from an old list is cached
 * after a wipe. For example, no weeks of the guide are cached after a loss.
 */
export function ticketOf({ request, clientId }: Pick<FetchEvent, 'request' | 'clientId'>, path: string): number {
  if (path === offlineAddress) listTickets.set(clientId, wipeCount)
  return request.headers.has(prefetchHeader) ? (listTickets.get(clientId) ?? wipeCount) : wipeCount
}

/** Runs an operation after all earlier ones. Returns the fallback if the cache is damaged or full. */
function enqueue<T, Fallback>(work: (cache: Cache) => Promise<T>, fallback: Fallback): Promise<T | Fallback> {
  const done = queue.then(async () => work(await caches.open(cacheName))).catch(() => fallback)
  queue = done
  return done
}

/** Caches a response of the current owner's session. Returns true if the response shows that this session is over. */
export const cacheResponse = (answer: Answer, ticket: number): Promise<boolean> =>
  enqueue(async (cache) => {
    if (ticket !== wipeCount) return false
    if (answer.status === 401) return wipe(cache)
    if (answer.path === userAddress && answer.status === 200) return setOwner(cache, answer)

    const owner = await readOwner(cache)
    if (!owner || answer.cacheOwner === null) {
      if (owner && isGone(answer.status)) await cache.delete(addressOf(answer.path))
      return false
    }
    // Somebody else has signed in. Cache nothing until a response names the new owner.
    if (answer.cacheOwner !== owner.cacheOwner) return wipe(cache)
    if (Date.now() - owner.lastContact > 3_600_000)
      await cache.put(ownerPath, Response.json({ ...owner, lastContact: Date.now() } satisfies Owner))
    if (answer.status === 200) await put(cache, answer)
    return false
  }, false)

/**
 * Caches a page's responses, their owner, and the rest of the page data. Returns true if the earlier owner's session is
 * over.
 */
export const cachePage = (
  page: { instance: object; cacheOwner: string | null; answers: readonly Omit<Answer, 'cacheOwner'>[] },
  ticket: number,
): Promise<boolean> =>
  enqueue(async (cache) => {
    if (ticket !== wipeCount) return false
    const user = page.answers.find(({ path }) => path === userAddress)
    if (user?.status !== 200) return false
    const isOver = await setOwner(cache, { ...user, cacheOwner: page.cacheOwner }, page.instance)
    if (page.cacheOwner === null) return isOver
    for (const answer of page.answers)
      if (answer.status === 200 && answer.path !== userAddress)
        await put(cache, { ...answer, cacheOwner: page.cacheOwner })
    return isOver
  }, false)

/** Wipes the cache if another session owns it. Returns whether the cache was wiped. */
export const wipeUnlessOwnedBy = (cacheOwner: string | null): Promise<boolean> =>
  enqueue(async (cache) => {
    const owner = await readOwner(cache)
    return owner !== undefined && owner.cacheOwner !== cacheOwner && wipe(cache)
  }, false)

/** Wipes the cache. With `isSigningOut`, also marks the sign-out as unknown to the server, until `confirmSignOut`. */
export function clear({ isSigningOut }: { isSigningOut: boolean }): Promise<void> {
  wipeCount += 1
  return enqueue(async (cache) => {
    // Stored first, so the mark survives if the browser closes before the wipe is done.
    if (isSigningOut) await cache.put(signOutPath, new Response())
    await wipe(cache)
  }, undefined)
}

/** Removes the mark, because the server knows of the sign-out. */
export const confirmSignOut = (): Promise<unknown> => enqueue((cache) => cache.delete(signOutPath), undefined)

/** Whether somebody signed out and the server does not know of the sign-out yet. */
export const isSigningOut = (): Promise<boolean> =>
  enqueue(async (cache) => (await cache.match(signOutPath)) !== undefined, false)

/** The last cached response of this address, unless the cache was wiped since the request began. */
export async function find(path: string, ticket: number): Promise<Response | undefined> {
  try {
    const cache = await caches.open(cacheName)
    const answer = (await readOwner(cache)) && (await cache.match(addressOf(path)))
    return ticket === wipeCount ? answer : undefined
  } catch {
    return undefined
  }
}

/** The cached signed-in person, the page data other than responses, and the time when the person was cached. */
export const findPerson = (): Promise<{ user: unknown; instance: object; at: number } | undefined> =>
  enqueue(async (cache) => {
    const owner = await readOwner(cache)
    const user = owner && (await cache.match(addressOf(userAddress)))
    return user && { user: await user.json(), instance: owner.instance, at: Number(user.headers.get(cachedAtHeader)) }
  }, undefined)

/** Sets the cache's owner. Returns whether the earlier owner's session is over. */
async function setOwner(cache: Cache, answer: Answer, instance?: object): Promise<boolean> {
  const owner = await readOwner(cache)
  const user: unknown = JSON.parse(answer.body)
  if (user === null || answer.cacheOwner === null) return wipe(cache)

  const before = await cache.match(addressOf(userAddress))
  // With another role or fewer rights the person may no longer see what was cached.
  const isSame = owner?.cacheOwner === answer.cacheOwner && before && (await before.text()) === answer.body
  if (owner && !isSame) await wipe(cache)
  await dropOldest(cache)
  const next: Owner = {
    cacheOwner: answer.cacheOwner,
    lastContact: Date.now(),
    instance: instance ?? owner?.instance ?? {},
  }
  await cache.put(ownerPath, Response.json(next))
  await put(cache, answer)
  return owner !== undefined && owner.cacheOwner !== answer.cacheOwner
}

async function readOwner(cache: Cache): Promise<Owner | undefined> {
  const owner: Owner | undefined = await (await cache.match(ownerPath))?.json()
  if (owner && Math.abs(Date.now() - owner.lastContact) < maxDays * 86_400_000) return owner
  if (owner) await wipe(cache)
  return undefined
}

async function put(cache: Cache, { path, body }: Answer) {
  if (isSecret(path)) return
  if (path === journeyAddress && (await hasOtherState(cache, body))) await dropAllButPerson(cache)
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', [cachedAtHeader]: `${Date.now()}` }
  await cache.put(addressOf(path), new Response(body, { headers }))
}

/**
 * Whether the state of the journey has changed. If so, cached responses may have counts or congratulations that must no
 * longer be shown. A journey that is no longer cached counts as expecting, because weeks of the guide may still be
 * cached.
 */
async function hasOtherState(cache: Cache, body: string): Promise<boolean> {
  const before = await (await cache.match(addressOf(journeyAddress)))?.text()
  return (before === undefined ? 'expecting' : stateIn(before)) !== stateIn(body)
}

const stateIn = (journey: string): string | undefined => JSON.parse(journey).state

async function dropAllButPerson(cache: Cache) {
  wipeCount += 1
  const stays = [ownerPath, signOutPath, userAddress]
  const others = (await cache.keys()).filter(({ url }) => !stays.includes(new URL(url).pathname))
  await Promise.all(others.map((request) => cache.delete(request)))
}

async function dropOldest(cache: Cache) {
  const entries = await cache.keys()
  await Promise.all(entries.slice(0, Math.max(0, entries.length - maxEntries)).map((request) => cache.delete(request)))
}

/** Wipes the cache. Returns whether it had an owner. */
async function wipe(cache: Cache): Promise<boolean> {
  wipeCount += 1
  const hadOwner = (await cache.match(ownerPath)) !== undefined
  const addresses = (await cache.keys()).map(({ url }) => new URL(url))
  const cached = addresses.filter(({ pathname }) => pathname !== signOutPath)
  await Promise.all(cached.map((address) => cache.delete(address)))
  return hadOwner
}

/** Whether a response must not be cached: offline it is useless to its owner, but not to a thief of the phone. */
const isSecret = (path: string) => /^\/api\/(account|admin|invite-codes)/.test(path)

const isGone = (status: number) => status === 403 || status === 404

/** The cache key of a path. It leaves out the day from which a list starts: offline, yesterday's list is useful too. */
function addressOf(path: string): string {
  const url = new URL(path, location.origin)
  const [[name, value] = [], ...others] = [...url.searchParams]
  if (name !== undefined && others.length === 0 && /^\d{4}-\d\d-\d\dT/.test(value ?? '')) url.search = `?${name}`
  return url.pathname + url.search
}
