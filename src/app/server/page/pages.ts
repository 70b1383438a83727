/** Serves everything that is not an API call: the page and its files. */
import { hash } from 'node:crypto'
import type { Looks } from '#features/sign-in/rules.ts'
import { currentLanguage } from '#language/current-language.ts'
import type { Language } from '#language/languages.ts'
import { type Answer, answerError } from '#platform/server/http/answer.ts'
import { cacheOwnerHeaders, openCookies } from '#platform/server/http/cookies.ts'
import type { HttpRequest } from '#platform/server/http/wire/request.ts'
import { setLanguage } from '#platform/server/language/request-language.ts'
import { createByteCache } from '#platform/server/limits/byte-cache.ts'
import { type Services, servesHttps } from '#platform/server/services.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { AppError } from '#platform/shared/errors.ts'
import { applyLooks, prerenderedScreenOf, writePageData } from '../../page-parts.ts'
import { pagePaths } from '../../page-paths.ts'
import { accepts, answerHtml, pageHeaders } from './answer-html.ts'
import { type Client, type ClientFile, findFile } from './client.ts'
import { type CompressedStart, compressRest, compressStart, joinPage } from './compress-page.ts'
import { type CallOwnApi, describePageData } from './page-data.ts'
import { isPlainPath, makePlain, redirectToPlain, redirectToPlainSignIn, wantsPlain } from './plain.ts'
import { isPlainSignIn, isSignInForm, openPlainHome, servePlainSignIn } from './plain-sign-in.ts'

type Pages = { services: Services; client: Client; ask: CallOwnApi }

export function servePages({ services, client, ask }: Pages) {
  const cachedRests = createByteCache(maxCachedBytes)
  const inLanguages = new Map<Language, PagesInLanguage>()
  /** The pages in the language of the request. */
  const inOwnLanguage = () => {
    const language = currentLanguage()
    const known = inLanguages.get(language)
    if (known) return known
    const pages = openPages({ services, client: client.others?.get(language)?.() ?? client, ask, cachedRests })
    inLanguages.set(language, pages)
    return pages
  }

  return {
    answer,
    /** Returns the answer to a refused request. Somebody who sent the sign-in form without scripts gets a page that says why. */
    refuse: async (request: HttpRequest, refused: Answer): Promise<Answer> => {
      const signIn = isSignInForm(request) && inOwnLanguage().signIn
      return signIn ? signIn.refuse(request, refused) : refused
    },
  }

  async function answer(request: HttpRequest): Promise<Answer> {
    const { path, method } = request
    const signIn = isSignInForm(request) && inOwnLanguage().signIn
    if (signIn) return signIn.receive(request)
    if (method !== 'GET' && method !== 'HEAD') return answerError(services, new AppError('not-found'))
    const found = findFile(client, path)
    if (found) {
      // The response's policy allows the inline blocks of one language only. A shell has those of its own language.
      await setLanguage(found.language)
      return serveFile(request, found.file)
    }
    if (!isPage(path)) return answerError(services, new AppError('not-found'))
    // This also sets the language, because it identifies the signed-in person.
    const described = await describePageData(services, ask, request)
    return inOwnLanguage().answer(request, described)
  }
}

type PagesInLanguage = ReturnType<typeof openPages>

/** The pages in one language. `client` is the client in this language. */
function openPages({
  services,
  client,
  ask,
  cachedRests,
}: Pages & { cachedRests: ReturnType<typeof createByteCache> }) {
  const { page, prerender, plain } = client
  const starts = new Map<string, { text: string; compressed: CompressedStart }>()
  const underWay = new Map<string, Promise<Uint8Array>>()
  const signIn = plain && servePlainSignIn({ services, plain, ask, start: page.start })

  return { signIn, answer }

  async function answer(request: HttpRequest, { status, looks, pageData }: Described): Promise<Answer> {
    const { path } = request
    const { cookie } = request.headers
    const start = startWith(looks)
    const headers = { ...pageHeaders, ...cacheOwnerHeaders(openCookies(cookie, servesHttps(services.environment))) }
    if (wantsPlain(request)) {
      const body = await renderPlain(request, pageData, start.text)
      if (body) return answerHtml(request, { status, headers, body })
    }
    if (signIn && isPlainSignIn(request) && status === 200 && !pageData.needsSetUp) {
      if (isSignedIn(pageData)) return openPlainHome()
      const form = await tryToRender(() => signIn.open(request))
      if (form) return form
    }
    const noScriptTag = plain && status === 200 ? makeNoScriptTag(request, pageData) : ''
    const data = writePageData(pageData)
    const makeRest = async () => {
      const screenName = prerenderedScreenOf(path, pageData)
      const screen = status === 200 ? await render(path, pageData, screenName !== undefined) : ''
      return (
        (prerender?.heads.get(screenName ?? '') ?? '') + noScriptTag + page.body + screen + page.data + data + page.end
      )
    }
    const isKnown = knownPages.has(path)
    const statusShown = isKnown || status !== 200 ? status : 404
    if (!accepts(request, 'gzip')) return { status: statusShown, headers, body: start.text + (await makeRest()) }
    // The key contains everything that the markup depends on, even the minute, because of words like "3 hours ago".
    const minute = Math.floor(services.clock().getTime() / 60_000)
    const key = hash(
      'sha256',
      `${currentLanguage()} ${path} ${status} ${looks.theme} ${looks.layout} ${minute} ${noScriptTag} ${data}`,
    )
    const rest = cachedRests.get(key) ?? (await compressOnce(key, start.compressed, makeRest))
    // Anybody can put made-up invitation codes into an address. Such pages must not push others out of the cache.
    if (isKnown && !('invitation' in pageData)) cachedRests.set(key, rest)
    const body = joinPage(start.compressed, rest)
    return { status: statusShown, headers: { ...headers, 'content-encoding': 'gzip' }, body }
  }

  /** The beginning of the page with these looks, also compressed. */
  function startWith(looks: Looks) {
    const key = `${looks.theme} ${looks.layout}`
    const known = starts.get(key)
    if (known) return known
    const text = applyLooks(page.start, looks)
    const start = { text, compressed: compressStart(text) }
    starts.set(key, start)
    return start
  }

  /** Renders a page once for all requests that need it at the same time. A render takes as long as ten requests. */
  function compressOnce(key: string, start: CompressedStart, makeRest: () => Promise<string>): Promise<Uint8Array> {
    const known = underWay.get(key)
    if (known) return known
    const made = makeRest()
      .then((rest) => compressRest(start, rest))
      .finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  /** The page for a member without scripts. If it cannot be rendered, the usual page with scripts is served. */
  async function renderPlain(request: HttpRequest, pageData: PageData, start: string): Promise<string | undefined> {
    const { path } = request
    if (!plain || !isPlainPath(path) || !isForMember(pageData) || !hasJourney(pageData)) return undefined
    return tryToRender(() => makePlain({ ...request, path }, { plain, ask, pageData, start }))
  }

  /** If rendering fails, the page is served without a first screen, and the app renders that screen in the browser. */
  async function render(path: string, pageData: unknown, isWhole: boolean): Promise<string> {
    return (await tryToRender(async () => prerender?.draw(path, pageData, isWhole))) ?? ''
  }

  /** Renders something. If that fails, logs the error and returns undefined. */
  async function tryToRender<Result>(draw: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await draw()
    } catch (error) {
      services.log.error({ error }, 'a bug: a page could not be drawn')
      return undefined
    }
  }
}

type Described = Awaited<ReturnType<typeof describePageData>>
type PageData = Described['pageData']

/** Whether a member of the journey opens the page. An invitation opens another page, which needs scripts. */
const isForMember = ({ answers, ...others }: PageData) =>
  Boolean(Object(answers[userAddress]?.body).role) && !('invitation' in others)
const isSignedIn = ({ answers }: PageData) => answers[userAddress]?.body !== null
const hasJourney = ({ answers }: PageData) => answers['/api/pregnancies/current']?.status === 200

/** The tag that redirects a browser without scripts to a page that needs none; empty to show it the usual page. */
function makeNoScriptTag(request: HttpRequest, pageData: PageData): string {
  // The set-up and invitations need scripts.
  if (pageData.needsSetUp || 'invitation' in pageData) return ''
  // Here the sign-in page without scripts could not be rendered. A redirect to it would load this page again and again.
  if (isPlainSignIn(request)) return ''
  if (!isSignedIn(pageData) || request.path === '/sign-in') return redirectToPlainSignIn(request)
  return isForMember(pageData) && !wantsPlain(request) ? redirectToPlain(request) : ''
}

/** The maximum size of compressed pages in memory: enough for the pages of about 1,000 people. */
const maxCachedBytes = 8_000_000

/** At other paths the page says "not found". */
const knownPages = new Set<string>(pagePaths)

/** A path that a person could have typed: neither a call nor a file. */
const isPage = (path: string) => !/^\/api(\/|$)/.test(path) && !/\/\.|\.[a-z\d]{1,11}$/i.test(path)

function serveFile(request: HttpRequest, { read, type, immutable }: ClientFile): Answer {
  const { etag, bytes } = read()
  const encoding = (['br', 'gzip'] as const).find((name) => bytes[name] && accepts(request, name))
  const headers = {
    'content-type': type,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    vary: 'accept-encoding',
    etag: `"${etag}${encoding ? `-${encoding}` : ''}"`,
    ...(encoding && { 'content-encoding': encoding }),
  }
  if (request.headers['if-none-match'] === headers.etag) return { status: 304, headers, body: null }
  return { status: 200, headers, body: bytes[encoding ?? 'identity'] ?? null }
}
