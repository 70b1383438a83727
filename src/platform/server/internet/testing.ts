/** An internet on loopback for tests: every public address leads to one server, and connections to it are counted. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import type { Internet } from './internet.ts'
import { isPublicAddress } from './public-address.ts'

/** A public address for tests, to which nothing ever connects. */
export const publicAddress = '93.184.215.14'

/** Listed one by one, because clients refuse a wildcard for a whole top-level domain. */
const usualNames = ['pictures.example', 'other.example', publicAddress]

type Certificate = { names?: readonly string[]; validForMs?: number }

/**
 * Opens the server. By default its certificate is for `pictures.example`, `other.example` and the public address.
 * `addresses` maps names to the addresses that they resolve to, by default the public address. `requested` in the result
 * lists the requests that the server has received.
 */
export async function openTestInternet(
  answer: RequestListener,
  { addresses = {}, ...certificate }: Certificate & { addresses?: Readonly<Record<string, readonly string[]>> } = {},
) {
  const { key, cert } = makeCertificate(certificate)
  const connections = new Set<Socket>()
  const requested: IncomingMessage[] = []
  const server = createServer({ key, cert }, (request, response) => {
    requested.push(request)
    answer(request, response)
  })
  let opened = 0
  server.on('connection', (socket) => {
    opened += 1
    connections.add(socket)
    socket.on('close', () => connections.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const internet: Internet = {
    resolve: async (name) => addresses[name] ?? [publicAddress],
    isPublic: (address) => isPublicAddress(address),
    route: () => '127.0.0.1',
    port,
    ca: cert,
  }
  return {
    internet,
    requested,
    /** The number of connections so far. */
    opened: () => opened,
    /** The number of connections still open. */
    open: () => connections.size,
    close: async () => {
      for (const socket of connections) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A self-signed certificate with its private key. */
export function makeCertificate({ names = usualNames, validForMs = 3_600_000 }: Certificate = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: writeCertificate({ names, validForMs, privateKey, publicKey }),
  }
}

type Signed = Required<Certificate> & { privateKey: KeyObject; publicKey: KeyObject }

/** Writes an X.509 certificate (RFC 5280). */
function writeCertificate({ names, validForMs, privateKey, publicKey }: Signed): string {
  const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
  const commonName = sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('Nestling test')))
  const name = sequence(der(0x31, commonName))
  const now = Date.now()
  const content = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ecdsaWithSha256,
    name,
    sequence(writeTime(now - 86_400_000), writeTime(now + validForMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(sequence(der(0x06, Buffer.from('551d11', 'hex')), der(0x04, sequence(...names.map(writeName))))),
    ),
  )
  const signature = der(0x03, Buffer.of(0), sign('sha256', content, privateKey))
  const lines = sequence(content, ecdsaWithSha256, signature).toString('base64').replace(/.{64}/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}

const writeName = (name: string) =>
  /^[\d.]+$/.test(name) ? der(0x87, Buffer.from(name.split('.').map(Number))) : der(0x82, Buffer.from(name))

/** Writes a time as `20260131235959Z`. */
const writeTime = (at: number) =>
  der(0x18, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)}Z`))

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}
