/**
 * What one person was last answered, for reading without a network: the answers of one session at a time. Everything
 * that touches it waits in one line, and an answer that was asked for before the last wiping is never kept after it.
 */
import { keptAtHeader, userPath } from '../offline/notice.ts'

const cacheName = 'nestling-kept-1'
const owner = '/kept/owner'
const farewell = '/kept/farewell'

/** Longer than a journey without a network, shorter than a phone stays lost unnoticed. */
const mostDays = 14
const mostAnswers = 400

/** `instance`: what pages know besides answers, as whether mail can be sent. */
type Owner = { keptFor: string; lastContact: number; instance: object }

type Answer = { path: string; status: number; keptFor: string | null; body: string }

let wipings = 0
let line: Promise<unknown> = Promise.resolve()

/** When something is asked for: to be handed back with its answer. */
export const askedNow = (): number => wipings

/** A store that is damaged or full is one in which there is nothing: what comes from the network is shown all the same. */
function inLine<T, Without>(work: (cache: Cache) => Promise<T>, without: Without): Promise<T | Without> {
  const done = line.then(async () => work(await caches.open(cacheName))).catch(() => without)
  line = done
  return done
}

/** Keeps an answer of the session whose answers are kept; gives true when it tells that this session is over. */
export const learn = (answer: Answer, asked: number): Promise<boolean> =>
  inLine(async (cache) => {
    if (asked !== wipings) return false
    if (answer.status === 401) return wipe(cache)
    if (answer.path === userPath && answer.status === 200) return meet(cache, answer)

    const kept = await readOwner(cache)
    if (!kept || answer.keptFor === null) {
      if (kept && isGone(answer.status)) await cache.delete(addressOf(answer.path))
      return false
    }
    // Somebody else signed in where it could not be seen: nobody's answers are kept until a page says whose it is.
    if (answer.keptFor !== kept.keptFor) return wipe(cache)
    if (Date.now() - kept.lastContact > 3_600_000)
      await cache.put(owner, Response.json({ ...kept, lastContact: Date.now() } satisfies Owner))
    if (answer.status === 200) await put(cache, answer)
    return false
  }, false)

/** Keeps the answers that came with a page, whose answers they are, and what the server can do. */
export const learnPage = (
  page: { instance: object; keptFor: string | null; answers: readonly Omit<Answer, 'keptFor'>[] },
  asked: number,
): Promise<boolean> =>
  inLine(async (cache) => {
    if (asked !== wipings) return false
    const user = page.answers.find(({ path }) => path === userPath)
    if (user?.status !== 200) return false
    const isOver = await meet(cache, { ...user, keptFor: page.keptFor }, page.instance)
    if (page.keptFor === null) return isOver
    for (const answer of page.answers)
      if (answer.status === 200 && answer.path !== userPath) await put(cache, { ...answer, keptFor: page.keptFor })
    return isOver
  }, false)

/** After a change that may have begun or ended a session: what is kept of another one goes. Gives whether any was. */
export const expectOwner = (keptFor: string | null): Promise<boolean> =>
  inLine(async (cache) => {
    const kept = await readOwner(cache)
    return kept !== undefined && kept.keptFor !== keptFor && wipe(cache)
  }, false)

/** Forgets everything; with `leaving` it is known until `endFarewell` that the server may not have heard of it. */
export function forget({ leaving }: { leaving: boolean }): Promise<boolean> {
  wipings += 1
  return inLine(async (cache) => {
    // First, so that it is not lost when the browser is closed in between.
    if (leaving) await cache.put(farewell, new Response())
    return wipe(cache)
  }, false)
}

/** The server has heard of it. */
export const endFarewell = (): Promise<boolean> => inLine((cache) => cache.delete(farewell), false)

/** Whether somebody signed out whom the server still takes for signed in. */
export const isLeaving = (): Promise<boolean> =>
  inLine(async (cache) => (await cache.match(farewell)) !== undefined, false)

/** The answer to this address as it was last given, if nothing was wiped since it was asked for. */
export async function find(path: string, asked: number): Promise<Response | undefined> {
  try {
    const cache = await caches.open(cacheName)
    const answer = (await readOwner(cache)) && (await cache.match(addressOf(path)))
    return asked === wipings ? answer : undefined
  } catch {
    return undefined
  }
}

/** Who is signed in and what the server can do, as it was last said. */
export const findPerson = (): Promise<{ user: unknown; instance: object; at: number } | undefined> =>
  inLine(async (cache) => {
    const kept = await readOwner(cache)
    const user = kept && (await cache.match(addressOf(userPath)))
    return user && { user: await user.json(), instance: kept.instance, at: Number(user.headers.get(keptAtHeader)) }
  }, undefined)

/** Whose session this is, from now on. */
async function meet(cache: Cache, answer: Answer, instance?: object): Promise<boolean> {
  const kept = await readOwner(cache)
  const user: unknown = JSON.parse(answer.body)
  if (user === null || answer.keptFor === null) return wipe(cache)

  const before = await cache.match(addressOf(userPath))
  // With another role or fewer rights, what was read before may be no business of theirs any more.
  const isSame = kept?.keptFor === answer.keptFor && before && (await before.text()) === answer.body
  if (kept && !isSame) await wipe(cache)
  await dropOldest(cache)
  const is: Owner = { keptFor: answer.keptFor, lastContact: Date.now(), instance: instance ?? kept?.instance ?? {} }
  await cache.put(owner, Response.json(is))
  await put(cache, answer)
  return kept !== undefined && kept.keptFor !== answer.keptFor
}

async function readOwner(cache: Cache): Promise<Owner | undefined> {
  const kept: Owner | undefined = await (await cache.match(owner))?.json()
  if (kept && Math.abs(Date.now() - kept.lastContact) < mostDays * 86_400_000) return kept
  if (kept) await wipe(cache)
  return undefined
}

async function put(cache: Cache, { path, body }: Answer) {
  if (isSecret(path)) return
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', [keptAtHeader]: `${Date.now()}` }
  await cache.put(addressOf(path), new Response(body, { headers }))
}

async function dropOldest(cache: Cache) {
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - mostAnswers)).map((request) => cache.delete(request)))
}

/** Gives whether there was anything of somebody. */
async function wipe(cache: Cache): Promise<boolean> {
  wipings += 1
  const was = (await cache.match(owner)) !== undefined
  const addresses = (await cache.keys()).map(({ url }) => new URL(url))
  const kept = addresses.filter(({ pathname }) => pathname !== farewell)
  await Promise.all(kept.map((address) => cache.delete(address)))
  return was
}

/** Of no use without a network, and of much to whoever finds the phone. */
const isSecret = (path: string) => /^\/api\/(account|admin|invite-codes)/.test(path)

const isGone = (status: number) => status === 403 || status === 404

/** Tomorrow's "what comes from today on" is another address: without a network the last one is better than none. */
function addressOf(path: string): string {
  const url = new URL(path, location.origin)
  const [[name, value] = [], ...others] = [...url.searchParams]
  if (name !== undefined && others.length === 0 && /^\d{4}-\d\d-\d\dT/.test(value ?? '')) url.search = `?${name}`
  return url.pathname + url.search
}
