/**
 * The service worker. Without a network it opens the app with the person's cached responses. Everything except the
 * app's own files is requested from the network first, so cached data shows only if the network fails or is silent.
 */
import '../older-browsers/missing-functions.ts'
import type { familyContract } from '#features/family/contract.ts'
import type { journeyContract } from '#features/journey/contract.ts'
import type { openPagesContract } from '#features/open-pages/contract.ts'
import type { passkeysContract } from '#features/passkeys/contract.ts'
import type { signInContract } from '#features/sign-in/contract.ts'
import { syncTag } from '#platform/client/outbox/between-tabs.ts'
import { deleteOldShared, deleteShared } from '#platform/client/share/shared-files.ts'
import { createAddresses, isCall } from '#platform/shared/address/address.ts'
import { signInAddress, signOutAddress, userAddress } from '#platform/shared/address/session-addresses.ts'
import { shareTarget } from '#platform/shared/share-target.ts'
import { cacheOwnerHeader } from '#platform/shared/worker/cache-owner.ts'
import { applyLooks, looksOf, pageDataPlaceholder, readPageData, writePageData } from '../../page-parts.ts'
import { cachedAtHeader, prefetchHeader, signOutNotice } from '../offline/notice.ts'
import { sendWaiting } from '../outbox/send-waiting.ts'
import * as cachedResponses from './cached-responses.ts'
import { noteCached, noteCachedPage, noteFresh, noteNetwork, sendPending, tellOthers as tellPages } from './notices.ts'
import { endSubscription, openNotification, renewSubscription, showNotification } from './push/notifications.ts'
import { cacheShell, dropOtherShells, isShellFile, takeFile, takePage } from './shell.ts'
import { takeShared } from './take-shared.ts'

declare const self: ServiceWorkerGlobalScope

const signIn = createAddresses<typeof signInContract>()
const family = createAddresses<typeof familyContract>()
const journey = createAddresses<typeof journeyContract>()
const passkeys = createAddresses<typeof passkeysContract>()

const liveAddress = createAddresses<typeof openPagesContract>()('GET /api/live')

/** Milliseconds to wait for the network before a cached response is shown instead. */
const timeoutMs = 6000
/** The shorter wait once a request has timed out. It applies until the network responds again. */
const shortTimeoutMs = 300

/** Whether a request has timed out and the network has not responded since. */
let isSilent = false

self.addEventListener('install', (event) => event.waitUntil(cacheShell()))

/**
 * Whether to use navigation preload. Firefox implements it wrongly: without a network it shows its own error instead of the
 * worker's page, and it marks navigations from other sites as same-origin.
 */
const isPreloading = !navigator.userAgent.includes('Firefox/')

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOtherShells(), setPreload()]).then(() => self.clients.claim())),
)

/** Turns navigation preload on or off. The browser keeps the setting of an older worker, so `off` has to be set too. */
const setPreload = () => self.registration.navigationPreload?.[isPreloading ? 'enable' : 'disable']()

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  const { origin, pathname } = address
  if (origin !== location.origin) return
  if (request.mode === 'navigate') {
    // The worker leaves forms to the browser, and in Firefox also the sign-out. Only then does the request name the
    // site that started it, and the server refuses requests that another site started.
    if (request.method === 'POST' && pathname !== shareTarget.action) return
    if (pathname === signOutAddress && !isPreloading && navigator.onLine)
      event.waitUntil(wipe(event, { isSigningOut: false }))
    else event.respondWith(openPage(event, address))
  } else if (request.method !== 'GET') {
    // Uploads bypass the worker, so their progress is visible. No upload begins or ends a session.
    if (request.headers.get('content-type') === 'application/json') event.respondWith(change(event, pathname))
  } else if (isShellFile(pathname)) event.respondWith(takeFile(pathname))
  // The worker skips pictures, which the browser caches until the sign-out, and the event stream, which never ends.
  else if (isCall(pathname) && pathname !== liveAddress && request.destination === '') event.respondWith(ask(event))
})

self.addEventListener('message', (event) => {
  const { source, data } = event
  if (!(source instanceof Client)) return
  if (data === 'what is cached?') sendPending(source)
  if (data !== signOutNotice) return
  event.waitUntil(Promise.allSettled([endSubscription(), cachedResponses.clear({ isSigningOut: true })]))
})

self.addEventListener('push', (event) => event.waitUntil(showNotification(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event)))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)))

self.addEventListener('sync', (event) => {
  // The type cast is safe: TypeScript lacks the types of Background Sync, which only Chromium has.
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string }
  if (tag === syncTag) waitUntil.call(event, sendUnlessSigningOut())
})

/** Sends the waiting changes. Until the server knows of a sign-out, nothing may be sent with the old session. */
async function sendUnlessSigningOut(): Promise<void> {
  if (!(await cachedResponses.isSigningOut())) await sendWaiting()
}

/** Handles a navigation. */
async function openPage(event: FetchEvent, { pathname, searchParams }: URL): Promise<Response> {
  if (event.request.method === 'POST') return takeShared(event.request)
  event.waitUntil(deleteOldShared(Date.now()).catch(() => undefined))
  if (pathname === signOutAddress) return signOut(event)
  const ticket = cachedResponses.currentTicket()
  // A browser that opens the pages without scripts may not be able to run the app.
  const page = searchParams.has('plain') ? undefined : await makePage(pathname)
  const network = askNetwork(event)
  const answer = await (page ? inTime(network) : network).catch(() => undefined)
  if (!answer || (page && isFromProxy(answer))) {
    if (!page) return pathname === signInAddress ? Response.redirect('/sign-in') : Response.error()
    noteCachedPage(event.resultingClientId, userAddress, page)
    return page
  }
  if (await cachedResponses.isSigningOut()) {
    // A page that names a session shows that the server has not received the sign-out yet. Any other page completes it.
    if (isHtml(answer) && answer.headers.has(cacheOwnerHeader)) return signOutFirst()
    if (isHtml(answer)) await cachedResponses.confirmSignOut()
  }
  // If somebody signed out during the request, the browser requests the page again with its current cookies.
  if (ticket !== cachedResponses.currentTicket()) return Response.redirect(event.request.url)
  if (isHtml(answer)) event.waitUntil(cachePage(event, answer.clone(), ticket).catch(() => undefined))
  return answer
}

/** Wipes the cache before it asks the server to sign out, because the server may be unreachable. */
async function signOut(event: FetchEvent): Promise<Response> {
  await wipe(event, { isSigningOut: true })
  try {
    const answer = await inTime(askNetwork(event))
    // The server accepted the sign-out, or refused one that another site started. Either way it is not repeated.
    if (!isFromProxy(answer) && !isHtml(answer)) await cachedResponses.confirmSignOut()
    return answer
  } catch {
    return Response.redirect('/sign-in')
  }
}

async function wipe(event: FetchEvent, mark: { isSigningOut: boolean }): Promise<void> {
  await Promise.allSettled([deleteShared(), cachedResponses.clear(mark)])
  await tellOthers(event)
}

/** A page of ours that redirects to the sign-out, because the server accepts a sign-out only from our own pages. */
const signOutFirst = () =>
  new Response(`<!doctype html><title>Nestling</title><meta http-equiv="refresh" content="0;url=${signOutAddress}">`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })

/** Sends the browser's own request. Only that request names the site that started it, and the server checks the site. */
function askNetwork(event: FetchEvent): Promise<Response> {
  const network = Promise.resolve(event.preloadResponse).then((response) => response ?? fetch(event.request))
  event.waitUntil(network.catch(() => undefined))
  return network
}

/** Makes other pages leave, and ends notifications, because the person signed out or somebody else signed in. */
function tellOthers(event: FetchEvent): Promise<void> {
  // Not awaited, because the push service may be slow.
  event.waitUntil(endSubscription())
  return tellPages(event)
}

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false
const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') ?? false
const isFromProxy = ({ status }: Response) => status >= 502 && status <= 504

/** The shell with the cached page data; undefined if the address is not a page, or the shell is not cached. */
async function makePage(pathname: string): Promise<Response | undefined> {
  const shell = isCall(pathname) ? undefined : await takePage()
  if (!shell) return undefined
  const [before = '', after = ''] = (await shell.text()).split(pageDataPlaceholder)
  const person = await cachedResponses.findPerson()
  const answers = { [userAddress]: { status: 200, body: person?.user ?? null } }
  const pageData = {
    needsSetUp: false,
    canMail: false,
    publicOrigin: null,
    ...person?.instance,
    now: new Date().toISOString(),
    answers,
  }
  const headers = new Headers(shell.headers)
  headers.set('cache-control', 'no-store')
  for (const ofFile of ['content-length', 'content-encoding', 'etag']) headers.delete(ofFile)
  if (person) headers.set(cachedAtHeader, `${person.at}`)
  return new Response(applyLooks(before, looksOf(person?.user)) + writePageData(pageData) + after, { headers })
}

async function cachePage(event: FetchEvent, response: Response, ticket: number): Promise<void> {
  const cacheOwner = response.headers.get(cacheOwnerHeader)
  const pageData = readPageData(await response.text())
  if (!isPageData(pageData)) {
    // A page without scripts has no data. It may be the first page of somebody who has just signed in without scripts.
    if (cacheOwner === null || ticket !== cachedResponses.currentTicket()) return
    if (await cachedResponses.wipeUnlessOwnedBy(cacheOwner)) await tellOthers(event)
    return
  }
  // An invitation belongs to one address, so it is not cached.
  const { answers, invitation: _, ...instance } = pageData
  const list = Object.entries(answers).map(([path, { status, body }]) => ({ path, status, body: JSON.stringify(body) }))
  if (await cachedResponses.cachePage({ instance, cacheOwner, answers: list }, ticket)) await tellOthers(event)
}

type PageData = { answers: Record<string, { status: number; body: unknown }>; invitation?: unknown }

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'answers' in value

/** Handles a GET call. */
async function ask(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const path = pathname + search
  if (await cachedResponses.isSigningOut()) return unauthorized()
  const ticket = cachedResponses.ticketOf(event, path)
  const network = fetch(event.request).then(async (response) => {
    // The login page of a captive portal, such as a hotel network, does not count as a response.
    if (isHtml(response)) throw new TypeError('The answer is a page.')
    const caching = isJson(response) && cacheAnswer(event, path, response.clone(), ticket).catch(() => undefined)
    event.waitUntil(Promise.resolve(caching))
    // The signed-in person sets the owner of the cache, so this response is cached before later responses arrive. The list
    // to prefetch is cached before the page gets it, because the page then checks whether the list is cached.
    if (path === userAddress || path === cachedResponses.offlineAddress) await caching
    return response
  })
  try {
    const answer = await inTime(network)
    const isShown = answer.ok && !event.request.headers.has(prefetchHeader)
    event.waitUntil(isShown ? noteFresh(event.clientId, path) : noteNetwork(event.clientId))
    return answer
  } catch {
    const before = await cachedResponses.find(path, ticket)
    // Nothing is cached, so wait for the network without a limit.
    if (!before) return network.catch(() => Response.error())
    event.waitUntil(noteCached(event.clientId, path, before))
    event.waitUntil(network.then(() => noteNetwork(event.clientId)).catch(() => undefined))
    return before
  }
}

const unauthorized = () => Response.json({ message: 'Unauthorized', code: 'unauthorized' }, { status: 401 })

async function cacheAnswer(event: FetchEvent, path: string, response: Response, ticket: number): Promise<void> {
  const { status, headers } = response
  const answer = { path, status, cacheOwner: headers.get(cacheOwnerHeader), body: await response.text() }
  if (await cachedResponses.cacheResponse(answer, ticket)) await tellOthers(event)
}

/** Calls that begin a session. */
const signInCalls = new Set([
  signIn('POST /api/login'),
  signIn('POST /api/login/second-step'),
  passkeys('POST /api/login/passkey'),
  family('POST /api/register'),
  signIn('POST /api/set-up'),
])
/** The call before a sign-in with a passkey. It needs no session. */
const challengeCall = passkeys('POST /api/login/passkey-challenge')

/** Handles a call that changes something. It may sign somebody in. */
async function change(event: FetchEvent, pathname: string): Promise<Response> {
  const isSignIn = signInCalls.has(pathname)
  if (!isSignIn && pathname !== challengeCall && (await cachedResponses.isSigningOut())) return unauthorized()
  // Firefox and Safari would log a rejected promise as an error of the worker.
  const response = await fetch(event.request).catch(() => Response.error())
  if (!response.ok || isHtml(response)) return response
  const hasOther = await cachedResponses.wipeUnlessOwnedBy(response.headers.get(cacheOwnerHeader))
  // A new password starts a new session of the same person, so other pages may stay open.
  if (isSignIn || (hasOther && pathname !== signIn('POST /api/account/password'))) await tellOthers(event)
  if (isSignIn) await cachedResponses.confirmSignOut()
  // The cached lists belong to the previous journey.
  if (pathname === journey('PUT /api/pregnancies/current')) await cachedResponses.clear({ isSigningOut: false })
  return response
}

/** Returns the network's response. Throws if the network is silent for too long. */
async function inTime<Answer>(network: Promise<Answer>): Promise<Answer> {
  const timeout = AbortSignal.timeout(isSilent ? shortTimeoutMs : timeoutMs)
  const silence = new Promise<never>((_, reject) => timeout.addEventListener('abort', reject))
  // A response that is too late for the short wait still ends the silence. Otherwise a network that is always slower
  // than 0.3 s would never be used.
  const wasSilent = isSilent
  const endSilence = () => {
    if (wasSilent) isSilent = false
  }
  network.then(endSilence, () => undefined)
  try {
    const answer = await Promise.race([network, silence])
    isSilent = false
    return answer
  } catch (error) {
    isSilent = timeout.aborted
    throw error
  }
}
