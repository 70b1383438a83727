import { isIP } from 'node:net'

/** Thrown for an invalid setting, so the server does not start. The message says what is wrong. */
export class EnvironmentError extends Error {
  constructor(name: string, complaint: string) {
    super(`${name} ${complaint}.`)
  }
}

/** Reads a TCP port from 0 to 65535. With 0 the system chooses a free port. */
export function readPort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1
  if (port < 0 || port > 65535) throw new EnvironmentError(name, 'must be a port number from 0 to 65535')
  return port
}

/** Reads `1` (on) or `0` (off); without a value the setting is off. */
export function readSwitch(name: string, text: string | null): boolean {
  if (text !== null && text !== '0' && text !== '1') throw new EnvironmentError(name, 'must be 1 (on) or 0 (off)')
  return text === '1'
}

/** A URL with one of these protocols; null if there is none. */
export function readUrl(name: string, text: string | null, protocols: readonly string[]): URL | null {
  if (text === null) return null
  const url = URL.parse(text)
  if (!url || !protocols.includes(url.protocol))
    throw new EnvironmentError(
      name,
      `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
  return url
}

/** IP addresses or subnets (`10.0.0.0/8`), separated by commas. */
export function readList(name: string, text: string | null): string[] {
  const entries = (text ?? '').split(',').flatMap((entry) => entry.trim() || [])
  for (const entry of entries) {
    const [address = '', bits, ...rest] = entry.split('/')
    const width = isIP(address) === 6 ? 128 : 32
    const isSubnet = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width)
    if (!isIP(address) || !isSubnet || rest.length > 0)
      throw new EnvironmentError(name, 'must be IP addresses or subnets like 10.0.0.0/8, separated by commas')
  }
  return entries
}
