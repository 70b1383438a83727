import type { ReactNode } from 'react'

// The sign-in page

export const signIn = 'Sign in with a passkey'
export const signingIn = 'Signing in...'
export const notSignedIn = 'Login failed'

// Where passkeys cannot be used

export const addressNeeded =
  'Passkeys need an https address with a domain name, which this Nestling does not have. The person who runs it can set one up.'
export const onlyAt = (origin: string) => `Passkeys work only when you open Nestling at ${origin}.`
export const browserCannot = 'This browser does not support passkeys.'

// The list

export const passkeys = 'Passkeys'
export const whatPasskeysAre =
  'Sign in with your fingerprint, your face or your device’s code instead of a password. Nobody can guess a passkey, or steal it with a fake page.'
export const addedOn = (day: string) => `Added ${day}`
export const notUsedYet = 'Not used yet'
/** `time` is such as "3 hours ago". */
export const lastUsed = (time: string) => `Last used ${time}`
export const rename = 'Rename'
export const renamePasskey = (name: string) => `Rename ${name}`
export const remove = 'Remove'
export const removePasskey = (name: string) => `Remove ${name}`
export const addPasskey = 'Add a passkey'

// Adding one

export const whyPassword = 'To make sure it is you. Then your device asks for your fingerprint, face or code.'
export const goOn = 'Continue'
export const adding = 'Adding...'
export const added = 'Passkey added'
export const notAdded = 'Passkey not added'
export const alreadyHere = 'This device already has one of your passkeys.'
export const browserFailed = 'Your browser could not make a passkey. Please try again.'

// Renaming and removing one

export const renameHeading = 'Rename this passkey'
export const name = 'Name'
export const nameHint = 'For example the device that stores it'
export const saveName = 'Save name'
export const savingName = 'Saving...'
export const nameNotSaved = 'Name not saved'
export const removeQuestion = 'Remove this passkey?'
export const whatRemovingDoes = (name: ReactNode) => (
  <>{name} will no longer sign you in. Your device may still offer it until you delete it there too.</>
)
export const removed = 'Passkey removed'
export const notRemoved = 'Passkey not removed'
export const passkeysNotLoaded = 'Your passkeys could not be loaded.'
