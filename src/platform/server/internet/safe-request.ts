/** Sends one request to an external server, over its own connection to an address that was checked. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'
import type { TLSSocket } from 'node:tls'
import type { Internet } from './internet.ts'
import { hostOf, isPrivateHost } from './read-link.ts'
import { Refused } from './refusal.ts'

// Loaded with the first request, because importing them would make every start 30 ms slower.
const loadTls = () => process.getBuiltinModule('node:tls')
const loadHttps = () => process.getBuiltinModule('node:https')

/** What to send. Without a body, it is a GET request. */
export type Sent = { readonly headers: Readonly<Record<string, string>>; readonly body?: Uint8Array }

const askForPicture: Sent = { headers: { accept: 'image/*' } }

/**
 * Sends a request, by default a GET request for a picture. Returns the response with its body unread. Throws `Refused`
 * if the request is refused or fails. Aborting the signal closes the connection.
 */
export async function requestSafely(
  internet: Internet,
  url: URL,
  signal: AbortSignal,
  sent = askForPicture,
): Promise<IncomingMessage> {
  const host = hostOf(url)
  if (isPrivateHost(internet, host)) throw new Refused('not-public')
  const addresses = isIP(host) ? [host] : await findAddresses(internet, host, signal)
  if (!addresses.every((address) => internet.isPublic(address))) throw new Refused('not-public')
  return ask(url, signal, sent, () => connectTo(internet, host, addresses))
}

async function findAddresses(internet: Internet, name: string, signal: AbortSignal): Promise<readonly string[]> {
  return internet.resolve(name, signal).catch(() => {
    throw new Refused('no-answer')
  })
}

/** Connects to one of the checked addresses. The name is not resolved again, because the second result could differ. */
function connectTo({ route, port, ca }: Internet, host: string, addresses: readonly string[]): TLSSocket {
  const { checkServerIdentity, connect } = loadTls()
  const checked = new BlockList()
  const targets = addresses.map((address) => {
    const target = route(address)
    checked.addAddress(target, familyOf(target))
    return { address: target, family: isIPv4(target) ? 4 : 6 }
  })
  const lookup: LookupFunction = (_name, _options, found) => found(null, targets)
  const socket = connect({
    // A placeholder instead of the host, because Node does not call `lookup` if the host is an IP address.
    ...{ host: 'checked', port, lookup, autoSelectFamily: true },
    servername: isIP(host) ? '' : host,
    checkServerIdentity: (_name, certificate) => checkServerIdentity(host, certificate),
    // Overrides NODE_TLS_REJECT_UNAUTHORIZED, which could turn the check off.
    rejectUnauthorized: true,
    ALPNProtocols: ['http/1.1'],
    ...(ca !== undefined && { ca }),
  })
  // Checks the connected address before any data is sent.
  socket.prependOnceListener('connect', () => {
    const { remoteAddress = '::' } = socket
    if (!checked.check(remoteAddress, familyOf(remoteAddress))) socket.destroy(new Refused('not-public'))
  })
  return socket
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** Sends the request without an agent, so no connection is reused and no proxy from the environment is used. */
function ask(url: URL, signal: AbortSignal, sent: Sent, createConnection: () => TLSSocket): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const length = sent.body && { 'content-length': sent.body.byteLength }
  const headers = {
    host: url.host,
    'accept-encoding': 'identity',
    'user-agent': 'Nestling',
    ...sent.headers,
    ...length,
  }
  const method = sent.body ? 'POST' : 'GET'
  const outgoing = loadHttps().request(url, { createConnection, method, headers, signal, maxHeaderSize: 16_384 })
  outgoing.on('response', resolve)
  outgoing.on('error', (error) => {
    const isDistrusted =
      outgoing.socket && 'authorizationError' in outgoing.socket && outgoing.socket.authorizationError
    reject(error instanceof Refused ? error : new Refused(isDistrusted ? 'not-trusted' : 'no-answer'))
  })
  // If the server switches to another protocol, the request closes without an error.
  outgoing.on('close', () => reject(new Refused('no-answer')))
  outgoing.end(sent.body)
  return promise
}
