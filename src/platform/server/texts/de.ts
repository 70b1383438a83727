import type { Fault } from '../../shared/errors.ts'

// The layout of mails

export const signature =
  'Nestling, ein privater Ort, um eine Schwangerschaft mit Familie und Freundeskreis zu begleiten.'
export const ifButtonFails = 'Wenn die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:'
export const andMore = (count: number) => `Und noch ${count}.`
/** What a person wrote. */
export const quoted = (words: string) => `„${words}“`

// Why a mail was not sent, for admins

export const waitedTooLong = 'Sie hat zu lange gewartet.'
export const replacedByNewer = 'Eine neuere Nachricht ist an ihre Stelle getreten.'
export const notWritten = 'Nestling konnte diese Nachricht nicht schreiben.'
export const kindNotWritten = 'Dieses Nestling schreibt keine Nachrichten dieser Art mehr.'
export const mailLoginRefused = (code: string) =>
  `Der Mailserver hat Name und Passwort in SMTP_URL nicht angenommen (${code}).`
export const mailRefused = (code: number) => `Der Mailserver hat die Nachricht abgelehnt (${code}).`
export const mailRefusedSaying = (code: number, words: string) =>
  `Der Mailserver hat die Nachricht abgelehnt (${code}): ${words}.`
export const mailNotTaken = (code: number) => `Der Mailserver konnte die Nachricht noch nicht annehmen (${code}).`
export const mailNotTakenSaying = (code: number, words: string) =>
  `Der Mailserver konnte die Nachricht noch nicht annehmen (${code}): ${words}.`
export const mailServerSilent = 'Der Mailserver hat nicht rechtzeitig geantwortet.'
export const mailServerUnknown = 'Der Name des Mailservers wurde nicht gefunden.'
export const mailServerInsecure = 'Es gab keine sichere Verbindung zum Mailserver.'
export const mailAddressUnusable = 'An diese Adresse lässt sich keine E-Mail senden.'
export const mailServerAway = (code: string) => `Der Mailserver war nicht erreichbar (${code}).`

// Comments, in the trash and in an export

export const comment = 'Kommentar'
export const changed = 'geändert'
export const reactionOf = (reaction: string, names: string) => `${reaction}: ${names}`

// Requests

export const takesNoBody = 'Dieser Aufruf hat keinen Inhalt (body)'

// Faults: what is wrong, and where the person who runs Nestling has to look

export const faults: Readonly<Record<Fault, string>> = {
  'disk-full': 'Die Festplatte des Datenordners, der Datenbank oder des Fotospeichers ist voll.',
  'disk-failed':
    'Eine Festplatte konnte nicht lesen oder schreiben. Prüfe sie, und bewahre eine Sicherung an einem anderen Ort auf.',
  'data-damaged': 'Die Datenbank ist beschädigt. Stelle die letzte gute Sicherung wieder her.',
  'database-busy': 'Etwas hat die Datenbank zu lange gesperrt, oder die Datenbank war zu langsam.',
  'database-read-only': 'Die Datenbank ist schreibgeschützt.',
  'database-denied': 'Die Datenbank hat Nestling abgewiesen: Prüfe Name, Passwort und Rechte in DATABASE_URL.',
  'database-away': 'Die Datenbank war nicht erreichbar.',
  'files-denied':
    'Die Zugriffsrechte einer Datei oder eines Ordners in DATA_DIR lassen nicht zu, dass Nestling sie nutzt.',
  'files-read-only': 'Die Festplatte des Datenordners ist schreibgeschützt.',
  'too-many-files': 'Das System lässt Nestling zu wenige Dateien gleichzeitig öffnen: Erhöhe die Grenze (ulimit -n).',
  'store-denied': 'Der Fotospeicher hat Nestling abgewiesen: Prüfe den Schlüssel und die Rechte in PHOTO_STORE.',
  'store-away': 'Der Fotospeicher war nicht erreichbar.',
}
export const clockJumped = (from: string, to: string) =>
  `Die Uhr ging von ${from} auf ${to} UTC: Sie wurde gestellt, oder Nestling war aus.`
export const ifClockIsWrong = (trustedAt: string) =>
  `Wenn sie falsch geht, stelle sie. Wenn sie richtig geht, wird das endgültige Löschen um ${trustedAt} UTC fortgesetzt.`

// Why a backup failed

export const backupStopped = 'Nestling wurde angehalten, bevor die Sicherung fertig war.'
export const backupOfDamaged = 'Die Datenbank ist beschädigt. Stelle die letzte gute Sicherung wieder her.'
export const backupWithoutSpace =
  'Dafür ist nicht genug Platz. Schaffe Platz, oder setze BACKUP_DIR auf eine andere Festplatte.'
export const backupNotWritten = (code: string) => `In den Ordner der Sicherungen lässt sich nicht schreiben (${code}).`
export const backupFailed = 'Sie ist fehlgeschlagen. Im Protokoll steht, warum.'

// The examination of an installation

export const topics = {
  user: 'Systemkonto',
  folder: 'Datenordner',
  disk: 'Festplatte',
  database: 'Datenbank',
  clock: 'Uhr',
  photos: 'Fotos',
  backups: 'Sicherungen',
  mail: 'E-Mail',
  address: 'Adresse',
}
export const checkFailed = (reason: string) => `Diese Prüfung ist fehlgeschlagen: ${reason}.`
export const checkFailedSilently = 'Diese Prüfung ist fehlgeschlagen, ohne einen Grund zu nennen.'
export const runsAsRoot =
  'Nestling läuft als root, obwohl es das nicht braucht. Mit einem eigenen Systemkonto kann es weniger Schaden anrichten.'
export const runsAsUser = 'Nestling läuft nicht als root.'
export const folderIsPrivate = (folder: string) => `Nur das Konto, dem ${folder} gehört, kann den Ordner lesen.`
export const folderIsReadable = (folder: string) =>
  `Andere Konten auf diesem Rechner können ${folder} lesen. Starte Nestling mit dem Konto, dem der Ordner gehört, oder setze seinen Modus auf 700.`
/** Both numbers are in GB. */
export const diskFree = (free: string, size: string) => `${free} von ${size}\u00a0GB sind frei.`
export const noRoomForPhotos = 'Fotos lassen sich nicht hinzufügen: Schaffe Platz.'
export const makeRoomSoon = 'Schaffe bald Platz.'
export const postgresWorks = 'PostgreSQL lässt sich lesen und schreiben.'
export const sqliteWorks = 'Die SQLite-Datei lässt sich lesen und schreiben.'
export const clockIsBehind = (now: string, last: string) =>
  `Die Uhr zeigt ${now}, aber diese Daten waren um ${last} in Gebrauch. Stelle die Uhr.`
export const clockSays = (now: string) => `Es ist ${now} UTC.`
export const clocksAgree = 'Die Uhren hier und bei der Datenbank stimmen überein.'
export const clocksDiffer = (seconds: number) =>
  `Die Uhren hier und bei der Datenbank weichen um ${seconds} Sekunden voneinander ab. Stelle beide nach einem Zeitserver.`
export const photosWorkInBucket = (bucket: string) => `Nestling kann im Bucket ${bucket} schreiben, lesen und löschen.`
export const photosWorkInFolder = 'Nestling kann im Fotoordner schreiben, lesen und löschen.'
export const notReadBackFromBucket = (bucket: string) =>
  `Eine Datei, die in den Bucket ${bucket} geschrieben wurde, ließ sich nicht wieder lesen.`
export const notReadBackFromFolder =
  'Eine Datei, die in den Fotoordner geschrieben wurde, ließ sich nicht wieder lesen.'
export const faultyPhotos = (missing: number, damaged: number) =>
  `Fehlende Fotodateien: ${missing}. Beschädigte: ${damaged}. Dieser Befehl nennt sie: npm run nestling -- verify`
export const lastBackup = (date: string) => `Die letzte ist vom ${date}.`
export const noBackup = 'Es gibt noch keine.'
export const logSaysWhy = 'Im Protokoll steht, warum.'
export const makeBackup = 'Mach jetzt eine: npm run nestling -- backup'
export const backupOnSameDisk = 'Sie liegt auf derselben Festplatte wie die Daten: Setze BACKUP_DIR auf eine andere.'
export const noMailServer = 'Ohne SMTP_URL wird keine E-Mail gesendet: Du gibst jeden Link selbst weiter.'
export const mailWorks = 'Nestling kann sich beim Mailserver anmelden.'
export const noAddress =
  'PUBLIC_URL ist nicht gesetzt. Es wird für E-Mails und für https gebraucht. Ohne https lässt sich keine Seite offline lesen.'
/** `reason` is the code of the error, or `noAnswer`. */
export const addressAway = (address: string, reason: string) =>
  `${address} ist von diesem Rechner aus nicht erreichbar (${reason}). Prüfe, ob deine eigenen Geräte die Adresse erreichen.`
export const noAnswer = 'keine Antwort'
export const addressOfOther = (address: string) =>
  `Unter ${address} antwortet ein anderes Programm als Nestling. Prüfe den Proxy.`
export const addressIsHttp = (address: string) =>
  `${address} ist nicht https. Alle im Netz können die Daten mitlesen, und keine Seite lässt sich offline lesen.`
export const certificateExpires = (address: string, date: string) =>
  `Das Zertifikat von ${address} läuft am ${date} ab. Erneuere es.`
export const addressWorks = (address: string) => `${address} führt über https zu Nestling.`
