import { isIP } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

const isPublic = (address: string) => isPublicAddress(address, {})

/** The special ranges, copied from the registries independently of the code, each with its purpose. */
const notPublic = {
  'this network': '0.0.0.0/8',
  'a private network of class A': '10.0.0.0/8',
  'carrier-grade NAT': '100.64.0.0/10',
  'this machine': '127.0.0.0/8',
  'link-local, and most clouds’ metadata': '169.254.0.0/16',
  'a private network of class B': '172.16.0.0/12',
  'protocol assignments, and Oracle’s metadata': '192.0.0.0/24',
  'TEST-NET-1': '192.0.2.0/24',
  'AS112-v4': '192.31.196.0/24',
  AMT: '192.52.193.0/24',
  '6to4 relays': '192.88.99.0/24',
  'a private network of class C': '192.168.0.0/16',
  'direct delegation AS112': '192.175.48.0/24',
  benchmarking: '198.18.0.0/15',
  'TEST-NET-2': '198.51.100.0/24',
  'TEST-NET-3': '203.0.113.0/24',
  multicast: '224.0.0.0/4',
  'future use and broadcast': '240.0.0.0/4',
  'Azure’s platform address': '168.63.129.16/32',
  'all below 2000::, so also IPv4-mapped, -compatible and NAT64': '::/3',
  'IETF protocol assignments, Teredo and ORCHID': '2001::/23',
  'documentation, the older range': '2001:db8::/32',
  '6to4': '2002::/16',
  'direct delegation AS112 of IPv6': '2620:4f:8000::/48',
  documentation: '3fff::/20',
  '4000:: and above': '4000::/2',
  'the upper half, so also unique local, link-local, site-local and multicast': '8000::/1',
}

const blocks = Object.values(notPublic).map((subnet) => {
  const [address = '', bits] = subnet.split('/')
  const width = address.includes(':') ? 128 : 32
  const size = 1n << BigInt(width - Number(bits))
  return { first: readAddress(address), last: readAddress(address) + size - 1n, width }
})

describe('an address is not public if it belongs to', () => {
  test.each(Object.entries(notPublic))('%s: %s', (_, subnet) => {
    const block = blocks[Object.values(notPublic).indexOf(subnet)]
    if (!block) throw new Error('no such block')
    const within = fc.bigInt({ min: block.first, max: block.last })
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(block.first, block.last), within), fc.nat(), (value, form) => {
        for (const text of write(value, block.width, form)) expect([text, isPublic(text)]).toEqual([text, false])
      }),
    )
  })
})

test.each([32, 128])('any other address of %s bits is public', (width) => {
  // Random IPv6 addresses are chosen within 2000::/3, because no other IPv6 address is public.
  const range = width === 32 ? { min: 0n, max: (1n << 32n) - 1n } : { min: 1n << 125n, max: (1n << 126n) - 1n }
  fc.assert(
    fc.property(fc.bigInt(range), (value) => {
      const isSpecial = blocks.some((block) => block.width === width && block.first <= value && value <= block.last)
      const [text = ''] = write(value, width, 0)
      expect([text, isPublic(text)]).toEqual([text, !isSpecial])
    }),
    { numRuns: 500 },
  )
})

test.each([
  ...['1.1.1.1', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0'],
  ...['169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.167.255.255', '192.169.0.0'],
  ...['198.17.255.255', '198.20.0.0', '223.255.255.255', '168.63.129.15', '168.63.129.17', '2000::', '2001:200::'],
  ...['2001:db7:ffff::', '2001:db9::', '2003::', '2606:4700::1111', '2A00:1450::1', '3ffe:ffff::', '3fff:1000::'],
])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true)
})

test.each([
  ...['', 'localhost', 'pictures.example', '1.1.1', '1.1.1.1.1', '01.1.1.1', '0x1.1.1.1', '16843009', '1.1.1.1/32'],
  ...['1.1.1.1:443', '[2606:4700::1111]', '2606:4700::1111%eth0', '2606:4700::1111%1', '2606::4700::1', ' 1.1.1.1'],
])('%o is not public, because it is not an address', (text) => {
  expect(isPublic(text)).toBe(false)
})

describe('on a machine in public networks', () => {
  const own = { internal: false, mac: '', scopeid: 0 }
  const interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = {
    eth0: [
      { ...own, family: 'IPv4', address: '93.184.215.14', netmask: '255.255.255.0', cidr: '93.184.215.14/24' },
      { ...own, family: 'IPv6', address: '2a00:1:2:3::5', netmask: 'ffff:ffff:ffff:ffff::', cidr: '2a00:1:2:3::5/64' },
    ],
    eth1: [
      { ...own, family: 'IPv4', address: '94.0.0.1', netmask: '255.255.255.255', cidr: null },
      { ...own, family: 'IPv6', address: '2a00:9::5', netmask: '', cidr: '2a00:9::5/128' },
    ],
    gone: undefined,
  }

  test.each([...['93.184.215.14', '93.184.215.255', '94.0.0.1', '2a00:1:2:3::5', '2a00:1:2:3:ffff::', '2a00:9::1']])(
    '%s is not public',
    (address) => {
      expect(isPublicAddress(address, interfaces)).toBe(false)
    },
  )

  test.each(['93.184.216.1', '94.0.0.2', '2a00:1:2:4::5', '2a00:9:0:1::5'])('%s is public', (address) => {
    expect(isPublicAddress(address, interfaces)).toBe(true)
  })
})

/** As `os.networkInterfaces()` lists them at home, in a container and in a VPN. */
const listed: NodeJS.Dict<NetworkInterfaceInfo[]> = {
  lo: [networkInterface('IPv4', '127.0.0.1', 8), networkInterface('IPv6', '::1', 128)],
  eth0: [
    networkInterface('IPv4', '192.168.1.20', 24),
    networkInterface('IPv6', '2a00:1:2:3::5', 64),
    networkInterface('IPv6', '2a00:1:2:3:aaaa::5', 128),
    networkInterface('IPv6', 'fd12:3456:789a:1::5', 64),
    networkInterface('IPv6', 'fe80::1c2d:3eff:fe4f:5a6b', 64),
  ],
  docker0: [networkInterface('IPv4', '172.17.0.1', 16), networkInterface('IPv6', 'fe80::42:acff:fe11:1', 64)],
  wg0: [networkInterface('IPv4', '10.8.0.2', 32), networkInterface('IPv6', 'fd00::2', 128)],
}

function networkInterface(family: 'IPv4' | 'IPv6', address: string, bits: number): NetworkInterfaceInfo {
  const rest = { netmask: '', mac: '', internal: false, cidr: `${address}/${bits}` }
  return family === 'IPv4' ? { ...rest, family, address } : { ...rest, family, address, scopeid: 0 }
}

describe('on a machine with loopback, link-local and private addresses', () => {
  test.each(['8.8.8.8', '1.1.1.1', '93.184.215.14', '223.255.255.255', '2606:4700::1111', '2a00:1:2:4::5'])(
    '%s is public',
    (address) => expect(isPublicAddress(address, listed)).toBe(true),
  )

  test.each([
    ...['127.0.0.1', '192.168.1.1', '172.17.0.2', '10.8.0.2', '::1', '::', 'fe80::1', 'fd12:3456:789a:1::9'],
    ...['2a00:1:2:3::1', '2a00:1:2:3:ffff::', '::ffff:8.8.8.8', '::8.8.8.8'],
  ])('%s is not public', (address) => expect(isPublicAddress(address, listed)).toBe(false))
})

test('with the real interfaces of this machine, an address outside its networks is public', () => {
  expect(isPublicAddress('93.184.215.14')).toBe(true)
  expect(isPublicAddress('2606:4700::1111')).toBe(true)
})

test('an address of this machine is never public', async () => {
  const { networkInterfaces } = await import('node:os')
  const own = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
  expect(own.filter(({ address }) => isPublicAddress(address))).toEqual([])
})

function readAddress(text: string): bigint {
  if (!text.includes(':')) return text.split('.').reduce((value, part) => value * 256n + BigInt(part), 0n)
  const [head = '', tail = ''] = text.split('::')
  const parts = head.split(':').filter(Boolean)
  const rest = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - parts.length - rest.length }, () => '0')
  return [...parts, ...zeros, ...rest].reduce((value, part) => value * 65_536n + BigInt(`0x${part}`), 0n)
}

/** Lists notations of an address. For IPv4, `form` picks a way to embed it in IPv6; 0 means the dotted notation only. */
function write(value: bigint, width: number, form: number): string[] {
  if (width === 32) {
    const [a = 0n, b = 0n, c = 0n, d = 0n] = [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n)
    const dotted = [a, b, c, d].join('.')
    const whole = [
      `${value}`,
      `0x${value.toString(16)}`,
      `0${value.toString(8)}`,
      `0X${a.toString(16)}.${value & 0xffffffn}`,
    ]
    const linked = [...whole, `${a}.${b}.${c * 256n + d}.`, `0${a.toString(8)}.0x${b.toString(16)}.${c}.${d}`].map(
      readHost,
    )
    const wraps = [
      `::ffff:${dotted}`,
      `::FFFF:${dotted}`,
      `::${dotted}`,
      `64:ff9b::${dotted}`,
      `0:0:0:0:0:ffff:${dotted}`,
    ]
    return form === 0 ? [dotted] : [dotted, ...linked, wraps[form % wraps.length] ?? '']
  }
  const groups = Array.from({ length: 8 }, (_, at) => ((value >> BigInt(112 - 16 * at)) & 65_535n).toString(16))
  const full = groups.map((group) => group.padStart(4, '0')).join(':')
  return [readHost(`[${full}]`).slice(1, -1), full, full.toUpperCase(), groups.join(':')]
}

function readHost(text: string): string {
  const host = new URL(`https://${text}`).hostname
  expect(isIP(host.replace(/^\[|\]$/g, ''))).not.toBe(0)
  return host
}
