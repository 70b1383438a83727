/** What is refused before any handler runs: foreign names for this server, and changes asked for by foreign pages. */
import { isIP, isIPv6 } from 'node:net'
import { AppError } from '../../shared/errors.ts'

type Place = { host: string; publicUrl: URL | null }

export type Guard = {
  /** Throws `unknown-host` unless this server goes by the name in the Host header (no DNS rebinding). */
  checkHost(host: string | null): void
  /** Whether the request comes from our own page, judged by Fetch Metadata or else by Origin. */
  isOwnPage(request: Request): boolean
  /** Whether a person goes there, from one of our pages, by hand or by a bookmark: no picture, frame or prefetch. */
  isOwnVisit(request: Request): boolean
}

export function createGuard({ host, publicUrl }: Place): Guard {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', inHeader(host), ...(publicUrl ? [publicUrl.hostname] : [])])
  const listensEverywhere = host === '0.0.0.0' || host === '::'
  const known = new Set<string>()

  const isOwnPage = (request: Request) => {
    const site = request.headers.get('sec-fetch-site')
    if (site) return site === 'same-origin'
    const origin = request.headers.get('origin')
    return origin !== null && (origin === publicUrl?.origin || origin === new URL(request.url).origin)
  }

  return {
    checkHost(header) {
      if (header !== null && known.has(header)) return
      const name = header === null ? null : hostName(header)
      // An address cannot be rebound, a name can.
      const isOurs = name !== null && (names.has(name) || (listensEverywhere && isIP(name.replace(/[[\]]/g, '')) > 0))
      if (!isOurs || header === null) throw new AppError('unknown-host')
      if (known.size < 100) known.add(header)
    },
    isOwnPage,
    isOwnVisit(request) {
      const { headers, method } = request
      const isPrefetch = /prefetch/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`)
      if (method !== 'GET' || isPrefetch || (headers.get('sec-fetch-dest') ?? 'document') !== 'document') return false
      const site = headers.get('sec-fetch-site')
      // Over plain http no browser says where a visit comes from. There it is SameSite=Lax that keeps the cookie from
      // pictures on foreign pages.
      return site === null ? headers.get('origin') === null || isOwnPage(request) : /^(same-origin|none)$/.test(site)
    },
  }
}

const inHeader = (host: string) => (isIPv6(host) ? `[${host.toLowerCase()}]` : host.toLowerCase())

/** The host of a Host header, without its port; null when it is not one. */
function hostName(header: string): string | null {
  const match = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(?::\d{1,5})?$/i.exec(header)
  return match?.[1]?.toLowerCase() ?? null
}
