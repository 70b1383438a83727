/** How many passkeys a person has at most, and for how long a challenge can be answered. */
export const passkeyLimits = { most: 20, minutes: 5 } as const

/** The name and origin for which passkeys are made. A passkey works at no other. */
export type RelyingParty = { readonly id: string; readonly origin: string }

/**
 * Who this installation is to passkeys; null if it can have none. Browsers offer passkeys only over https or on localhost,
 * and only for names, not for IP addresses.
 */
export function relyingPartyOf(publicOrigin: string | null): RelyingParty | null {
  const url = publicOrigin === null ? null : URL.parse(publicOrigin)
  if (!url) return null
  const { protocol, hostname, origin } = url
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return isAddress || (protocol !== 'https:' && !isLocal) ? null : { id: hostname, origin }
}
