import type { ReactNode } from 'react'
import { plural } from '#language/texts/fr.ts'

// The menu and the frame around every page

export const skipToPage = 'Aller au contenu'
export const menu = 'Menu'
export const mainPages = 'Pages principales'
export const allPages = 'Toutes les pages'
export const home = 'Accueil'
export const calendar = 'Calendrier'
export const journey = 'Parcours'
export const settings = 'Réglages'
export const photos = 'Photos'
export const contacts = 'Contacts'
export const pregnancyJourney = 'Parcours de grossesse'
export const contractions = 'Contractions'
export const movements = 'Mouvements'
export const appointments = 'Rendez-vous'
export const photoAlbum = 'Album photo'
export const babyWishlist = 'Liste de naissance'
/** Shown instead of `babyWishlist` if no baby is expected. */
export const wishlist = 'Liste de souhaits'
export const familyAndFriends = 'Famille et proches'
export const shareJourney = 'Partager le parcours'
export const adminPanel = 'Administration'
export const parents = (names: readonly string[]) => names.join(' et ')
export const expecting = 'En attendant bébé'
export const yourAccount = 'Ton compte'
export const signOut = 'Se déconnecter'
export const openingSignIn = 'Ouverture de la page de connexion'

// The offer to install the app

export const installNestling = 'Installer Nestling'
export const nestlingAsApp = 'L’app Nestling'
/** `wide` marks up words that are shown only if there is room. */
export const install = (wide: (text: string) => ReactNode) => <>Installer{wide(' l’app')}</>
export const installByHand = (shareIcon: ReactNode) => (
  <>Touche {shareIcon} «&nbsp;Partager&nbsp;», puis «&nbsp;Sur l’écran d’accueil&nbsp;»</>
)
export const dismiss = 'Ignorer'

// Without a network

export const offline = 'Hors ligne'
export const offlineSince = (ago: string) => `Hors ligne, dernière mise à jour ${ago}`
/** Follows `offline` or `offlineSince`, so it begins with a full stop. Shown only if there is room. */
export const sentLater = '. Ce que tu écris sera envoyé quand tu seras de nouveau en ligne.'
export const pageClosed = 'Cette page est fermée.'

// Changes that are not sent yet

export const thingsWaiting = (count: number) =>
  plural(count, `${count} élément en attente d’envoi`, `${count} éléments en attente d’envoi`)
export const thingsRefused = (count: number) =>
  plural(count, `${count} élément n’a pas été envoyé`, `${count} éléments n’ont pas été envoyés`)
export const notSentYet = 'Pas encore envoyé'
export const nothingWaiting = 'Rien n’est en attente d’envoi.'
export const allRefused = 'C’est gardé dans ce navigateur. Si tu te déconnectes, ce sera supprimé.'
export const allWaiting =
  'C’est gardé dans ce navigateur et ce sera envoyé dès que tu seras de nouveau en ligne. Si tu te déconnectes, ce sera supprimé.'
export const someWaiting =
  'C’est gardé dans ce navigateur. Les éléments en attente du réseau seront envoyés dès que tu seras de nouveau en ligne. Si tu te déconnectes, tout sera supprimé.'
export const waitingForNetwork = 'En attente du réseau'
export const send = 'Envoyer'
export const sendAgain = 'Renvoyer'
export const tryAgain = 'Réessayer'
export const saveMine = 'Garder ma version'
export const change = 'Modifier'
export const remove = 'Supprimer'
export const notChanged = 'Non modifié'

// Before signing out

export const thingsNotSent = (count: number) =>
  plural(count, `${count} élément n’a pas encore été envoyé`, `${count} éléments n’ont pas encore été envoyés`)
export const signOutDeletes = (count: number) =>
  plural(
    count,
    'Si tu te déconnectes, il sera supprimé ici, et personne dans la famille ne le verra. Pour l’envoyer, ne te déconnecte pas avant d’être de nouveau en ligne.',
    'Si tu te déconnectes, ils seront supprimés ici, et personne dans la famille ne les verra. Pour les envoyer, ne te déconnecte pas avant d’être de nouveau en ligne.',
  )
export const deleteAndSignOut = 'Supprimer et se déconnecter'
export const stillSignedIn = 'Ta session est encore ouverte'

// The simple home

export const shareUpdate = 'Partager une nouvelle'
export const addPhoto = 'Ajouter une photo'
export const allUpdates = 'Toutes les nouvelles'
export const allUpdatesTitle = 'Toutes les nouvelles · Nestling'
export const backToHome = 'Revenir à l’accueil'

// Set-up

export const setUpTitle = 'Configuration · Nestling'
export const isSetUp = 'Nestling est configuré'
export const hasAccount =
  'Il y a déjà un compte. Utilise-le pour te connecter, ou demande une invitation à la personne à qui il appartient.'
export const signIn = 'Se connecter'
export const setUpNestling = 'Configurer Nestling'
export const almostThere = 'On y est presque'
export const needsWholeAddress =
  'Cette page a besoin de l’adresse de configuration complète, avec tout ce qui suit le signe #. Nestling l’a affichée à son démarrage.'
export const firstStep = 'Étape 1 sur 2'
export const createAccount = 'Bienvenue. Pour commencer, crée ton compte'
export const secondStep = 'Étape 2 sur 2'
export const whomYouExpect = 'Qui attends-tu\u202f?'
export const whomPersonExpects = (firstName: string) => `${firstName}, qui attends-tu\u202f?`
export const beginJourney = 'Commencer le parcours'
export const notStarted = 'Impossible de commencer ton parcours'

// Shown when a page is missing, or when the person may not see it

export const goHome = 'Aller à l’accueil'
export const notFoundTitle = 'Page introuvable · Nestling'
export const notFound = '404 Page introuvable'
export const nothingHere = 'Il n’y a rien à cette adresse. Le lien est peut-être incomplet.'
export const closedTitle = (page: string) => `${page} · Nestling`
export const thisPage = 'Cette page'
export const sectionClosed = 'Les parents ne partagent pas cette rubrique de leur parcours.'
export const deniedTitle = 'Accès refusé · Nestling'
export const denied = 'Accès refusé'
export const onlyAdminsInvite = 'Il faut être admin pour inviter des personnes à ce parcours.'
export const openingHome = 'Ouverture de l’accueil'
export const stepTitle = 'Encore une étape · Nestling'
export const stepNeeded = 'Ici, les admins ont besoin d’une deuxième étape'
export const passStep =
  'Tu as ouvert ta session avec ton mot de passe seul. Connecte-toi avec ta deuxième étape ou ta clé d’accès pour ouvrir cette page.'
export const signInAgain = 'Se reconnecter'
export const addStep =
  'Une deuxième étape, c’est un code après ton mot de passe, ou une clé d’accès. Tu n’en as pas encore configuré. Tu as accès à tout le reste, comme avant.'
export const setUpStep = 'En configurer une dans ton compte'

// Pages without scripts

export const withoutScripts = 'C’est la page sans JavaScript.'
export const readOnly = 'C’est la page sans JavaScript. Tu peux la lire, mais tu ne peux rien y modifier.'
export const usualPage = 'Ouvrir la page habituelle'
export const plainSignOut = 'Se déconnecter'
