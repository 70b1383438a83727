import { type Language, preferredLanguage } from '#language/languages.ts'
import { type Services, servesHttps } from '../services.ts'
import { type Cookies, openCookies } from './cookies.ts'
import { type HttpRequest, headerOf } from './wire/request.ts'

/** The object that every handler receives: the services that it may use, and the caller of the request. */
export type Exchange = Pick<
  Services,
  | 'features'
  | 'allRights'
  | 'db'
  | 'files'
  | 'reserve'
  | 'faults'
  | 'internet'
  | 'emit'
  | 'budgets'
  | 'findRights'
  | 'listOwnJourneys'
  | 'live'
  | 'environment'
  | 'log'
> & {
  readonly now: Date
  readonly cookies: Cookies
  /** Additional headers of the response; a JSON handler may add some. */
  readonly headers: Record<string, string>
  readonly caller: Caller
}

type Caller = {
  /** The client's IP address, behind any trusted proxies. */
  readonly address: string
  /** The offered language that the browser prefers; null if it prefers none of them. */
  readonly language: Language | null
  /** The `User-Agent` header, 300 characters at most. */
  readonly userAgent: string
  /** Whether the request is a navigation from one of Nestling's own pages, the address bar or a bookmark. */
  readonly isOwnNavigation: boolean
}

export function openExchange(services: Services, request: HttpRequest): Exchange {
  const {
    features,
    allRights,
    db,
    files,
    reserve,
    faults,
    internet,
    emit,
    budgets,
    findRights,
    listOwnJourneys,
    live,
    environment,
    log,
    clock,
    guard,
    readAddress,
  } = services
  return {
    features,
    allRights,
    db,
    files,
    reserve,
    faults,
    internet,
    emit,
    budgets,
    findRights,
    listOwnJourneys,
    live,
    environment,
    log,
    now: clock(),
    cookies: openCookies(request.headers.cookie, servesHttps(environment)),
    headers: {},
    // Computed on demand, because few handlers need it.
    caller: {
      get address() {
        return readAddress(request.socket.remoteAddress, headerOf(request, 'x-forwarded-for'))
      },
      get language() {
        return preferredLanguage(request.headers['accept-language'])
      },
      get userAgent() {
        return (request.headers['user-agent'] ?? '').slice(0, 300)
      },
      get isOwnNavigation() {
        return guard.isOwnNavigation(request)
      },
    },
  }
}
