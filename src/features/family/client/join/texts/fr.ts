import { de, plural } from '#language/texts/fr.ts'
import type { Role } from '#platform/shared/role.ts'

// An invitation

export const page = 'Ton invitation · Nestling'
export const oneMoment = 'Un instant'
export const opening = 'Ouverture de ton invitation'
/** `names` are the names of `count` people, such as "Nora et Sam". */
export const inviteYou = (count: number, names: string, babyName: string) =>
  plural(
    count,
    `${names} t’invite à suivre le parcours ${de(babyName)}`,
    `${names} t’invitent à suivre le parcours ${de(babyName)}`,
  )
export const invitedBy: Readonly<Record<Role, (name: string) => string>> = {
  admin: (name) => `Invitation ${de(name)}, avec le rôle d’admin`,
  family: (name) => `Invitation ${de(name)}, avec le rôle famille`,
  guest: (name) => `Invitation ${de(name)}, avec un accès invité`,
}
export const join = (babyName: string) => `Rejoindre le parcours ${de(babyName)}`
export const joining = 'Un instant…'

// For people who are signed in

export const signedInAs = (name: string) => `Ta session est ouverte au nom ${de(name)}`
export const notNow = 'Pas maintenant'
export const signOutFirst = 'Ce n’est pas toi ? Déconnecte-toi d’abord'
export const notJoined = 'Impossible de rejoindre le parcours'
export const alreadyFollow = (babyName: string) => `Tu suis déjà le parcours ${de(babyName)}`
export const seeItAtHome = 'Tu le trouves sur ta page d’accueil.'
export const goHome = 'Aller à l’accueil'

// For people who make an account

export const welcome = (babyName: string) => `Bienvenue dans le parcours ${de(babyName)} ! Ton compte est créé`
export const registrationFailed = 'L’inscription a échoué'
export const accountNotCreated = 'Impossible de créer le compte'
export const haveAccount = 'J’ai déjà un compte'

// An invitation that cannot be used

export const cannotBeUsed = 'Cette invitation ne peut pas être utilisée'
export const notOpened = 'Impossible d’ouvrir ton invitation'
export const nothingIsLost = 'Rien n’est perdu. La connexion est peut-être coupée.'
export const canSignIn = 'Si tu as déjà un compte, tu peux te connecter.'
export const signIn = 'Se connecter'
export const tryAgain = 'Réessayer'
