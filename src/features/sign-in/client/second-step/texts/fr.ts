import { plural } from '#language/texts/fr.ts'

// In the account

export const secondStep = 'Deuxième étape'
export const onSince = (day: string) => `Activée depuis le ${day}.`
export const codesLeft = (count: number) =>
  plural(count, `Il reste ${count} code de secours`, `Il reste ${count} codes de secours`)
export const off = 'Désactivée : ton mot de passe suffit'
export const offButNeeded =
  'Désactivée. Les admins doivent avoir une deuxième étape ou une clé d’accès. Sans cela, tu ne peux pas faire ce qui est réservé aux admins.'
export const change = 'Modifier la deuxième étape'
export const setUp = 'Configurer la deuxième étape'
export const whyPassword = 'Pour vérifier que c’est toi'

// Setting it up

export const appNeeded =
  'Il te faut une application d’authentification sur ton téléphone. Elle affiche un nouveau code toutes les trente secondes, et Nestling t’en demande un chaque fois après ton mot de passe. Une clé d’accès ne demande pas de code.'
export const goOn = 'Continuer'
export const preparing = 'Préparation…'
export const scan =
  'Scanne ce QR code avec ton application d’authentification, ou ouvre-le sur ce téléphone, puis saisis le code que l’application affiche.'
export const qrCode = 'Le secret pour ton application d’authentification'
export const openInApp = 'Ouvrir dans une application de cet appareil'
export const typeIntoApp = 'Ou saisis ceci dans l’application :'
export const code = 'Code de l’application'
export const codeHint = 'Six chiffres'
export const turnOn = 'Activer'
export const turningOn = 'Activation…'
export const notSetUp = 'Deuxième étape non configurée'

// Recovery codes

export const writeCodesDown = 'Note ces codes de secours.'
export const whatCodesAreFor =
  'Si tu perds ton téléphone, chacun de ces codes remplace une seule fois celui de l’application. Ils ne sont affichés qu’une fois.'
export const recoveryCodes = 'Codes de secours'
export const copyCodes = 'Copier'
export const copied = 'Copié !'
export const notCopied = 'Impossible de copier'
export const codesWritten = 'C’est noté'

// Changing it

export const newCodesReplaceOld = 'De nouveaux codes de secours remplacent les anciens, qui ne fonctionnent alors plus.'
export const newCodes = 'Nouveaux codes'
export const turnOff = 'Désactiver'
export const turnedOff = 'Deuxième étape désactivée'
export const passwordIsEnough = 'Ton mot de passe suffit pour te connecter.'
export const notChanged = 'Deuxième étape non modifiée'
export const secondStepNotLoaded = 'Impossible de charger ta deuxième étape.'
