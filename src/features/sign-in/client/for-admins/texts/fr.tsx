import type { ReactNode } from 'react'
import { de } from '#language/texts/fr.ts'

// The second step of admins

export const askedBy = (name: string, day: string) => `${name} l’a demandée le ${day}.`
export const askedByAnAdmin = (day: string) => `Un ou une admin l’a demandée le ${day}.`
export const howAdminsSignIn = 'Les admins se connectent avec un code après le mot de passe, ou avec une clé d’accès.'
export const notAsked = 'Pas demandée. Un mot de passe seul permet aux admins de tout faire.'
export const everyAdminHasOne = 'Chaque admin a une deuxième étape.'
export const adminsWithout = (names: string) => `Sans deuxième étape : ${names}.`
export const ask = 'La demander aux admins'
export const stopAsking = 'Ne plus la demander'
export const passOwnFirst = 'Tu pourras la demander après une connexion avec ta propre deuxième étape.'
export const signInAgain = 'Se reconnecter'
export const setUpOwnFirst = 'Tu pourras la demander quand tu auras toi-même une deuxième étape ou une clé d’accès.'
export const setUpInAccount = 'La configurer dans ton compte'

export const askQuestion = 'Demander une deuxième étape à chaque admin ?'
export const whatAskingDoes =
  'À partir de maintenant, les admins devront se connecter avec un code après le mot de passe, ou avec une clé d’accès, avant de pouvoir faire ce qui leur est réservé. Pour les autres, rien ne change.'
export const adminsHaveNone = (count: number, names: ReactNode) =>
  count === 1 ? (
    <>
      {names} n’a pas encore de deuxième étape. Jusqu’à ce que cette personne en configure une dans son compte, elle
      peut lire et partager, mais pas ouvrir l’administration.
    </>
  ) : (
    <>
      {names} n’ont pas encore de deuxième étape. Jusqu’à ce que ces personnes en configurent une dans leur compte,
      elles peuvent lire et partager, mais pas ouvrir l’administration.
    </>
  )
export const mailToAdmins = 'Si Nestling peut envoyer des e-mails, il prévient chaque admin.'
export const askNow = 'Demander'
export const asked = 'Les admins ont maintenant besoin d’une deuxième étape'

export const stopQuestion = 'Ne demander qu’un mot de passe aux admins ?'
export const whatStoppingDoes =
  'Quelqu’un qui apprend le mot de passe d’un ou d’une admin peut alors faire tout ce que permet ce compte, sauf si le compte a une deuxième étape.'
export const secondStepsStay = 'Les deuxièmes étapes et les clés d’accès des admins ne changent pas.'
export const stopNow = 'Ne plus demander'
export const stopped = 'Un mot de passe suffit de nouveau pour les admins'
export const nothingChanged = 'Rien n’a été modifié'

// A link for a member’s new password

export const makeLinkHeading = 'Créer un lien pour un nouveau mot de passe'
export const whatLinkDoes = (name: ReactNode, minutes: number) => (
  <>
    Avec ce lien, {name} peut choisir un nouveau mot de passe. Le lien fonctionne une seule fois, pendant {minutes}
    &nbsp;minutes. Les sessions de cette personne sont alors fermées partout, et elle se connecte avec le nouveau mot de
    passe.
  </>
)
export const makeLink = 'Créer le lien'
export const makingLink = 'Création…'
export const shareTitle = 'Ton lien pour un nouveau mot de passe'
export const qrCode = (name: string) => `Le lien pour le nouveau mot de passe ${de(name)}`
export const passLinkOn = (name: string) =>
  `Il n’est affiché qu’une fois. Transmets-le à ${name} et à personne d’autre.`
export const done = 'OK'

// Sign-in activity

export const nothingYet = 'Rien pour l’instant. Les connexions et les nouveaux mots de passe s’affichent ici.'
export const activity = 'Activité de connexion'
export const events = {
  'signed-in': (name: ReactNode) => <>{name} a ouvert une session</>,
  'password-changed': (name: ReactNode) => <>{name} a modifié son mot de passe</>,
  'password-reset': (name: ReactNode) => <>{name} a choisi un nouveau mot de passe avec un lien</>,
  'email-changed': (name: ReactNode) => <>{name} a modifié son adresse e-mail</>,
  'passkey-added': (name: ReactNode) => <>{name} a ajouté une clé d’accès</>,
  'passkey-removed': (name: ReactNode) => <>{name} a retiré une clé d’accès</>,
  'second-step-on': (name: ReactNode) => <>{name} a activé sa deuxième étape</>,
  'second-step-off': (name: ReactNode) => <>{name} a désactivé sa deuxième étape</>,
}
export const showAll = (count: number) => `Tout afficher (${count})`
export const showFewer = 'Afficher moins'
export const activityNotLoaded = 'Impossible de charger l’activité.'
export const adminStepNotLoaded = 'Impossible de charger la deuxième étape des admins.'
