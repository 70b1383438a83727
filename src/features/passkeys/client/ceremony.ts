/** Speaks to the browser’s authenticators, with a library that is loaded when somebody needs it. */
import type * as z from 'zod/mini'
import type { CreationOptions, NewPasskey, PasskeyAnswer, RequestOptions } from '../contract.ts'

const load = () => import('@simplewebauthn/browser')

/** Lets the person make a passkey; throws what the browser says if they cancel or cannot. */
export async function makePasskey(options: z.infer<typeof CreationOptions>): Promise<NewPasskey> {
  const { startRegistration } = await load()
  const { id, response } = await startRegistration({ optionsJSON: options })
  return { credentialId: id, clientData: response.clientDataJSON, attestation: response.attestationObject }
}

type Asking = {
  options: z.infer<typeof RequestOptions>
  /** Waits until the person chooses a passkey where the browser offers to fill in the username. */
  inAutofill: boolean
}

/** Lets the person choose a passkey. Ends the one that waits in autofill, if there is one. */
export async function answerWithPasskey({ options, inAutofill }: Asking): Promise<PasskeyAnswer> {
  const { startAuthentication } = await load()
  const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: inAutofill })
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle ?? '',
  }
}

/** Whether the browser offers passkeys where it fills in usernames. */
export const hasAutofill = async (): Promise<boolean> => (await load()).browserSupportsWebAuthnAutofill()

export const stopWaiting = async (): Promise<void> => (await load()).WebAuthnAbortService.cancelCeremony()

/** Whether the person closed the browser's dialog, or another attempt took its place. Nobody needs to be told. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(nameOf(error))

/** Whether this device has a passkey of the person already. */
export const wasMadeBefore = (error: unknown): boolean =>
  error instanceof Error && nameOf(error) === 'InvalidStateError'

/** The library wraps what the browser threw. */
const nameOf = (error: Error): string => (error.cause instanceof Error ? error.cause.name : error.name)
