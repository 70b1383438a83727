import { plural } from '#language/texts/en.ts'
import type { Role } from '#platform/shared/role.ts'

// An invitation

export const page = 'Your invitation · Nestling'
export const oneMoment = 'One moment'
export const opening = 'Opening your invitation'
/** `names` are the names of `count` people, such as "Nora & Sam". */
export const inviteYou = (count: number, names: string, babyName: string) =>
  plural(
    count,
    `${names} invites you to follow ${babyName}’s journey`,
    `${names} invite you to follow ${babyName}’s journey`,
  )
export const invitedBy: Readonly<Record<Role, (name: string) => string>> = {
  admin: (name) => `Invited by ${name}, as an admin`,
  family: (name) => `Invited by ${name}, as family`,
  guest: (name) => `Invited by ${name}, as a guest`,
}
export const join = (babyName: string) => `Join ${babyName}’s journey`
export const joining = 'Joining...'

// For people who are signed in

export const signedInAs = (name: string) => `You are signed in as ${name}`
export const notNow = 'Not now'
export const signOutFirst = 'Not you? Sign out first'
export const notJoined = 'You could not join'
export const alreadyFollow = (babyName: string) => `You already follow ${babyName}’s journey`
export const seeItAtHome = 'You can see it on your home page.'
export const goHome = 'Go home'

// For people who make an account

export const welcome = (babyName: string) => `Welcome to ${babyName}! Account created successfully`
export const registrationFailed = 'Registration failed'
export const accountNotCreated = 'Failed to create account'
export const haveAccount = 'I already have an account'

// An invitation that cannot be used

export const cannotBeUsed = 'This invitation cannot be used'
export const notOpened = 'Your invitation could not be opened'
export const nothingIsLost = 'Nothing is lost. Your connection may be down.'
export const canSignIn = 'If you already have an account, you can sign in.'
export const signIn = 'Sign In'
export const tryAgain = 'Try again'
