/** The two cookies of this product. Over https their names have a prefix, so that another subdomain cannot set them. */
import { cacheOwnerHeader } from '../../shared/worker/cache-owner.ts'
import { hashToken } from '../session.ts'
import type { AnswerHeaders } from './answer.ts'

type CookieName = 'session' | 'device'

export type Cookies = {
  /** The value that this response sets, or else the value that the browser sent. */
  get(name: CookieName): string | null
  /** Sets a cookie for this many days; null removes it. */
  set(name: CookieName, value: string | null, days: number): void
  /** The `Set-Cookie` headers for the response, if there are any. */
  headers(): AnswerHeaders
}

export function openCookies(header: string | undefined, https: boolean): Cookies {
  const toSend: string[] = []
  const values = new Map<CookieName, string | null>()
  return {
    headers: () => (toSend.length > 0 ? { 'set-cookie': toSend } : {}),
    get(name) {
      if (header && !values.has(name)) values.set(name, findCookie(header, fullName(name, https)))
      return values.get(name) ?? null
    },
    set(name, value, days) {
      values.set(name, value)
      const age = value === null ? 0 : days * 86_400
      const secure = https ? '; Secure' : ''
      toSend.push(`${fullName(name, https)}=${value ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`)
    },
  }
}

/** A header with a hash of the session token. The service worker needs the hash, because it caches one session at a time. */
export function cacheOwnerHeaders(cookies: Cookies): AnswerHeaders {
  const token = cookies.get('session')
  return token ? { [cacheOwnerHeader]: hashToken(`kept for ${token}`).slice(0, 24) } : {}
}

const fullName = (name: CookieName, https: boolean) => `${https ? '__Host-' : ''}nestling-${name}`

function findCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    if (pair.slice(0, equals).trim() !== name) continue
    const value = pair.slice(equals + 1).trim()
    // Nestling's values are base64url. Any other value is not from Nestling, but the next cookie with this name may be.
    if (/^[\w-]{20,200}$/.test(value)) return value
  }
  return null
}
