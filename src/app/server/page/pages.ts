/** Everything a browser is served that is not a call: the page itself, and the files it is made of. */
import { type Theme, themes } from '#features/sign-in/rules.ts'
import { type Answer, answerError } from '#platform/server/http/answer.ts'
import { keptFor, openCookies } from '#platform/server/http/cookies.ts'
import type { HttpContext } from '#platform/server/http/exchange.ts'
import { type Services, servesHttps } from '#platform/server/services.ts'
import { AppError } from '#platform/shared/errors.ts'
import { applyTheme, writePageData } from '../../page-parts.ts'
import { pagePaths } from '../../page-paths.ts'
import type { Client, ClientFile } from './client.ts'
import { type AskSelf, describePageData } from './page-data.ts'
import { type SqueezedBeginning, squeezeBeginning, squeezePage } from './squeeze-page.ts'

type Pages = { services: Services; answer: Answer; client: Client; ask: AskSelf }

export function servePages({ services, answer, client, ask }: Pages) {
  const {
    page: [plain, between, after],
    prerender,
  } = client
  const squeezed: Partial<Record<Theme, SqueezedBeginning>> = {}
  const before = Object.fromEntries(themes.map((theme) => [theme, applyTheme(plain, theme)]))

  return async (c: HttpContext): Promise<Response> => {
    const { path, method } = c.req
    if (method !== 'GET' && method !== 'HEAD') return answerError(answer, new AppError('not-found'))
    const file = client.files.get(path)
    if (file) return serveFile(answer, c.req.raw, file)
    if (!isPage(path)) return answerError(answer, new AppError('not-found'))

    const cookie = c.req.raw.headers.get('cookie')
    const { status, theme, pageData } = await describePageData(services, ask, path, cookie)
    const head = writePageData(pageData) + (prerender?.heads.get(path) ?? '')
    const screen = status === 200 ? await draw(path, pageData) : ''
    const rest = head + between + screen + after
    const statusShown = knownPages.has(path) || status !== 200 ? status : 404
    const headers = { ...pageHeaders, ...keptFor(openCookies(cookie, servesHttps(services.environment))) }
    if (!accepts(c.req.raw, 'gzip')) return answer(before[theme] + rest, statusShown, headers)
    squeezed[theme] ??= squeezeBeginning(before[theme] ?? plain)
    return answer(squeezePage(squeezed[theme], rest), statusShown, { ...headers, 'content-encoding': 'gzip' })
  }

  /** A page does without what cannot be drawn: its scripts show the same a moment later. */
  async function draw(path: string, pageData: unknown): Promise<string> {
    try {
      return (await prerender?.draw(path, pageData)) ?? ''
    } catch (error) {
      services.log.error({ error }, 'a bug: a page could not be drawn')
      return ''
    }
  }
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  vary: 'accept-encoding',
}

/** Any other path shows the page too, which then says that there is nothing. */
const knownPages = new Set<string>(pagePaths)

/** A path that a person could have typed: no call, and nothing that looks like a file. */
const isPage = (path: string) => !/^\/api(\/|$)/.test(path) && !/\/\.|\.[a-z\d]{1,11}$/i.test(path)

function serveFile(answer: Answer, request: Request, { bytes, type, etag, immutable }: ClientFile): Response {
  const encoding = (['br', 'gzip'] as const).find((name) => bytes[name] && accepts(request, name))
  const headers = {
    'content-type': type,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    vary: 'accept-encoding',
    etag: `"${etag}${encoding ? `-${encoding}` : ''}"`,
    ...(encoding && { 'content-encoding': encoding }),
  }
  if (request.headers.get('if-none-match') === headers.etag) return answer(null, 304, headers)
  return answer(bytes[encoding ?? 'identity'] ?? null, 200, headers)
}

const accepts = (request: Request, encoding: string) =>
  new RegExp(`\\b${encoding}\\b`).test(request.headers.get('accept-encoding') ?? '')
