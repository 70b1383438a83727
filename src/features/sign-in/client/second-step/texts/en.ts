import { plural } from '#language/texts/en.ts'

// In the account

export const secondStep = 'Second step'
export const onSince = (day: string) => `On since ${day}.`
export const codesLeft = (count: number) => plural(count, '1 recovery code left', `${count} recovery codes left`)
export const off = 'Off: your password is enough'
export const offButNeeded =
  'Off. Admins need one, or a passkey. Until you have one, you cannot do what only admins can do.'
export const change = 'Change second step'
export const setUp = 'Set up second step'
export const whyPassword = 'To make sure it is you'

// Setting it up

export const appNeeded =
  'You need an authenticator app on your phone. It shows a new code every half minute, and Nestling asks for one each time after your password. A passkey needs no code.'
export const goOn = 'Continue'
export const preparing = 'Preparing...'
export const scan =
  'Scan this with your authenticator app, or open it on this phone, then type the code that the app shows.'
export const qrCode = 'The secret for your authenticator app'
export const openInApp = 'Open in an app on this device'
export const typeIntoApp = 'Or type this into the app:'
export const code = 'Code from the app'
export const codeHint = 'Six digits'
export const turnOn = 'Turn on'
export const turningOn = 'Turning on...'
export const notSetUp = 'Second step not set up'

// Recovery codes

export const writeCodesDown = 'Write these recovery codes down.'
export const whatCodesAreFor =
  'Each signs you in once in place of a code, if your phone is lost. They are shown only once.'
export const recoveryCodes = 'Recovery codes'
export const copyCodes = 'Copy'
export const copied = 'Copied!'
export const notCopied = 'Failed to copy to clipboard'
export const codesWritten = 'I have them'

// Changing it

export const newCodesReplaceOld = 'New recovery codes take the place of the old ones, which then no longer work.'
export const newCodes = 'New codes'
export const turnOff = 'Turn off'
export const turnedOff = 'Second step turned off'
export const passwordIsEnough = 'Your password alone signs you in.'
export const notChanged = 'Second step not changed'
export const secondStepNotLoaded = 'Your second step could not be loaded.'
