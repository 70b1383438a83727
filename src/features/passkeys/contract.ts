import * as z from 'zod/mini'
import { CurrentPassword, User } from '#features/sign-in/contract.ts'
import { defineContract } from '#platform/shared/contract.ts'
import { id, instant, text } from '#platform/shared/fields.ts'
import { texts } from './texts/texts.ts'

/** Bytes as base64url. */
const bytes = (most: number) =>
  z.string().check(z.maxLength(most), z.regex(/^[\w-]+$/, { error: () => texts.invalidBytes }))

export const Passkey = z.object({
  id: id(),
  name: z.string(),
  createdAt: instant(),
  lastUsedAt: z.nullable(instant()),
})
export type Passkey = z.infer<typeof Passkey>

const credentialId = () => bytes(1400)

/** The response of an authenticator that has created a passkey. */
export const NewPasskey = z.strictObject({
  credentialId: credentialId(),
  clientData: bytes(2000),
  attestation: bytes(8000),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** The response of an authenticator to a sign-in. */
export const PasskeyAnswer = z.strictObject({
  credentialId: credentialId(),
  clientData: bytes(2000),
  authenticatorData: bytes(2000),
  signature: bytes(2000),
  userHandle: bytes(100),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

export const PasskeyName = z.strictObject({ name: text({ min: 1, max: 60 }) })
export type PasskeyName = z.infer<typeof PasskeyName>

const credentialType = z.literal('public-key')

/** The options for `navigator.credentials.create()`, in the JSON form of WebAuthn. */
export const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ type: credentialType, id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** The options for `navigator.credentials.get()`. They list no passkeys, so they reveal no account. */
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})

const exampleAnswer = { credentialId: 'bm90LWEtcGFzc2tleQ', clientData: 'e30' }

export const passkeysContract = defineContract({
  'GET /api/account/passkeys': {
    summary: 'The caller’s passkeys, the newest first.',
    access: 'signed-in',
    response: z.array(Passkey),
  },
  'POST /api/account/passkeys/challenge': {
    summary: 'Begins adding a passkey; needs the current password.',
    access: 'signed-in',
    body: CurrentPassword,
    example: { currentPassword: 'seven quiet herons' },
    response: CreationOptions,
  },
  'POST /api/account/passkeys': {
    summary: 'Adds a passkey that was created with the challenge, and notifies its owner by mail.',
    access: 'signed-in',
    body: NewPasskey,
    example: { ...exampleAnswer, attestation: 'o2NmbXQ' },
    response: Passkey,
  },
  'PATCH /api/account/passkeys/{id}': {
    summary: 'Renames one of the caller’s passkeys.',
    access: 'signed-in',
    body: PasskeyName,
    example: { name: 'Nora’s phone' },
    response: Passkey,
  },
  'DELETE /api/account/passkeys/{id}': {
    summary: 'Removes one of the caller’s passkeys, and notifies the caller by mail.',
    access: 'signed-in',
  },
  'POST /api/login/passkey-challenge': {
    summary: 'Begins signing in with a passkey; the response names no account.',
    access: 'anyone',
    onFullDisk: true,
    response: RequestOptions,
  },
  'POST /api/login/passkey': {
    summary: 'Signs in with a passkey that has signed the challenge.',
    access: 'anyone',
    onFullDisk: true,
    body: PasskeyAnswer,
    example: { ...exampleAnswer, authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
    response: User,
    status: 200,
  },
})
