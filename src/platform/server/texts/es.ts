import type { Fault } from '../../shared/errors.ts'

// The layout of mails

export const signature = 'Nestling, un lugar privado para seguir un embarazo con familia y amistades.'
export const ifButtonFails = 'Si el botón no funciona, copia esta dirección en tu navegador:'
export const andMore = (count: number) => `Y ${count} más.`
/** What a person wrote. */
export const quoted = (words: string) => `“${words}”`

// Why a mail was not sent, for admins

export const waitedTooLong = 'Ha esperado demasiado tiempo.'
export const replacedByNewer = 'Un mensaje más reciente ha ocupado su lugar.'
export const notWritten = 'Nestling no ha podido escribir este mensaje.'
export const kindNotWritten = 'Este Nestling ya no escribe mensajes de este tipo.'
export const mailLoginRefused = (code: string) =>
  `El servidor de correo no ha aceptado el nombre y la contraseña de SMTP_URL (${code}).`
export const mailRefused = (code: number) => `El servidor de correo ha rechazado el mensaje (${code}).`
export const mailRefusedSaying = (code: number, words: string) =>
  `El servidor de correo ha rechazado el mensaje (${code}): ${words}.`
export const mailNotTaken = (code: number) => `El servidor de correo aún no ha podido aceptar el mensaje (${code}).`
export const mailNotTakenSaying = (code: number, words: string) =>
  `El servidor de correo aún no ha podido aceptar el mensaje (${code}): ${words}.`
export const mailServerSilent = 'El servidor de correo no ha respondido a tiempo.'
export const mailServerUnknown = 'No se ha encontrado el nombre del servidor de correo.'
export const mailServerInsecure = 'No había una conexión segura con el servidor de correo.'
export const mailAddressUnusable = 'No se puede enviar correo a esta dirección.'
export const mailServerAway = (code: string) => `No se ha podido conectar con el servidor de correo (${code}).`

// Comments, in the trash and in an export

export const comment = 'Comentario'
export const changed = 'editado'
export const reactionOf = (reaction: string, names: string) => `${reaction}: ${names}`

// Requests

export const takesNoBody = 'Esta llamada no admite contenido'

// Faults: what is wrong, and where the person who runs Nestling has to look

export const faults: Readonly<Record<Fault, string>> = {
  'disk-full': 'El disco de la carpeta de datos, de la base de datos o del almacén de fotos está lleno.',
  'disk-failed': 'Un disco no ha podido leer o escribir. Revísalo y guarda una copia de seguridad en otro lugar.',
  'data-damaged': 'La base de datos está dañada. Restaura la última copia de seguridad buena.',
  'database-busy':
    'Algo ha mantenido un bloqueo en la base de datos demasiado tiempo, o la base de datos era demasiado lenta.',
  'database-read-only': 'La base de datos es de solo lectura.',
  'database-denied':
    'La base de datos ha rechazado a Nestling: revisa el nombre, la contraseña y los permisos en DATABASE_URL.',
  'database-away': 'No se ha podido conectar con la base de datos.',
  'files-denied': 'Los permisos de un archivo o una carpeta de DATA_DIR no permiten que Nestling los use.',
  'files-read-only': 'El disco de la carpeta de datos es de solo lectura.',
  'too-many-files': 'El sistema permite a Nestling abrir muy pocos archivos a la vez: aumenta el límite (ulimit -n).',
  'store-denied': 'El almacén de fotos ha rechazado a Nestling: revisa la clave y los permisos en PHOTO_STORE.',
  'store-away': 'No se ha podido conectar con el almacén de fotos.',
}
export const clockJumped = (from: string, to: string) =>
  `El reloj ha pasado de ${from} a ${to} UTC: se ha ajustado o Nestling estaba apagado.`
export const ifClockIsWrong = (trustedAt: string) =>
  `Si la hora no es correcta, ajústala. Si es correcta, el borrado definitivo continúa a partir de ${trustedAt} UTC.`

// Why a backup failed

export const backupStopped = 'Nestling se ha detenido antes de que terminara la copia de seguridad.'
export const backupOfDamaged = 'La base de datos está dañada. Restaura la última copia de seguridad buena.'
export const backupWithoutSpace =
  'No hay espacio suficiente para la copia. Libera espacio o indica otro disco en BACKUP_DIR.'
export const backupNotWritten = (code: string) => `No se puede escribir en la carpeta de copias de seguridad (${code}).`
export const backupFailed = 'Ha fallado. El registro dice por qué.'

// The examination of an installation

export const topics = {
  user: 'Usuario',
  folder: 'Carpeta de datos',
  disk: 'Disco',
  database: 'Base de datos',
  clock: 'Reloj',
  photos: 'Fotos',
  backups: 'Copias de seguridad',
  mail: 'Correo',
  address: 'Dirección',
}
export const checkFailed = (reason: string) => `Esta comprobación ha fallado: ${reason}.`
export const checkFailedSilently = 'Esta comprobación ha fallado sin dar un motivo.'
export const runsAsRoot =
  'Nestling se ejecuta como root, y no lo necesita. Con su propio usuario puede hacer menos daño.'
export const runsAsUser = 'Nestling no se ejecuta como root.'
export const folderIsPrivate = (folder: string) => `Solo el propietario de ${folder} puede leer la carpeta.`
export const folderIsReadable = (folder: string) =>
  `Otros usuarios de esta máquina pueden leer ${folder}. Inicia Nestling como propietario de la carpeta o cambia su modo a 700.`
/** Both numbers are in GB. */
export const diskFree = (free: string, size: string) => `${free} de ${size}\u00A0GB libres.`
export const noRoomForPhotos = 'No se pueden añadir fotos: libera espacio.'
export const makeRoomSoon = 'Libera espacio pronto.'
export const postgresWorks = 'Se puede leer y escribir en PostgreSQL.'
export const sqliteWorks = 'Se puede leer y escribir en el archivo de SQLite.'
export const clockIsBehind = (now: string, last: string) =>
  `El reloj marca ${now}, pero estos datos ya se usaban en ${last}. Ajusta el reloj.`
export const clockSays = (now: string) => `El reloj marca ${now} UTC.`
export const clocksAgree = 'El reloj de aquí y el de la base de datos coinciden.'
export const clocksDiffer = (seconds: number) =>
  `El reloj de aquí y el de la base de datos se diferencian en ${seconds} segundos. Ajusta los dos con un servidor de hora.`
export const photosWorkInBucket = (bucket: string) => `Nestling puede escribir, leer y borrar en el bucket ${bucket}.`
export const photosWorkInFolder = 'Nestling puede escribir, leer y borrar en la carpeta de fotos.'
export const notReadBackFromBucket = (bucket: string) =>
  `No se ha podido volver a leer un archivo escrito en el bucket ${bucket}.`
export const notReadBackFromFolder = 'No se ha podido volver a leer un archivo escrito en la carpeta de fotos.'
export const faultyPhotos = (missing: number, damaged: number) =>
  `Archivos de fotos que faltan: ${missing}. Dañados: ${damaged}. Este comando los nombra: npm run nestling -- verify`
export const lastBackup = (date: string) => `La última es del ${date}.`
export const noBackup = 'Aún no hay ninguna.'
export const logSaysWhy = 'El registro dice por qué.'
export const makeBackup = 'Haz una ahora: npm run nestling -- backup'
export const backupOnSameDisk = 'Está en el mismo disco que los datos: indica otro en BACKUP_DIR.'
export const noMailServer = 'Sin SMTP_URL no se envía ningún correo: tú haces llegar cada enlace.'
export const mailWorks = 'El servidor de correo permite que Nestling inicie sesión.'
export const noAddress =
  'PUBLIC_URL no está configurada. Hace falta para el correo y para https. Sin https no se puede leer ninguna página sin conexión.'
/** `reason` is the code of the error, or `noAnswer`. */
export const addressAway = (address: string, reason: string) =>
  `Desde esta máquina no se puede acceder a ${address} (${reason}). Comprueba si tus propios dispositivos pueden acceder.`
export const noAnswer = 'sin respuesta'
export const addressOfOther = (address: string) =>
  `En ${address} responde un programa que no es Nestling. Revisa el proxy.`
export const addressIsHttp = (address: string) =>
  `${address} no es https. Cualquiera en la red puede leer el tráfico, y no se puede leer ninguna página sin conexión.`
export const certificateExpires = (address: string, date: string) =>
  `El certificado de ${address} caduca el ${date}. Renuévalo.`
export const addressWorks = (address: string) => `${address} lleva a Nestling por https.`
