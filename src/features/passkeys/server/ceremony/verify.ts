/** Checks what authenticators answer, with a library that is loaded when the first passkey is used. */
import { hash } from 'node:crypto'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { Environment } from '#platform/server/environment.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { NewPasskey, PasskeyAnswer } from '../../contract.ts'
import { type RelyingParty, relyingPartyOf } from '../../rules.ts'

/** The signatures that we accept: ES256, EdDSA and RS256. Every authenticator has one of them. */
export const algorithms = [-7, -8, -257]

/** Throws `no-passkeys-here` if this installation has no address for which passkeys can be made. */
export function getRelyingParty({ publicUrl }: Pick<Environment, 'publicUrl'>): RelyingParty {
  const party = relyingPartyOf(publicUrl?.origin ?? null)
  if (!party) throw new AppError('no-passkeys-here')
  return party
}

/** How authenticators know a person. It says nothing about them, and is the same in all their passkeys. */
export const userHandleOf = (userId: number): string => hash('sha256', `passkeys of ${userId}`, 'base64url')

type Expected = { challenge: string; party: RelyingParty }
type Made = Pick<WebAuthnCredential, 'id' | 'publicKey' | 'counter'>

const expectedOf = ({ challenge, party }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
})

/** The passkey that an authenticator made; throws `passkey-not-made` unless it made it for us and knew its owner. */
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
    // The library throws for everything that is wrong with an answer.
  }
  throw new AppError('passkey-not-made')
}

/**
 * We ask for no certificates. The library would fetch lists of revoked ones from the addresses that they name, which may be
 * in our own network.
 */
export async function refuseCertificates(attestation: string) {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestation))
  const isSelfSigned = decoded.get('fmt') === 'packed' && decoded.get('attStmt').get('x5c') === undefined
  if (decoded.get('fmt') !== 'none' && !isSelfSigned) throw new Error('It has certificates.')
}

type Known = { credential_id: string; public_key: Uint8Array }

/** How often the authenticator has signed; throws `wrong-passkey` unless this passkey answered our challenge. */
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
      // The caller compares the counts, when it has locked the account.
      credential: { id: known.credential_id, publicKey: new Uint8Array(known.public_key), counter: 0 },
    })
    if (verified) return authenticationInfo.newCounter
  } catch {
    // The library throws for everything that is wrong with an answer.
  }
  throw new AppError('wrong-passkey')
}
