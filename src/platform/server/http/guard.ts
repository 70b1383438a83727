/** Checks where requests come from. The app refuses unknown host names, and changes that other sites request. */
import { isIP } from 'node:net'
import { AppError } from '../../shared/errors.ts'
import { isVersion6 } from './address.ts'
import { type HttpRequest, headerOf } from './wire/request.ts'

type Options = { host: string; publicUrl: URL | null }

export type Guard = {
  /** Against DNS rebinding: throws `unknown-host` if the Host header names another server, `malformed-request` if absent. */
  checkHost(host: string | undefined): void
  /** Whether the request comes from our own page, checked by Fetch Metadata or else by Origin. */
  isOwnPage(request: HttpRequest): boolean
  /** Whether the request is a navigation from our pages, the address bar or a bookmark, not an image, frame or prefetch. */
  isOwnNavigation(request: HttpRequest): boolean
}

export function createGuard({ host, publicUrl }: Options): Guard {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', inHeader(host), ...(publicUrl ? [publicUrl.hostname] : [])])
  const listensEverywhere = host === '0.0.0.0' || host === '::'
  const known = new Set<string>()

  const isOwnPage = ({ headers }: HttpRequest) => {
    const site = headers['sec-fetch-site']
    if (site) return site === 'same-origin'
    const { origin, host } = headers
    return origin !== undefined && (origin === publicUrl?.origin || origin === URL.parse(`http://${host}`)?.origin)
  }

  return {
    checkHost(header) {
      if (header === undefined) throw new AppError('malformed-request')
      if (known.has(header)) return
      const name = hostName(header)
      // DNS rebinding needs a host name, so an IP address in the header is safe.
      const isOurs = name !== null && (names.has(name) || (listensEverywhere && isIP(name.replace(/[[\]]/g, '')) > 0))
      if (!isOurs) throw new AppError('unknown-host')
      if (known.size < 100) known.add(header)
    },
    isOwnPage,
    isOwnNavigation(request) {
      const header = (name: string) => headerOf(request, name)
      const isPrefetch = /prefetch/i.test(`${header('sec-purpose')} ${header('purpose')}`)
      if (request.method !== 'GET' || isPrefetch || (header('sec-fetch-dest') ?? 'document') !== 'document')
        return false
      const site = header('sec-fetch-site')
      // Over plain http, browsers do not say where a navigation comes from. So a request for an image on another site
      // may pass. It does no harm: browsers send it without the session cookie, because the cookie is SameSite=Lax.
      return site === undefined
        ? header('origin') === undefined || isOwnPage(request)
        : /^(same-origin|none)$/.test(site)
    },
  }
}

const inHeader = (host: string) => (isVersion6(host) ? `[${host.toLowerCase()}]` : host.toLowerCase())

/** The host in a Host header, without its port; null if the header is not a host. */
function hostName(header: string): string | null {
  const match = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(?::\d{1,5})?$/i.exec(header)
  return match?.[1]?.toLowerCase() ?? null
}
