import { isPublicAddress } from './public-address.ts'
import { resolveName } from './resolve-name.ts'

/** How to reach servers on the internet. Tests use a replacement. */
export type Internet = {
  /** Every address of a name. Rejects if there is none, or if the signal is aborted. */
  resolve(name: string, signal: AbortSignal): Promise<readonly string[]>
  isPublic(address: string): boolean
  /** Maps a public address to the address to connect to: the same one, or in tests a server on loopback. */
  route(address: string): string
  port: number
  /** The certificate authority to trust instead of Node's own. */
  ca?: string
}

/** The real internet. */
export const publicInternet: Internet = {
  resolve: resolveName,
  isPublic: (address) => isPublicAddress(address),
  route: (address) => address,
  port: 443,
}

/** No internet: for tests, benchmarks and demo data. */
export const noInternet: Internet = {
  ...publicInternet,
  resolve: () => Promise.reject(new Error('There is no internet here.')),
  // For a link that contains an IP address, `resolve` is not called, so the link is refused here.
  isPublic: () => false,
}
