import type { Fault } from '../../shared/errors.ts'

// The layout of mails

export const signature = 'Nestling, un lieu privé pour suivre une grossesse avec la famille et les proches.'
export const ifButtonFails = 'Si le bouton ne fonctionne pas, copie cette adresse dans ton navigateur\u00a0:'
export const andMore = (count: number) => `Et ${count} de plus.`
/** What a person wrote. */
export const quoted = (words: string) => `«\u00a0${words}\u00a0»`

// Why a mail was not sent, for admins

export const waitedTooLong = 'Cet e-mail a attendu trop longtemps.'
export const replacedByNewer = 'Un message plus récent a pris sa place.'
export const notWritten = 'Nestling n’a pas pu écrire ce message.'
export const kindNotWritten = 'Ce Nestling n’écrit plus de messages de ce type.'
export const mailLoginRefused = (code: string) =>
  `Le serveur de messagerie n’a pas accepté le nom et le mot de passe de SMTP_URL (${code}).`
export const mailRefused = (code: number) => `Le serveur de messagerie a refusé le message (${code}).`
export const mailRefusedSaying = (code: number, words: string) =>
  `Le serveur de messagerie a refusé le message (${code})\u00a0: ${words}.`
export const mailNotTaken = (code: number) => `Le serveur de messagerie n’a pas encore pu prendre le message (${code}).`
export const mailNotTakenSaying = (code: number, words: string) =>
  `Le serveur de messagerie n’a pas encore pu prendre le message (${code})\u00a0: ${words}.`
export const mailServerSilent = 'Le serveur de messagerie n’a pas répondu à temps.'
export const mailServerUnknown = 'Le nom du serveur de messagerie est introuvable.'
export const mailServerInsecure = 'Il n’y avait pas de connexion sécurisée au serveur de messagerie.'
export const mailAddressUnusable = 'Impossible d’envoyer un e-mail à cette adresse.'
export const mailServerAway = (code: string) => `Impossible de joindre le serveur de messagerie (${code}).`

// Comments, in the trash and in an export

export const comment = 'Commentaire'
export const changed = 'modifié'
export const reactionOf = (reaction: string, names: string) => `${reaction}\u00a0: ${names}`

// Requests

export const takesNoBody = 'Cet appel ne prend pas de contenu (body)'

// Faults: what is wrong, and where the person who runs Nestling has to look

export const faults: Readonly<Record<Fault, string>> = {
  'disk-full': 'Le disque du dossier des données, de la base de données ou du stockage des photos est plein.',
  'disk-failed': 'Un disque n’a pas pu lire ou écrire. Vérifie-le, et garde une sauvegarde ailleurs.',
  'data-damaged': 'La base de données est endommagée. Restaure la dernière bonne sauvegarde.',
  'database-busy': 'Un verrou est resté trop longtemps dans la base de données, ou elle était trop lente.',
  'database-read-only': 'La base de données est en lecture seule.',
  'database-denied':
    'La base de données a refusé Nestling\u00a0: vérifie le nom, le mot de passe et les droits dans DATABASE_URL.',
  'database-away': 'Impossible de joindre la base de données.',
  'files-denied': 'Les droits d’un fichier ou d’un dossier de DATA_DIR empêchent Nestling de l’utiliser.',
  'files-read-only': 'Le disque du dossier des données est en lecture seule.',
  'too-many-files':
    'Le système laisse Nestling ouvrir trop peu de fichiers à la fois\u00a0: augmente la limite (ulimit -n).',
  'store-denied': 'Le stockage des photos a refusé Nestling\u00a0: vérifie la clé et les droits dans PHOTO_STORE.',
  'store-away': 'Impossible de joindre le stockage des photos.',
}
export const clockJumped = (from: string, to: string) =>
  `L’horloge est passée de ${from} à ${to} UTC\u00a0: elle a été réglée, ou Nestling était à l’arrêt.`
export const ifClockIsWrong = (trustedAt: string) =>
  `Si elle est fausse, règle-la. Si elle est juste, la suppression définitive reprendra le ${trustedAt} UTC.`

// Why a backup failed

export const backupStopped = 'Nestling a été arrêté avant la fin de la sauvegarde.'
export const backupOfDamaged = 'La base de données est endommagée. Restaure la dernière bonne sauvegarde.'
export const backupWithoutSpace =
  'Il n’y a pas assez de place pour la sauvegarde. Libère de l’espace, ou choisis un autre disque pour BACKUP_DIR.'
export const backupNotWritten = (code: string) => `Impossible d’écrire dans le dossier des sauvegardes (${code}).`
export const backupFailed = 'Elle a échoué. Le journal technique dit pourquoi.'

// The examination of an installation

export const topics = {
  user: 'Compte système',
  folder: 'Dossier des données',
  disk: 'Disque',
  database: 'Base de données',
  clock: 'Horloge',
  photos: 'Photos',
  backups: 'Sauvegardes',
  mail: 'E-mail',
  address: 'Adresse',
}
export const checkFailed = (reason: string) => `Cette vérification a échoué\u00a0: ${reason}.`
export const checkFailedSilently = 'Cette vérification a échoué sans donner de raison.'
export const runsAsRoot =
  'Nestling tourne en root, ce dont il n’a pas besoin. Avec son propre compte système, il peut faire moins de dégâts.'
export const runsAsUser = 'Nestling ne tourne pas en root.'
export const folderIsPrivate = (folder: string) => `Seul le compte propriétaire de ${folder} peut le lire.`
export const folderIsReadable = (folder: string) =>
  `D’autres comptes de cette machine peuvent lire ${folder}. Lance Nestling avec le compte propriétaire du dossier, ou mets son mode à 700.`
/** Both numbers are in GB. */
export const diskFree = (free: string, size: string) => `Espace libre\u00a0: ${free} sur ${size}\u00a0Go.`
export const noRoomForPhotos = 'Impossible d’ajouter des photos\u00a0: libère de l’espace.'
export const makeRoomSoon = 'Libère bientôt de l’espace.'
export const postgresWorks = 'La lecture et l’écriture fonctionnent dans PostgreSQL.'
export const sqliteWorks = 'La lecture et l’écriture fonctionnent dans le fichier SQLite.'
export const clockIsBehind = (now: string, last: string) =>
  `L’horloge indique ${now}, mais ces données ont été utilisées le ${last}. Règle l’horloge.`
export const clockSays = (now: string) => `L’horloge indique ${now} UTC.`
export const clocksAgree = 'L’horloge d’ici et celle de la base de données concordent.'
export const clocksDiffer = (seconds: number) =>
  `L’horloge d’ici et celle de la base de données ont ${seconds}\u00a0secondes d’écart. Règle les deux d’après un serveur de temps.`
export const photosWorkInBucket = (bucket: string) =>
  `Nestling peut écrire, lire et supprimer dans le bucket ${bucket}.`
export const photosWorkInFolder = 'Nestling peut écrire, lire et supprimer dans le dossier des photos.'
export const notReadBackFromBucket = (bucket: string) =>
  `Un fichier écrit dans le bucket ${bucket} n’a pas pu être relu.`
export const notReadBackFromFolder = 'Un fichier écrit dans le dossier des photos n’a pas pu être relu.'
export const faultyPhotos = (missing: number, damaged: number) =>
  `Fichiers de photos manquants\u00a0: ${missing}. Endommagés\u00a0: ${damaged}. Cette commande les nomme\u00a0: npm run nestling -- verify`
export const lastBackup = (date: string) => `La dernière sauvegarde date du ${date}.`
export const noBackup = 'Il n’y en a pas encore.'
export const logSaysWhy = 'Le journal technique dit pourquoi.'
export const makeBackup = 'Fais-en une maintenant\u00a0: npm run nestling -- backup'
export const backupOnSameDisk =
  'Elle est sur le même disque que les données\u00a0: choisis-en un autre pour BACKUP_DIR.'
export const noMailServer = 'Sans SMTP_URL, aucun e-mail n’est envoyé\u00a0: tu transmets toi-même chaque lien.'
export const mailWorks = 'Nestling peut se connecter au serveur de messagerie.'
export const noAddress =
  'PUBLIC_URL n’est pas défini. C’est nécessaire pour les e-mails et pour https. Sans https, aucune page ne peut être lue hors ligne.'
/** `reason` is the code of the error, or `noAnswer`. */
export const addressAway = (address: string, reason: string) =>
  `${address} est inaccessible depuis cette machine (${reason}). Vérifie si tes propres appareils y accèdent.`
export const noAnswer = 'pas de réponse'
export const addressOfOther = (address: string) =>
  `Un autre programme que Nestling répond à l’adresse ${address}. Vérifie le proxy.`
export const addressIsHttp = (address: string) =>
  `${address} n’est pas en https. N’importe qui sur le réseau peut lire les échanges, et aucune page ne peut être lue hors ligne.`
export const certificateExpires = (address: string, date: string) =>
  `Le certificat de ${address} expire le ${date}. Renouvelle-le.`
export const addressWorks = (address: string) => `${address} mène à Nestling, en https.`
