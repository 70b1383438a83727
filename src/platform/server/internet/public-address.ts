/**
 * Decides which addresses are public. Any other address may belong to a machine behind the firewall, to this machine
 * itself, or to the metadata service of a cloud.
 */
import { BlockList, isIP, isIPv4 } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

/** The IANA IPv4 Special-Purpose Address Registry. Includes its public ranges, because no link leads there. */
const specialIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '240.0.0.0/4',
  // Multicast, which is in another registry.
  '224.0.0.0/4',
  // Azure's platform address, which looks public.
  '168.63.129.16/32',
]

/** The range that contains all public IPv6 addresses. Local, IPv4-mapped and NAT64 addresses are outside it. */
const ipv6Hosts = '2000::/3'

/** The entries of the IANA IPv6 Special-Purpose Address Registry inside that range. */
const specialIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const special = listSubnets([...specialIpv4, ...specialIpv6])
const hosts = listSubnets([ipv6Hosts])

/** Whether an IP address is public and outside every network of this machine. */
export function isPublicAddress(address: string, interfaces = networkInterfaces()): boolean {
  // A zone (`%eth0`) names an interface of this machine, and BlockList ignores it.
  if (!isIP(address) || address.includes('%')) return false
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  if (family === 'ipv6' && !hosts.check(address, family)) return false
  return !special.check(address, family) && !listOwn(interfaces).check(address, family)
}

/** The networks of this machine. A firewall may not protect them from requests that this machine sends. */
function listOwn(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): BlockList {
  const addresses = Object.values(interfaces).flatMap((found) => found ?? [])
  // Other addresses are not public anyway, and a BlockList with `::/64` would contain every IPv4 address.
  const publicOnes = addresses.filter(({ address, family }) => family === 'IPv4' || hosts.check(address, 'ipv6'))
  return listSubnets(
    publicOnes.map(({ address, family, cidr }) => {
      const bits = Number(cidr?.split('/')[1] ?? 128)
      // A network has at least a /64, even if the machine knows only its own address.
      return `${address}/${Math.min(bits, family === 'IPv4' ? 32 : 64)}`
    }),
  )
}

function listSubnets(subnets: readonly string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [address = '', bits] = subnet.split('/')
    list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6')
  }
  return list
}
