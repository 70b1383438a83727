import { plural } from '#language/texts/de.ts'
import type { Role } from '#platform/shared/role.ts'

// An invitation

export const page = 'Deine Einladung · Nestling'
export const oneMoment = 'Einen Moment'
export const opening = 'Deine Einladung wird geöffnet'
/** `names` are the names of `count` people, such as "Nora & Sam". */
export const inviteYou = (count: number, names: string, babyName: string) =>
  plural(
    count,
    `${names} lädt dich ein, bei der Reise von ${babyName} dabei zu sein`,
    `${names} laden dich ein, bei der Reise von ${babyName} dabei zu sein`,
  )
export const invitedBy: Readonly<Record<Role, (name: string) => string>> = {
  admin: (name) => `Eingeladen von ${name}, als Admin`,
  family: (name) => `Eingeladen von ${name}, als Familie`,
  guest: (name) => `Eingeladen von ${name}, als Gast`,
}
/** Without the baby’s name, because the heading has it. */
export const join = (_babyName: string) => 'Bei der Reise mitmachen'
export const joining = 'Du wirst hinzugefügt...'

// For people who are signed in

export const signedInAs = (name: string) => `Du bist als ${name} angemeldet`
export const notNow = 'Nicht jetzt'
export const signOutFirst = 'Nicht du? Erst abmelden'
export const notJoined = 'Du bist noch nicht dabei'
export const alreadyFollow = (babyName: string) => `Du liest schon bei der Reise von ${babyName} mit`
export const seeItAtHome = 'Du siehst sie auf deiner Startseite.'
export const goHome = 'Zur Startseite'

// For people who make an account

export const welcome = (babyName: string) => `Willkommen bei ${babyName}! Dein Konto ist erstellt`
export const registrationFailed = 'Registrierung fehlgeschlagen'
export const accountNotCreated = 'Das Konto wurde nicht erstellt'
export const haveAccount = 'Ich habe schon ein Konto'

// An invitation that cannot be used

export const cannotBeUsed = 'Diese Einladung funktioniert nicht'
export const notOpened = 'Deine Einladung konnte nicht geöffnet werden'
export const nothingIsLost = 'Nichts ist verloren. Vielleicht ist die Verbindung unterbrochen.'
export const canSignIn = 'Wenn du schon ein Konto hast, kannst du dich anmelden.'
export const signIn = 'Anmelden'
export const tryAgain = 'Noch einmal versuchen'
