import { BlockList, isIP, isIPv6 } from 'node:net'

/** Returns a function that finds a request's address: the peer's, or that in a trusted proxy's X-Forwarded-For header. */
export function createAddressReader(trustedProxies: readonly string[]) {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

  return (peer: string | undefined, forwardedFor: string | undefined): string => {
    let address = plain(peer ?? '')
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
    // From the nearest hop outwards, as long as the reporting hop is a trusted proxy.
    for (let hop = hops.pop(); hop !== undefined && isIP(hop) && isIP(address) && isTrusted(address); hop = hops.pop())
      address = hop
    return address
  }
}

/** The network that counts as one place: an IPv4 address, or a /64 of IPv6, which is one household. */
export const placeOf = (address: string): string =>
  isIPv6(address) ? `${expand(address).slice(0, 4).join(':')}::/64` : address

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  // Parsed and printed again, because a proxy may pass on an address in any notation.
  return [...before, ...zeros, ...after].map((part) => Number.parseInt(part, 16).toString(16))
}
