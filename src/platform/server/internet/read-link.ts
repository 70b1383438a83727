import { isIP } from 'node:net'
import type { Internet } from './internet.ts'
import { type Refusal, Refused } from './refusal.ts'

/** Reads a link, relative to `base` if given. Throws `Refused` unless it is an https address without credentials or a port. */
export function readLink(link: string, base?: URL): URL {
  const url = URL.parse(link, base)
  if (!url) throw new Refused('bad-link')
  if (url.protocol !== 'https:') throw new Refused('not-https')
  // Certificates do not have the trailing dot that a host name may have.
  url.hostname = url.hostname.replace(/\.+$/, '')
  if (url.username || url.password || url.port) throw new Refused('bad-link')
  return url
}

/** Names of private networks (RFC 6761, RFC 6762 appendix G, RFC 8375), and names without a dot. */
const privateName = /^[^.]*$|\.(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/

/** Whether a host name or IP address belongs to a private network. The name is not resolved. */
export const isPrivateHost = (internet: Pick<Internet, 'isPublic'>, host: string): boolean =>
  isIP(host) ? !internet.isPublic(host) : privateName.test(host)

/** The host name or the IP address in a URL, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** Why a request to this link would be refused; null if nothing in the link itself is a reason. */
export function findRefusal(internet: Pick<Internet, 'isPublic'>, link: string): Refusal | null {
  try {
    return isPrivateHost(internet, hostOf(readLink(link))) ? 'not-public' : null
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}
