import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Returns a function that finds a client's address: the peer's, or the one in a trusted proxy's X-Forwarded-For header. */
export function createAddressReader(trustedProxies: readonly string[]) {
  const isTrusted = isAmong(trustedProxies)

  return (peer: string | undefined, forwardedFor: string | undefined): string => {
    let address = plainAddress(peer ?? '')
    if (forwardedFor === undefined) return address
    const hops = forwardedFor.split(',').map((hop) => plainAddress(hop.trim()))
    // Goes from the nearest hop towards the client, as long as a trusted proxy added the hop's address.
    for (let hop = hops.pop(); hop !== undefined && isIP(hop) && isIP(address) && isTrusted(address); hop = hops.pop())
      address = hop
    return address
  }
}

const mostCached = 1000

/** Returns a function that finds the client network of a request (see `networkOf`). */
export function createNetworkReader(trustedProxies: readonly string[]) {
  const readAddress = createAddressReader(trustedProxies)
  // Cached, because finding the network of an IPv6 address takes a tenth of the time of a request.
  const known = new Map<string, string>()

  return ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string => {
    const forwarded = headers['x-forwarded-for']
    const address = readAddress(socket.remoteAddress, typeof forwarded === 'string' ? forwarded : undefined)
    const found = known.get(address)
    if (found !== undefined) return found
    if (known.size >= mostCached) known.clear()
    const network = networkOf(address)
    known.set(address, network)
    return network
  }
}

/** Returns a function that checks whether an address may be shared by many people: a trusted proxy, or this machine. */
export const createProxyCheck = (trustedProxies: readonly string[]) =>
  isAmong([...trustedProxies, '127.0.0.0/8', '::1'])

function isAmong(addresses: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of addresses) {
    const [address = '', bits] = entry.split('/')
    const family = isVersion6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => list.check(address, isVersion6(address) ? 'ipv6' : 'ipv4')
}

/** Whether this is an IPv6 address. Node's `isIPv6` compiles a regular expression, which would delay the start by 5 ms. */
export const isVersion6 = (address: string): boolean => address.includes(':')

/** The client network of an address: an IPv4 address itself, or the /64 of an IPv6 address, which is one household. */
export const networkOf = (address: string): string =>
  isVersion6(address) ? `${expand(address).slice(0, 4).join(':')}::/64` : address

/**
 * The wide network of an IPv6 address: its /48; null for IPv4. A provider may give one customer a whole /48, which has 65,536
 * client networks.
 */
export const wideNetworkOf = (address: string): string | null =>
  isVersion6(address) ? `${expand(address).slice(0, 3).join(':')}::/48` : null

/** Turns an IPv4-mapped IPv6 address into the IPv4 address. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  // Normalises the notation, because a proxy may pass on an address in any notation.
  return [...before, ...zeros, ...after].map((part) => Number.parseInt(part, 16).toString(16))
}
