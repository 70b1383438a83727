import { BlockList, isIP, isIPv6 } from 'node:net'

/** Gives the address a request came from: the peer's, or what a trusted proxy says of it in X-Forwarded-For. */
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
    // From the nearest hop outwards, as long as the hop that reported it is a trusted proxy.
    for (let hop = hops.pop(); hop !== undefined && isIP(hop) && isIP(address) && isTrusted(address); hop = hops.pop())
      address = hop
    return address
  }
}

/** The network that counts as one place: an IPv4 address, or the /64 of an IPv6 household. */
export const placeOf = (address: string): string =>
  isIPv6(address) ? `${expand(address).slice(0, 4).join(':')}::/64` : address

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  // In any notation: a proxy passes on what it received.
  return [...before, ...zeros, ...after].map((part) => Number.parseInt(part, 16).toString(16))
}
