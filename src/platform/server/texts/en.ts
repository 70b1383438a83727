import type { Fault } from '../../shared/errors.ts'

// The layout of mails

export const signature = 'Nestling, a private place to follow a pregnancy with family and friends.'
export const ifButtonFails = 'If the button does not work, copy this address into your browser:'
export const andMore = (count: number) => `And ${count} more.`
/** What a person wrote. */
export const quoted = (words: string) => `“${words}”`

// Why a mail was not sent, for admins

export const waitedTooLong = 'It waited too long.'
export const replacedByNewer = 'A newer message took its place.'
export const notWritten = 'Nestling could not write this message.'
export const kindNotWritten = 'This Nestling no longer writes messages of this kind.'
export const mailLoginRefused = (code: string) =>
  `The mail server did not accept the name and password in SMTP_URL (${code}).`
export const mailRefused = (code: number) => `The mail server refused the message (${code}).`
export const mailRefusedSaying = (code: number, words: string) =>
  `The mail server refused the message (${code}): ${words}.`
export const mailNotTaken = (code: number) => `The mail server could not take the message yet (${code}).`
export const mailNotTakenSaying = (code: number, words: string) =>
  `The mail server could not take the message yet (${code}): ${words}.`
export const mailServerSilent = 'The mail server did not answer in time.'
export const mailServerUnknown = 'The name of the mail server could not be found.'
export const mailServerInsecure = 'There was no secure connection to the mail server.'
export const mailAddressUnusable = 'Mail cannot be sent to this address.'
export const mailServerAway = (code: string) => `The mail server could not be reached (${code}).`

// Comments, in the trash and in an export

export const comment = 'Comment'
export const changed = 'changed'
export const reactionOf = (reaction: string, names: string) => `${reaction}: ${names}`

// Requests

export const takesNoBody = 'This call takes no body'

// Faults: what is wrong, and where the person who runs Nestling has to look

export const faults: Readonly<Record<Fault, string>> = {
  'disk-full': 'The disk of the data folder, the database or the photo store is full.',
  'disk-failed': 'A disk failed to read or write. Check it, and have a backup elsewhere.',
  'data-damaged': 'The database is damaged. Restore the last good backup.',
  'database-busy': 'Something held a lock in the database for too long, or the database was too slow.',
  'database-read-only': 'The database is read-only.',
  'database-denied': 'The database refused Nestling: check the name, password and rights in DATABASE_URL.',
  'database-away': 'The database could not be reached.',
  'files-denied': 'The permissions of a file or folder in DATA_DIR do not let Nestling use it.',
  'files-read-only': 'The disk of the data folder is read-only.',
  'too-many-files': 'The system lets Nestling open too few files at once: raise the limit (ulimit -n).',
  'store-denied': 'The photo store refused Nestling: check the key and the rights in PHOTO_STORE.',
  'store-away': 'The photo store could not be reached.',
}
export const clockJumped = (from: string, to: string) =>
  `The clock went from ${from} to ${to} UTC: it was set, or Nestling was off.`
export const ifClockIsWrong = (trustedAt: string) =>
  `If it is wrong, set it. If it is right, permanent deletion continues at ${trustedAt} UTC.`

// Why a backup failed

export const backupStopped = 'Nestling was stopped before the backup ended.'
export const backupOfDamaged = 'The database is damaged. Restore the last good backup.'
export const backupWithoutSpace = 'There is not enough space for it. Make room, or set BACKUP_DIR to another disk.'
export const backupNotWritten = (code: string) => `The backup folder cannot be written to (${code}).`
export const backupFailed = 'It failed. The log says why.'

// The examination of an installation

export const topics = {
  user: 'User',
  folder: 'Data folder',
  disk: 'Disk',
  database: 'Database',
  clock: 'Clock',
  photos: 'Photos',
  backups: 'Backups',
  mail: 'Mail',
  address: 'Address',
}
export const checkFailed = (reason: string) => `This check failed: ${reason}.`
export const checkFailedSilently = 'This check failed: it gave no reason.'
export const runsAsRoot = 'Nestling runs as root, which it does not need. As its own user it can do less harm.'
export const runsAsUser = 'Nestling does not run as root.'
export const folderIsPrivate = (folder: string) => `Only the owner of ${folder} can read it.`
export const folderIsReadable = (folder: string) =>
  `Other users of this machine can read ${folder}. Start Nestling as the owner of the folder, or set its mode to 700.`
/** Both numbers are in GB. */
export const diskFree = (free: string, size: string) => `${free} of ${size} GB are free.`
export const noRoomForPhotos = 'Photos cannot be added: make room.'
export const makeRoomSoon = 'Make room soon.'
export const postgresWorks = 'PostgreSQL can be read and written.'
export const sqliteWorks = 'The SQLite file can be read and written.'
export const clockIsBehind = (now: string, last: string) =>
  `The clock says ${now}, but this data was in use at ${last}. Set the clock.`
export const clockSays = (now: string) => `It is ${now} UTC.`
export const clocksAgree = 'The clocks here and on the database agree.'
export const clocksDiffer = (seconds: number) =>
  `The clocks here and on the database are ${seconds} seconds apart. Set both from a time server.`
export const photosWorkInBucket = (bucket: string) => `Nestling can write, read and delete in the bucket ${bucket}.`
export const photosWorkInFolder = 'Nestling can write, read and delete in the photo folder.'
export const notReadBackFromBucket = (bucket: string) =>
  `A file that was written to the bucket ${bucket} could not be read back.`
export const notReadBackFromFolder = 'A file that was written to the photo folder could not be read back.'
export const faultyPhotos = (missing: number, damaged: number) =>
  `Photo files that are missing: ${missing}. Damaged: ${damaged}. This command names them: npm run nestling -- verify`
export const lastBackup = (date: string) => `The last one is from ${date}.`
export const noBackup = 'There is none yet.'
export const logSaysWhy = 'The log says why.'
export const makeBackup = 'Make one now: npm run nestling -- backup'
export const backupOnSameDisk = 'It is on the same disk as the data: set BACKUP_DIR to another one.'
export const noMailServer = 'Without SMTP_URL nothing is mailed: you pass on every link yourself.'
export const mailWorks = 'The mail server lets Nestling sign in.'
export const noAddress =
  'PUBLIC_URL is not set. It is needed for mail and for https. Without https no page can be read offline.'
/** `reason` is the code of the error, or `noAnswer`. */
export const addressAway = (address: string, reason: string) =>
  `${address} cannot be reached from this machine (${reason}). Check whether your own devices can reach it.`
export const noAnswer = 'no answer'
export const addressOfOther = (address: string) =>
  `A program other than Nestling answers at ${address}. Check the proxy.`
export const addressIsHttp = (address: string) =>
  `${address} is not https. Anybody on the network can read the traffic, and no page can be read offline.`
export const certificateExpires = (address: string, date: string) =>
  `The certificate of ${address} expires on ${date}. Renew it.`
export const addressWorks = (address: string) => `${address} leads to Nestling, over https.`
