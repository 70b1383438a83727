import { plural } from '#language/texts/es.ts'

// In the account

export const secondStep = 'Segundo paso'
export const onSince = (day: string) => `Activado desde el ${day}.`
export const codesLeft = (count: number) =>
  plural(count, 'Queda 1 código de recuperación', `Quedan ${count} códigos de recuperación`)
export const off = 'Desactivado: basta tu contraseña'
export const offButNeeded =
  'Desactivado. Para el rol de admin necesitas un segundo paso o una clave de acceso. Hasta que lo tengas, no puedes hacer lo que solo puede hacer el rol de admin.'
export const change = 'Cambiar segundo paso'
export const setUp = 'Configurar segundo paso'
export const whyPassword = 'Para comprobar que eres tú'

// Setting it up

export const appNeeded =
  'Necesitas una aplicación de autenticación en tu teléfono. La aplicación muestra un código nuevo cada medio minuto, y Nestling te pide uno cada vez que inicias sesión con tu contraseña. Una clave de acceso no necesita código.'
export const goOn = 'Continuar'
export const preparing = 'Preparando…'
export const scan =
  'Escanea esto con tu aplicación de autenticación, o ábrelo en este teléfono, y después escribe el código que muestra la aplicación.'
export const qrCode = 'La clave secreta para tu aplicación de autenticación'
export const openInApp = 'Abrir en una aplicación de este dispositivo'
export const typeIntoApp = 'O escribe esto en la aplicación:'
export const code = 'Código de la aplicación'
export const codeHint = 'Seis cifras'
export const turnOn = 'Activar'
export const turningOn = 'Activando…'
export const notSetUp = 'No se ha podido configurar el segundo paso'

// Recovery codes

export const writeCodesDown = 'Anota estos códigos de recuperación.'
export const whatCodesAreFor =
  'Si pierdes el teléfono, cada uno te sirve una vez para iniciar sesión, en lugar del código de la aplicación. Solo se muestran una vez.'
export const recoveryCodes = 'Códigos de recuperación'
export const copyCodes = 'Copiar'
export const copied = 'Copiado'
export const notCopied = 'No se ha podido copiar al portapapeles'
export const codesWritten = 'Ya los tengo'

// Changing it

export const newCodesReplaceOld =
  'Los códigos de recuperación nuevos sustituyen a los anteriores, que dejan de funcionar.'
export const newCodes = 'Códigos nuevos'
export const turnOff = 'Desactivar'
export const turnedOff = 'Segundo paso desactivado'
export const passwordIsEnough = 'Basta tu contraseña para iniciar sesión.'
export const notChanged = 'No se ha podido cambiar el segundo paso'
export const secondStepNotLoaded = 'No se ha podido cargar tu segundo paso.'
