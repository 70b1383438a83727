import type { ReactNode } from 'react'

// The second step of admins

export const askedBy = (name: string, day: string) => `${name} asked for it on ${day}.`
export const askedByAnAdmin = (day: string) => `An admin asked for it on ${day}.`
export const howAdminsSignIn = 'An admin signs in with a code after the password, or with a passkey.'
export const notAsked = 'Not asked for. A password alone lets an admin do everything.'
export const everyAdminHasOne = 'Every admin has a second step.'
export const adminsWithout = (names: string) => `Without a second step: ${names}.`
export const ask = 'Ask admins for it'
export const stopAsking = 'No longer ask for it'
export const passOwnFirst = 'You can ask for it once you have signed in with your own second step.'
export const signInAgain = 'Sign in again'
export const setUpOwnFirst = 'You can ask for it once you have a second step or a passkey yourself.'
export const setUpInAccount = 'Set one up in your account'

export const askQuestion = 'Ask every admin for a second step?'
export const whatAskingDoes =
  'From now on, admins need a code after the password, or a passkey, to do what only admins can do. For everybody else nothing changes.'
export const adminsHaveNone = (count: number, names: ReactNode) =>
  count === 1 ? (
    <>{names} has none yet. Until they set one up in their account, they can read and share, but not open this panel.</>
  ) : (
    <>
      {names} have none yet. Until they set one up in their account, they can read and share, but not open this panel.
    </>
  )
export const mailToAdmins = 'If Nestling can send mail, it tells all admins.'
export const askNow = 'Ask admins'
export const asked = 'Admins now need a second step'

export const stopQuestion = 'Let a password be enough for admins?'
export const whatStoppingDoes =
  'Somebody who learns an admin’s password can then do everything that this admin can do, unless the admin has a second step.'
export const secondStepsStay = 'Admins’ second steps and passkeys stay as they are.'
export const stopNow = 'No longer ask'
export const stopped = 'A password is enough for admins again'
export const nothingChanged = 'Nothing was changed'

// A link for a member’s new password

export const makeLinkHeading = 'Make a password link'
export const whatLinkDoes = (name: ReactNode, minutes: number) => (
  <>
    With this link {name} can choose a new password. It works once, within {minutes} minutes. They are then signed out
    everywhere, and sign in with the new one.
  </>
)
export const makeLink = 'Make the link'
export const makingLink = 'Making...'
export const shareTitle = 'Your link for a new password'
export const qrCode = (name: string) => `The link for ${name}’s new password`
export const passLinkOn = (name: string) => `It is shown only once. Pass it on to ${name} and to nobody else.`
export const done = 'Done'

// Sign-in activity

export const nothingYet = 'Nothing yet. Sign-ins and new passwords appear here.'
export const activity = 'Sign-in activity'
export const events = {
  'signed-in': (name: ReactNode) => <>{name} signed in</>,
  'password-changed': (name: ReactNode) => <>{name} changed their password</>,
  'password-reset': (name: ReactNode) => <>{name} set a new password with a link</>,
  'email-changed': (name: ReactNode) => <>{name} changed their email</>,
  'passkey-added': (name: ReactNode) => <>{name} added a passkey</>,
  'passkey-removed': (name: ReactNode) => <>{name} removed a passkey</>,
  'second-step-on': (name: ReactNode) => <>{name} turned their second step on</>,
  'second-step-off': (name: ReactNode) => <>{name} turned their second step off</>,
}
export const showAll = (count: number) => `Show all ${count}`
export const showFewer = 'Show fewer'
export const activityNotLoaded = 'The activity could not be loaded.'
export const adminStepNotLoaded = 'The second step of admins could not be loaded.'
