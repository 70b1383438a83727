/** Tests which addresses a link may lead to, and which certificates are trusted. */
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import https from 'node:https'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchFile } from './fetch-file.ts'
import type { Internet } from './internet.ts'
import { makeCertificate, openTestInternet, publicAddress } from './testing.ts'

const link = 'https://pictures.example/scan.jpg'
const maxBytes = 100
const soon = { interval: 5, timeout: 10_000 }

let folder: string
const closing: (() => unknown)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-internet-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const close of closing.splice(0)) await close()
  rmSync(folder, { recursive: true })
})

async function openWith(...options: Parameters<typeof openTestInternet>) {
  const server = await openTestInternet(...options)
  closing.push(server.close)
  return server
}

const fetchFrom = (internet: Internet, address = link, timeoutMs = 15_000) =>
  fetchFile(internet, address, { path: join(folder, 'file'), maxBytes, timeoutMs })

const sendPicture: RequestListener = (_, response) => response.end('picture')
const redirectTo =
  (location: string): RequestListener =>
  ({ url }, response) =>
    url === '/scan.jpg' ? response.writeHead(302, { location }).end() : response.end('picture')

const words = (text: string) => text.trim().split(/\s+/)

/** Addresses that are refused before any connection, as a link and as a redirect. */
const refusedAddresses = {
  'not-https': words(`
    http://pictures.example/ file:///etc/passwd data:image/png;base64,iVBORw0KGgo= ftp://pictures.example/
    javascript:alert(1) blob:https://pictures.example/1 gopher://127.0.0.1:70/ wss://pictures.example/`),
  'bad-link': [
    'https://a b/',
    ...words(`
      https://nora@pictures.example/ https://nora:secret@pictures.example/ https://pictures.example@127.0.0.1/
      https://pictures.example:8443/ https://pictures.example:22/ https://pictures.example:80/ https://127.0.0.1:99999/
      https://1.2.3.4.5/ https://[::1 https://[fe80::1%25eth0]/ https://`),
  ],
  'not-public': [
    ...['https:127.0.0.1', 'https:\\\\127.0.0.1\\', 'https://127.0.0.1\\@pictures.example/', ' https://127.0.0.1/\t'],
    'https://lo\u00adcalhost/',
    ...words(`
      https://127.0.0.1/ https://127.1/ https://0x7f.1/ https://2130706433/ https://017700000001/ https://0x7f000001/
      https://0177.0.0.1/ https://127.0.0.1./ https://127.0.0.1../ https://0/ https://%31%32%37.0.0.1/
      https://１２７.０.０.１/ https://①②⑦.⓪.⓪.①/ https://127。0。0。1/ https:///127.0.0.1/ https://127.0.0.1:443/
      https://127.0.0.1#@pictures.example/ https://@127.0.0.1/
      https://[::1]/ https://[::]/ https://[::ffff:127.0.0.1]/ https://[::ffff:7f00:1]/ https://[::127.0.0.1]/
      https://[64:ff9b::127.0.0.1]/ https://[64:ff9b:1::a00:1]/ https://[2002:7f00:1::]/ https://[2001::1]/
      https://[fe80::1]/ https://[fec0::1]/ https://[fc00::1]/ https://[fd00:ec2::254]/ https://[ff02::1]/
      https://10.0.0.1/ https://172.16.0.1/ https://192.168.1.1/ https://0.0.0.0/ https://224.0.0.1/
      https://255.255.255.255/ https://169.254.169.254/latest/meta-data/ https://100.100.100.200/ https://192.0.0.192/
      https://168.63.129.16/ https://localhost/ https://LOCALHOST./ https://localhost../ https://a.localhost/
      https://ｌｏｃａｌｈｏｓｔ/ https://nas/ https://nas./ https://nas.local/ https://nas.LOCAL./
      https://metadata.google.internal/ https://router.lan/ https://router.home.arpa/`),
  ],
}
type Checked = [address: string, refusal: string]
const refused = Object.entries(refusedAddresses).flatMap(([refusal, links]) =>
  links.map((each): Checked => [each, refusal]),
)

describe('no connection is opened for', () => {
  test.each([...refused, ['', 'bad-link'], ['//127.0.0.1/', 'bad-link'], ['/scan.jpg', 'bad-link']])(
    '%o: %s',
    async (address, refusal) => {
      const resolve = vi.fn(async () => [publicAddress])
      const { internet, opened } = await openWith(sendPicture)
      expect(await fetchFrom({ ...internet, resolve }, address)).toBe(refusal)
      expect([opened(), resolve.mock.calls, readdirSync(folder)]).toEqual([0, [], []])
    },
  )

  test.each([
    ...[
      '127.0.0.1',
      '10.0.0.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '::1',
      '::ffff:127.0.0.1',
      'fd00:ec2::254',
    ],
    ...['::ffff:93.184.215.14', '64:ff9b::a00:1', 'fe80::1%eth0', '2001:db8::1', '', 'pictures.example'],
  ])('a name that has the address %o, alone or beside a public one', async (address) => {
    const addresses = {
      'inside.example': [address],
      'first.example': [address, publicAddress],
      'last.example': [publicAddress, '2606:4700::1', address],
    }
    const { internet, opened } = await openWith(sendPicture, { addresses })
    for (const name of Object.keys(addresses)) expect(await fetchFrom(internet, `https://${name}/`)).toBe('not-public')
    expect([opened(), readdirSync(folder)]).toEqual([0, []])
  })
})

describe('a redirect is refused', () => {
  // In a redirect from an https address, `https:127.0.0.1` is a relative path.
  const elsewhere = refused.filter(
    ([address]) => /^\s*https:\/\/|^(?!https)/.test(address) && /^[\x20-\x7e]+$/.test(address),
  )

  test.each([
    ...elsewhere,
    ...['//127.0.0.1/', '\\\\127.0.0.1\\', '//localhost', '///0x7f.1/', '//[::1]/'].map(
      (to) => [to, 'not-public'] as const,
    ),
    ...['//nora@pictures.example/', '//pictures.example:444/'].map((to): Checked => [to, 'bad-link']),
  ])('to %o: %s', async (location, refusal) => {
    const { internet, opened, open } = await openWith(redirectTo(location))
    expect(await fetchFrom(internet)).toBe(refusal)
    expect([opened(), readdirSync(folder)]).toEqual([1, []])
    await expect.poll(open, soon).toBe(0)
  })

  test('to a private name, after three public names', async () => {
    const names = ['pictures.example', 'a.example', 'b.example', 'inside.example']
    const { internet, requested, opened } = await openWith(
      ({ headers }, response) => {
        const next = names[names.indexOf(headers.host ?? '') + 1]
        response.writeHead(301, { location: `https://${next}/scan.jpg` }).end()
      },
      { names, addresses: { 'inside.example': ['10.0.0.1'] } },
    )
    expect(await fetchFrom(internet)).toBe('not-public')
    expect([opened(), requested.map(({ headers }) => headers.host), readdirSync(folder)]).toEqual([
      3,
      names.slice(0, 3),
      [],
    ])
  })

  test('if it is the fourth', async () => {
    const { internet, opened } = await openWith((_, response) => response.writeHead(308, { location: '?again' }).end())
    expect(await fetchFrom(internet)).toBe('too-many-redirects')
    expect([opened(), readdirSync(folder)]).toEqual([4, []])
  })
})

describe('a name', () => {
  test('is resolved once, so a second answer cannot lead to a private address', async () => {
    const resolve = vi.fn(async () => ['127.0.0.1']).mockResolvedValueOnce([publicAddress])
    const { internet } = await openWith(sendPicture)
    expect(await fetchFrom({ ...internet, resolve })).toBe('fetched')
    expect(resolve).toHaveBeenCalledTimes(1)
  })

  test('is resolved and checked again after a redirect', async () => {
    const resolve = vi.fn(async () => ['127.0.0.1']).mockResolvedValueOnce([publicAddress])
    const { internet, opened } = await openWith(redirectTo('/there.jpg'))
    expect(await fetchFrom({ ...internet, resolve })).toBe('not-public')
    expect([opened(), readdirSync(folder)]).toEqual([1, []])
  })

  const unknown: Record<string, Internet['resolve']> = {
    'that does not resolve': () => Promise.reject(new Error('queryA ENOTFOUND')),
    'without an address': async () => [],
  }
  test.each(Object.entries(unknown))('%s is refused with `no-answer`', async (_, resolve) => {
    const { internet, opened } = await openWith(sendPicture)
    expect(await fetchFrom({ ...internet, resolve })).toBe('no-answer')
    expect([opened(), readdirSync(folder)]).toEqual([0, []])
  })

  test('is refused with `too-slow` if it does not resolve in time', async () => {
    const { internet } = await openWith(sendPicture)
    const resolve: Internet['resolve'] = (_, signal) => once(signal, 'abort').then(() => Promise.reject(signal.reason))
    expect(await fetchFrom({ ...internet, resolve }, link, 50)).toBe('too-slow')
  })
})

test('a connection to an address that was not checked is dropped before any data is sent', async () => {
  const { internet, requested, open } = await openWith(sendPicture)
  // Leads to 127.0.0.1.
  expect(await fetchFrom({ ...internet, route: () => '0.0.0.0' })).toBe('not-public')
  expect([requested, readdirSync(folder)]).toEqual([[], []])
  await expect.poll(open, soon).toBe(0)
})

describe('a certificate is not trusted', () => {
  const distrusted: Record<string, Parameters<typeof makeCertificate>[0]> = {
    'of another name': { names: ['other.example'] },
    'of the address instead of the name': { names: [publicAddress] },
    'of a parent domain': { names: ['example'] },
    'that has expired': { validForMs: -1000 },
  }
  test.each(Object.entries(distrusted))('%s', async (_, certificate) => {
    const { internet, requested } = await openWith(sendPicture, certificate)
    expect(await fetchFrom(internet)).toBe('not-trusted')
    expect([requested, readdirSync(folder)]).toEqual([[], []])
  })

  test.each(['1', '0'])('of an unknown authority, with NODE_TLS_REJECT_UNAUTHORIZED=%s', async (strict) => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', strict)
    const { internet, requested } = await openWith(sendPicture)
    expect(await fetchFrom({ ...internet, ca: makeCertificate().cert })).toBe('not-trusted')
    const { ca: _, ...wellKnown } = internet
    expect(await fetchFrom(wellKnown)).toBe('not-trusted')
    expect([requested, readdirSync(folder)]).toEqual([[], []])
  })

  test('of a host name, if the link has an IP address', async () => {
    const { internet } = await openWith(sendPicture, { names: ['pictures.example'] })
    expect(await fetchFrom(internet, `https://${publicAddress}/`)).toBe('not-trusted')
  })
})

test('a proxy in the environment is not used', async () => {
  const { internet } = await openWith(sendPicture)
  const proxy = vi.fn((socket: Socket) => socket.destroy())
  const server = createServer(proxy).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { globalAgent } = https
  closing.push(() => {
    https.globalAgent = globalAgent
    server.close()
  })
  const { port } = server.address() as AddressInfo
  // Node makes such an agent itself with NODE_USE_ENV_PROXY.
  https.globalAgent = new https.Agent({ proxyEnv: { HTTPS_PROXY: `http://127.0.0.1:${port}` } })
  expect(await fetchFrom(internet)).toBe('fetched')
  expect(proxy).not.toHaveBeenCalled()
})
