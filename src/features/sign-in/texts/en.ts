// Errors

export const wrongCredentials = 'Invalid email or password'
export const emailTaken =
  'There is already an account with this email. Sign in with it, then open the invitation again.'
export const wrongResetLink = 'This link no longer works. Please ask for a new one.'
export const mailNotSetUp = 'This Nestling cannot send mail. An admin of your journey can make a link for you.'
export const ticketGone = 'That took too long. Please sign in again.'
export const secondStepIsOn = 'Your second step is already on. Turn it off to set it up again.'
export const secondStepIsOff = 'Your second step is off, so there are no recovery codes.'
export const noLinkForThem = 'A link for this person can only be made on the server.'
export const setUpClosed = 'Nestling has already been set up.'
export const wrongSetUpToken = 'This set-up address no longer works. Nestling prints a new one each time it starts.'

// Messages about a field

export const passwordTooCommon = 'This password is too common. Please choose another.'
export const passwordMadeOfName = 'Please choose a password that is not made of your name or email.'
export const alreadyYourPassword = 'That is already your password.'
export const notCurrentPassword = 'That is not your current password.'
export const emailInUse = 'There is already an account with this email.'
export const wrongCode = 'That code is not right, or was used before.'

// Names of devices

export const browserOnSystem = (browser: string, system: string) => `${browser} on ${system}`
export const unknownBrowser = 'A browser'
export const unknownBrowserOn = (system: string) => `A browser on ${system}`

// The mail with a link for a new password

export const resetMail = {
  subject: 'A new password for Nestling',
  heading: (name: string) => `Hello ${name}`,
  whatHappens:
    'You can now choose a new password for Nestling. All your devices are then signed out, and you sign in with the new password.',
  validFor: (minutes: number) => `The link works once, for ${minutes} minutes.`,
  action: 'Choose a new password',
  footnote: 'If you did not ask for this, you do not have to do anything: your password stays as it is.',
}

// Mails about changes of one's own account

export const wasItYou =
  'If this was you, all is well. If not, somebody may be in your account. Please tell an admin of your journey, or the person who runs this Nestling, right away.'
export const emailChangedMail = {
  subject: 'Your email for Nestling was changed',
  heading: 'Your email was changed',
  news: 'Your Nestling account now has a different email. You can no longer sign in with this one.',
}
export const passwordChangedMail = {
  subject: 'Your password for Nestling was changed',
  heading: 'Your password was changed',
  news: 'Your Nestling account has a new password, and your other devices have been signed out. Your passkeys still work: you can find them in your account.',
}
export const secondStepOnMail = {
  subject: 'Your Nestling account now asks for a code',
  heading: 'Your second step is on',
  news: 'After your password, Nestling now asks for a code from your authenticator app.',
}
export const secondStepOffMail = {
  subject: 'Your Nestling account no longer asks for a code',
  heading: 'Your second step is off',
  news: 'Your password alone now signs you in to Nestling.',
}

// Mails to all admins

export const ifItLooksWrong =
  'If this looks wrong to you, ask them, or tell the person who runs this Nestling, right away.'
export const secondStepRequiredMail = {
  subject: 'Admins now need a second step in Nestling',
  heading: 'Admins now need a second step',
  askedBy: (name: string) =>
    `${name} now asks every admin of your journey for a second step when they sign in: a code after the password, or a passkey.`,
  askedByAnAdmin:
    'An admin now asks every admin of your journey for a second step when they sign in: a code after the password, or a passkey.',
  whatToDo:
    'If you have not set one up yet, open Nestling and set one up in your account. Until then you can read and share as before, but not do what only admins can do.',
}
export const secondStepNotRequiredMail = {
  subject: 'Admins no longer need a second step in Nestling',
  heading: 'Admins no longer need a second step',
  endedBy: (name: string) =>
    `${name} no longer asks the admins of your journey for a second step. Admins without a second step can do everything again. A second step that you set up stays on.`,
  endedByAnAdmin:
    'An admin no longer asks the admins of your journey for a second step. Admins without a second step can do everything again. A second step that you set up stays on.',
}
