import type { ReactNode } from 'react'
import { de, plural } from '#language/texts/fr.ts'

// The page

export const pageTitle = 'Ton compte · Nestling'
export const yourAccount = 'Ton compte'
export const signOut = 'Se déconnecter'
export const yourPicture = 'Ta photo'
export const yourName = 'Ton nom'
export const signingIn = 'Connexion'
export const passkeys = 'Clés d’accès'
export const howItLooks = 'Ton affichage'
export const notifications = 'Notifications sur cet appareil'
export const whereSignedIn = 'Tes sessions ouvertes'
export const whatYouHear = 'Ce que tu reçois'
export const recentlyDeleted = 'Corbeille'
export const saving = 'Enregistrement…'

// The picture

export const picture = 'Photo'
export const howOthersSeeYou = 'C’est ainsi que les autres te verront.'
export const whoSeesPicture = 'Les personnes qui partagent un parcours avec toi la voient à côté de ton nom.'
export const choosePicture = 'Choisir une photo'
export const changePicture = 'Changer de photo'
export const openingPicture = 'Ouverture…'
export const savePicture = 'Enregistrer la photo'
export const chooseAnother = 'Pas celle-ci'
export const removePicture = 'Retirer'
export const pictureSaved = 'Photo enregistrée'
export const pictureNotSaved = 'Photo non enregistrée'
export const pictureRemoved = 'Photo retirée'
export const pictureNotRemoved = 'Photo non retirée'

// The name

export const firstName = 'Prénom'
export const lastName = 'Nom'
export const saveName = 'Enregistrer'
export const nameSaved = 'Nom enregistré'
export const nameNotSaved = 'Nom non enregistré'

// The email

export const email = 'E-mail'
export const changeEmail = 'Modifier l’e-mail'
export const newEmail = 'Nouvel e-mail'
export const newEmailHint = 'Il te servira à te connecter'
export const whyPassword = 'Pour vérifier que c’est toi'
export const saveEmail = 'Enregistrer'
export const emailSaved = 'E-mail enregistré'
export const signInWith = (email: string) => `À partir de maintenant, tu te connectes avec ${email}.`
export const emailNotSaved = 'E-mail non enregistré'

// The password

export const password = 'Mot de passe'
export const onlyYouKnow = 'Personne d’autre ne le connaît'
export const changePassword = 'Modifier le mot de passe'
export const currentPassword = 'Mot de passe actuel'
export const newPassword = 'Nouveau mot de passe'
export const newPasswordHint = '10 caractères ou plus. Quelques mots sans rapport entre eux conviennent bien.'
export const stopAddresses = 'Désactiver aussi mes adresses d’agenda'
export const stopAddressesHint =
  'Choisis cette option si quelqu’un d’autre a utilisé ton compte. Tu pourras créer de nouvelles adresses.'
export const otherDevicesEnd = 'Ta session reste ouverte ici et se ferme sur tous les autres appareils.'
export const savePassword = 'Enregistrer'
export const passwordSaved = 'Mot de passe enregistré'
export const otherDevicesEnded = 'Tes sessions sur tes autres appareils sont fermées.'
export const passwordNotSaved = 'Mot de passe non enregistré'

// Preferences

export const theme = 'Thème'
export const themeSaved = 'Thème enregistré'
export const themeNotSaved = 'Thème non enregistré'
export const themes = { auto: 'Comme l’appareil', light: 'Clair', dark: 'Sombre', dim: 'Tamisé' }
export const dimHint = 'Pour la nuit'
/** Letters that show what text looks like in a theme. */
export const sampleLetters = 'Aa'
export const layout = 'Texte et boutons'
export const layoutHint = 'Plus facile à voir et à toucher.'
export const simpleLayout = 'Plus grand et plus simple'
export const simpleLayoutHint = 'Un texte plus gros, moins de boutons et un accueil avec trois choses'
export const language = 'Langue'
export const languageHint = 'Pour tout ce que Nestling te montre et t’envoie, sur tous tes appareils'
export const languageNotSaved = 'Langue non enregistrée'
export const choiceSaved = 'Choix enregistré'
export const choiceNotSaved = 'Choix non enregistré'
export const units = 'Unités'
export const unitsSaved = 'Unités enregistrées'
export const unitsNotSaved = 'Unités non enregistrées'
export const familysUnits = 'Comme la famille'
export const metric = 'Métriques'
export const metricHint = 'Centimètres, grammes'
export const us = 'Américaines'
export const usHint = 'Pouces, livres'
export const hideForMe = 'Masquer pour moi'
export const hideForMeHint =
  'Les autres personnes les voient toujours, sauf si les parents les masquent pour tout le monde.'
export const seenUpdates = 'Nouvelles vues'
export const seenUpdatesHint = 'La personne qui a écrit une nouvelle voit qui l’a vue.'
export const hideSeen = 'Ne pas montrer ce que j’ai vu'

// Devices

export const devices = 'Appareils'
export const thisDevice = 'Cet appareil'
export const inUse = 'Utilisé en ce moment'
/** `time` is such as "il y a 3 heures". */
export const lastUsed = (time: string) => `Dernière utilisation : ${time}`
export const signedInOn = (day: string) => `Session ouverte le ${day}`
export const endSession = 'Déconnecter'
export const endSessionOn = (device: string) => `Déconnecter ${device}`
export const endThisSession = (device: string) => `Déconnecter ${device}, cet appareil`
export const sessionEnded = 'Session fermée'
export const sessionNotEnded = 'Session non fermée'
export const showAllDevices = (count: number) => `Tout afficher (${count})`
export const showFewer = 'Afficher moins'

// Deleting the account

export const deleteMyAccount = 'Supprimer mon compte'
export const deletedAtOnce =
  'Ton adresse e-mail, ton mot de passe, ton nom de famille et ta photo sont supprimés tout de suite, et tes sessions sont fermées partout.'
export const journeysEnd = (count: number, names: string, strong: (text: string) => ReactNode) => (
  <>
    {strong(plural(count, `Le parcours ${de(names)} prend fin`, `Ces parcours prennent fin : ${names}`))}, car personne
    d’autre ne {plural(count, 'le', 'les')} suit. Tout ce qui s’y trouve est supprimé.
  </>
)
export const journeyGoesOn = (name: string) => `Le parcours ${de(name)} continue sans toi.`
/** `things` is a list, such as "3 photos et 1 commentaire". */
export const journeyGoesOnWith = (name: string, things: string) =>
  `Le parcours ${de(name)} continue sans toi. Ce que tu y as partagé (${things}) reste, avec ton prénom.`
export const thingsThatStay = (count: number, what: string) => `${count} ${what}`

export const notYet = 'Pas encore'
export const onlyAdmin = (count: number, names: string) =>
  plural(
    count,
    `D’autres personnes suivent le parcours ${de(names)}. Personne d’autre que toi n’y a le rôle d’admin.`,
    `D’autres personnes suivent ces parcours : ${names}. Personne d’autre que toi n’y a le rôle d’admin.`,
  )
export const whatToDoFirst =
  'Donne le rôle d’admin à quelqu’un d’autre, ou supprime le parcours pour tout le monde. Tu pourras ensuite supprimer ton compte. Si tu suis plusieurs parcours, choisis d’abord le bon dans le menu.'
export const chooseAdmin = 'Choisir un ou une autre admin'
export const deleteJourney = 'Supprimer le parcours'

export const deleteQuestion = 'Supprimer ton compte ?'
export const guideIsDeleted =
  'Ce que tu as coché et ton journal dans le guide sont enregistrés seulement dans ce navigateur. Ils sont supprimés aussi. Pour les garder, enregistre d’abord une copie dans le guide.'
export const cannotBeUndone = 'Cette action est définitive.'
export const cancelDeletion = 'Garder mon compte'
export const deleteForGood = 'Supprimer définitivement'
export const deleting = 'Suppression…'
export const accountNotDeleted = 'Compte non supprimé'
export const previewNotLoaded = 'Impossible de charger ce qui serait supprimé et ce qui resterait.'
export const devicesNotLoaded = 'Impossible de charger tes appareils.'
