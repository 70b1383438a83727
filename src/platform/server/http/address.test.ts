import { describe, expect, test } from 'vitest'
import { createAddressReader, networkOf, wideNetworkOf } from './address.ts'

describe('the address of a request', () => {
  const nobodyTrusted = createAddressReader([])
  const readAddress = createAddressReader(['10.0.0.0/8', '2001:db8::1', '192.0.2.7'])

  test('is the peer’s address if the peer is not a trusted proxy, whatever X-Forwarded-For says', () => {
    expect(nobodyTrusted('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5')
    expect(readAddress('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5')
  })

  test.each([
    ['one trusted proxy', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'a made-up address before the one that a trusted proxy added',
      '10.0.0.1',
      '6.6.6.6, 198.51.100.1',
      '198.51.100.1',
    ],
    ['a chain of trusted proxies', '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.9.9.9, 192.0.2.7', '198.51.100.1'],
    ['a trusted proxy by its IPv6 address', '2001:db8::1', '198.51.100.1', '198.51.100.1'],
    ['a client by its IPv6 address', '10.0.0.1', '2001:db8:5::9', '2001:db8:5::9'],
    ['an IPv4-mapped peer', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['an IPv4-mapped client', '10.0.0.1', '::FFFF:198.51.100.1', '198.51.100.1'],
    ['only proxies', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['no header', '10.0.0.1', undefined, '10.0.0.1'],
    ['an empty header', '10.0.0.1', ' , ', '10.0.0.1'],
    ['a header without an address', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['a header that ends with nonsense', '10.0.0.1', '198.51.100.1, <script>', '10.0.0.1'],
  ])('is read correctly with %s', (_, peer, forwardedFor, address) => {
    expect(readAddress(peer, forwardedFor)).toBe(address)
  })

  test('is an IPv4 address for an IPv4-mapped peer', () => {
    expect(nobodyTrusted('::ffff:203.0.113.5', undefined)).toBe('203.0.113.5')
  })

  test('is empty without a connection', () => {
    expect(readAddress(undefined, '198.51.100.1')).toBe('')
  })

  test('is found in a chain of 5,000 proxies', () => {
    expect(readAddress('10.0.0.1', Array(5000).fill('10.0.0.2').join(','))).toBe('10.0.0.2')
  })
})

describe('the network of a client', () => {
  test('with an IPv4 address is the address itself', () => {
    expect(networkOf('203.0.113.5')).toBe('203.0.113.5')
  })

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1', 'fe80:0:0:0::/64'],
  ])('with the address %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test('is part of a wide network (/48) for IPv6, but not for IPv4', () => {
    expect(wideNetworkOf('2001:0DB8:0001:0002::1')).toBe('2001:db8:1::/48')
    expect(wideNetworkOf('203.0.113.5')).toBeNull()
  })

  test('is different for two /64 networks of one provider', () => {
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  })
})
