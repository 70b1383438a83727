import { de, plural } from '#language/texts/fr.ts'

// Progress of a list

export const doneOf = (done: number, total: number) => `${done} sur ${total}`
export const assumedOf = (assumed: number, total: number) =>
  plural(assumed, `${assumed} sur ${total} supposé fait`, `${assumed} sur ${total} supposés faits`)
export const doneAndAssumedOf = (done: number, total: number, assumed: number) =>
  plural(
    assumed,
    `${done} sur ${total}, et ${assumed} supposé fait`,
    `${done} sur ${total}, et ${assumed} supposés faits`,
  )
export const allOfWeek = (week: number) => `Toute la semaine ${week}`
/** `list` is the name of a checklist: "Médical", or a parent’s name. */
export const doneInWeek = (list: string, week: number) => `${list}, fait en semaine ${week}`

// A checklist

export const assumedThese = 'Nous avons supposé que c’était fait. Coche une case et la liste devient la tienne.'
export const othersStay = 'Les autres cases resteront comme tu les vois. Ou commence avec une liste vide.'
export const startEmpty = 'Partir d’une liste vide'
export const assumedDone = 'supposé fait'

// Notes that this browser does not save

export const onlyHereForNow = 'Pour l’instant, seulement dans cet onglet'
export const notSaved = {
  full: 'Ce navigateur n’a plus de place pour enregistrer tes notes.',
  closed: 'Ce navigateur n’enregistre rien pour Nestling, peut-être parce que c’est une fenêtre privée.',
}
export const untilTabCloses =
  'Ce que tu coches et écris reste ici jusqu’à ce que tu fermes cet onglet. Enregistre une copie si tu veux garder tes notes.'

// The journal

export const onlyYou =
  'Personne d’autre ne peut voir ce journal. Il reste dans ce navigateur et n’est envoyé nulle part.'
export const journalFields = {
  bodySensations: 'Ton corps',
  energyLevel: 'Ton énergie',
  moodEmotions: 'Ton humeur',
  dreamsMessages: 'Tes rêves',
}
export const toBaby = (name: string) => `À ${name}`
export const toYourBaby = 'À ton bébé'
export const anythingElse = 'Autre chose'
export const saved = 'Enregistré'
export const onlyHere = 'Seulement dans cet onglet'

// The tools for notes

export const tools = 'Garder tes notes'
export const toolsContents = (babyName: string) =>
  `Enregistrer, restaurer et imprimer ce que tu coches et écris sur ${babyName}`
export const whyCopy = (babyName: string) =>
  `Ce que tu coches et écris sur ${babyName} se trouve seulement dans ce navigateur. Avec une copie, tu peux l’emporter sur un autre appareil, ou le retrouver si celui-ci est perdu.`
export const copyDue = 'C’est le moment d’une nouvelle copie'
export const notInAnyCopy =
  'Il y a au moins quatre semaines, tu as coché ou écrit ici quelque chose qui n’est encore dans aucune copie.'
export const saveCopy = 'Enregistrer une copie'
export const shareCopy = 'Partager ou verrouiller'
export const restoreCopy = 'Restaurer une copie'
export const print = 'Imprimer'
export const preparing = 'Préparation…'
export const copyToRestore = 'Copie à restaurer'
export const nothingRestored = 'Rien n’a été restauré'
export const notesStay = 'Les notes de ce navigateur ne changent pas.'
export const nothingToSave = 'Rien à enregistrer pour l’instant'
export const nothingToPrint = 'Rien à imprimer pour l’instant'
export const writeFirst = 'Coche d’abord quelque chose ou écris une ligne.'
export const copySaved = 'Copie enregistrée'
export const inDownloads = (file: string) => `${file} est dans tes téléchargements.`

// What a copy holds: "3 semaines (8, 29 et 30), avec 7 entrées de journal et 22 cases cochées"

export const copyContents = (weeks: string, entries: string, ticks: string) => `${weeks}, avec ${entries} et ${ticks}`
export const weeks = (count: number, numbers: string) =>
  plural(count, `${count} semaine (${numbers})`, `${count} semaines (${numbers})`)
export const entries = (count: number) => plural(count, `${count} entrée de journal`, `${count} entrées de journal`)
export const ticks = (count: number) => plural(count, `${count} case cochée`, `${count} cases cochées`)
export const copyHolds = (contents: string) => `Elle contient ${contents}.`

// Sharing or locking a copy

export const passphrase = 'Phrase secrète'
export const passphraseHint =
  'Si tu en choisis une, personne ne peut lire la copie sans elle. Personne ne peut non plus réinitialiser cette phrase, alors note-la.'
export const passphraseTooShort = (least: number) => `Utilise au moins ${least} caractères`
export const lockNeedsHttps =
  'Ton navigateur peut verrouiller une copie avec une phrase secrète seulement si Nestling est ouvert en https.'
export const share = 'Partager'
export const whereToShare = 'Vers ton autre appareil, ta propre adresse e-mail ou ton propre espace de stockage.'
export const saveHere = 'Enregistrer ici'
export const whereSaved = 'Tu la trouveras dans tes téléchargements.'
export const shareAgain = 'La copie est maintenant prête. Appuie encore une fois sur «\u00a0Partager\u00a0».'
export const notShared = 'Impossible de partager la copie. Enregistre-la plutôt sur cet appareil.'

// Opening a locked copy

export const openLocked = 'Ouvrir une copie verrouillée'
export const chosenPassphrase = 'Celle que tu as choisie quand tu as enregistré cette copie.'
export const wrongPassphrase = 'Cette phrase secrète n’ouvre pas la copie'
export const open = 'Ouvrir'
export const opening = 'Ouverture…'
export const unlockNeedsHttps =
  'Ton navigateur peut ouvrir une copie verrouillée seulement si Nestling est ouvert en https.'

// Restoring a copy

export const copyAbout = (day: string, babyName: string) => `Copie du ${day}, à propos ${de(babyName)}.`
export const noRoom = 'Ce navigateur n’a pas assez de place pour la copie. Tes notes y restent comme elles sont.'
export const addToNotes = 'Ajouter à ce qui est ici'
export const addEffect =
  'Tout est gardé\u00a0: les textes sont réunis, et pour chaque case, le dernier changement compte.'
export const replaceNotes = 'Remplacer ce qui est ici'
export const replaceEffect =
  'Toutes les notes de ce navigateur sont supprimées, et celles de la copie prennent leur place.'
export const copyAdded = 'Copie ajoutée'
export const notesReplaced = 'Notes remplacées'
export const undo = 'Annuler'
export const insteadOfUndo = 'Restaure une copie que tu as enregistrée avant'
export const undone = 'Tout est comme avant'
export const notUndone = 'Impossible d’annuler'

// Files that cannot be restored

export const fileTooLarge = 'Ce fichier est trop gros pour être une copie de notes.'
export const fileEmpty = 'Ce fichier est vide.'
export const fileUnreadable = 'Ton navigateur n’a pas pu lire ce fichier.'
export const fileNoCopy =
  'Ce fichier n’est pas une copie de notes de Nestling. Le nom d’une copie commence par «\u00a0nestling-\u00a0».'
export const copyTooNew = 'Cette copie a été enregistrée par une version plus récente de Nestling.'
export const copyDamaged = 'Cette copie est abîmée.'
export const copyDamagedIn = (week: number) => `Cette copie est abîmée dans la partie de la semaine ${week}.`
export const copyEmpty = 'Il n’y a pas de notes dans cette copie.'

// Before signing out

export const takeNotes = 'Emporter tes notes\u202f?'
export const signOutDeletes =
  'Tes cases cochées et ton journal sont seulement dans ce navigateur. La déconnexion les supprime ici, pour qu’une autre personne qui utilise ce navigateur ne puisse pas les trouver.'
/** Stands before `copyContents` if there are several copies, one for each baby. */
export const about = (babyName: string) => `${babyName}\u00a0:`
/** Shown if the baby’s name is not known. */
export const baby = 'Bébé'
export const saveAndSignOut = 'Garder une copie et se déconnecter'
export const saveEffect = 'Tu peux restaurer la copie dans le guide, ici ou sur un autre appareil.'
export const signOutOnly = 'Se déconnecter sans copie'
export const signOutEffect = 'Ce que tu as coché et écrit sera perdu définitivement.'
export const copyThere = 'Ta copie est-elle là\u202f?'
export const copiesThere = 'Tes copies sont-elles là\u202f?'
export const onlyCopyLeft =
  'Regarde dans tes téléchargements. Après la déconnexion, cette copie est tout ce qui reste de tes notes.'
export const onlyCopiesLeft =
  'Regarde dans tes téléchargements. Après la déconnexion, ces copies sont tout ce qui reste de tes notes.'
export const saveAgain = 'Enregistrer de nouveau'
export const copyIsThere = 'Elle est là, se déconnecter'
export const copiesAreThere = 'Elles sont là, se déconnecter'

// Printed notes

export const printedTitle = (babyName: string) => `${babyName}, semaine après semaine`
export const printedBy = (writer: string, day: string) => `Notes ${de(writer)}, imprimées le ${day}`
export const printedWeek = (week: number) => `Semaine ${week}`
export const printedWeekWithTitle = (week: number, title: string) => `Semaine ${week}\u00a0: ${title}`
export const daysOfWeek = (first: string, last: string) => `du ${first} au ${last}`
export const done = 'Fait'
export const ticksNotLoaded = 'Impossible de charger les cases cochées. Elles sont toujours dans ce navigateur.'
export const fromJournal = 'Extrait du journal'
