/** A person can have at most `most` passkeys, and a challenge is valid for `minutes`. */
export const passkeyLimits = { most: 20, minutes: 5 } as const

/** The domain name (`id`) and the origin for which passkeys are made. Passkeys work nowhere else. */
export type RelyingParty = { readonly id: string; readonly origin: string }

/**
 * The WebAuthn relying party of this installation; null if its address allows no passkeys. Browsers offer passkeys only over
 * https or on localhost, and only for domain names, not for IP addresses.
 */
export function relyingPartyOf(publicOrigin: string | null): RelyingParty | null {
  const url = publicOrigin === null ? null : URL.parse(publicOrigin)
  if (!url) return null
  const { protocol, hostname, origin } = url
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return isAddress || (protocol !== 'https:' && !isLocal) ? null : { id: hostname, origin }
}
