/** Creates and uses passkeys in the browser. The library is loaded on first use. */
import type * as z from 'zod/mini'
import type { CreationOptions, NewPasskey, PasskeyAnswer, RequestOptions } from '../contract.ts'

const load = () => import('@simplewebauthn/browser')

/** Lets the person create a passkey; throws the browser's error if that fails or is cancelled. */
export async function makePasskey(options: z.infer<typeof CreationOptions>): Promise<NewPasskey> {
  const { startRegistration } = await load()
  const { id, response } = await startRegistration({ optionsJSON: options })
  return { credentialId: id, clientData: response.clientDataJSON, attestation: response.attestationObject }
}

type Asking = {
  options: z.infer<typeof RequestOptions>
  /** True to wait until the person chooses a passkey in the browser's autofill of the username. */
  inAutofill: boolean
}

/** Lets the person sign the challenge with a passkey. Cancels an earlier call that still waits in autofill. */
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

/** Whether the browser offers passkeys in its autofill of usernames. */
export const hasAutofill = async (): Promise<boolean> => (await load()).browserSupportsWebAuthnAutofill()

/** Cancels a call of `answerWithPasskey` that still waits in autofill. */
export const stopWaiting = async (): Promise<void> => (await load()).WebAuthnAbortService.cancelCeremony()

/** Whether the person closed the browser's dialog, or a newer call replaced it. Neither needs an error message. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(nameOf(error))

/** Whether the error means that this device already has a passkey of the person. */
export const isAlreadyOnDevice = (error: unknown): boolean =>
  error instanceof Error && nameOf(error) === 'InvalidStateError'

/** The name of the browser's error, which the library may have wrapped in an error of its own. */
const nameOf = (error: Error): string => (error.cause instanceof Error ? error.cause.name : error.name)
