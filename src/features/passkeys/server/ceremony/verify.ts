/** Verifies the responses of authenticators. The library is loaded when somebody first uses a passkey. */
import { hash } from 'node:crypto'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { Environment } from '#platform/server/environment.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { NewPasskey, PasskeyAnswer } from '../../contract.ts'
import { type RelyingParty, relyingPartyOf } from '../../rules.ts'

/** The signature algorithms that we accept: ES256, EdDSA and RS256. Every authenticator supports at least one. */
export const algorithms = [-7, -8, -257]

/** The relying party of this installation; throws `no-passkeys-here` if its public address allows no passkeys. */
export function getRelyingParty({ publicUrl }: Pick<Environment, 'publicUrl'>): RelyingParty {
  const party = relyingPartyOf(publicUrl?.origin ?? null)
  if (!party) throw new AppError('no-passkeys-here')
  return party
}

/** The user handle that authenticators store: the same in all passkeys of a person, without personal data. */
export const userHandleOf = (userId: number): string => hash('sha256', `passkeys of ${userId}`, 'base64url')

type Expected = { challenge: string; party: RelyingParty }
type Made = Pick<WebAuthnCredential, 'id' | 'publicKey' | 'counter'>

const expectedOf = ({ challenge, party }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
})

/** Returns the new passkey; throws `passkey-not-made` if it is invalid, for another site, or made without verifying the user. */
export async function verifyNewPasskey(answer: NewPasskey, expected: Expected): Promise<Made> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { credentialId: id, clientData: clientDataJSON, attestation: attestationObject } = answer
  try {
    await refuseCertificates(attestationObject)
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expectedOf(expected),
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      supportedAlgorithmIDs: algorithms,
    })
    if (verified && registrationInfo.credential.id === id) return registrationInfo.credential
  } catch {
    // The library throws for every invalid response.
  }
  throw new AppError('passkey-not-made')
}

/**
 * Throws unless the attestation is absent (`none`) or self-signed. All others contain certificates, which we do not request. To
 * check for revoked certificates, the library would fetch addresses named in them, and these may be in our own network.
 */
export async function refuseCertificates(attestation: string) {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestation))
  const isSelfSigned = decoded.get('fmt') === 'packed' && decoded.get('attStmt').get('x5c') === undefined
  if (decoded.get('fmt') !== 'none' && !isSelfSigned) throw new Error('The attestation contains certificates.')
}

type Known = { credential_id: string; public_key: Uint8Array }

/** Returns the signature counter; throws `wrong-passkey` unless this passkey signed our challenge. */
export async function verifyAnswer(answer: PasskeyAnswer, known: Known, expected: Expected): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { credentialId: id, clientData: clientDataJSON, authenticatorData, signature, userHandle } = answer
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectedOf(expected),
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
      // Accepts any counter here. The caller compares the counters after it has locked the account.
      credential: { id: known.credential_id, publicKey: new Uint8Array(known.public_key), counter: 0 },
    })
    if (verified) return authenticationInfo.newCounter
  } catch {
    // The library throws for every invalid response.
  }
  throw new AppError('wrong-passkey')
}
