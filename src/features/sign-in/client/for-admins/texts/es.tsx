import type { ReactNode } from 'react'

// The second step of admins

export const askedBy = (name: string, day: string) => `${name} lo pide desde el ${day}.`
export const askedByAnAdmin = (day: string) => `Alguien con rol de admin lo pide desde el ${day}.`
export const howAdminsSignIn =
  'Cada admin inicia sesión con un código después de la contraseña, o con una clave de acceso.'
export const notAsked = 'No se pide. A cada admin le basta una contraseña para poder hacerlo todo.'
export const everyAdminHasOne = 'Cada admin tiene un segundo paso.'
export const adminsWithout = (names: string) => `Sin segundo paso: ${names}.`
export const ask = 'Pedirlo a cada admin'
export const stopAsking = 'Dejar de pedirlo'
export const passOwnFirst = 'Puedes pedirlo una vez que hayas iniciado sesión con tu propio segundo paso.'
export const signInAgain = 'Volver a iniciar sesión'
export const setUpOwnFirst = 'Puedes pedirlo una vez que tengas tú un segundo paso o una clave de acceso.'
export const setUpInAccount = 'Configurarlo en tu cuenta'

export const askQuestion = '¿Pedir un segundo paso a cada admin?'
export const whatAskingDoes =
  'Desde ahora, cada admin tiene que iniciar sesión con un código después de la contraseña, o con una clave de acceso, para poder hacer lo que solo puede hacer el rol de admin. Para las demás personas no cambia nada.'
export const adminsHaveNone = (count: number, names: ReactNode) =>
  count === 1 ? (
    <>
      {names} aún no tiene ninguno. Hasta que lo configure en su cuenta, puede leer y compartir, pero no abrir este
      panel.
    </>
  ) : (
    <>
      {names} aún no tienen ninguno. Hasta que lo configuren en su cuenta, pueden leer y compartir, pero no abrir este
      panel.
    </>
  )
export const mailToAdmins = 'Si Nestling puede enviar correos, avisa a cada admin.'
export const askNow = 'Pedirlo'
export const asked = 'Cada admin necesita ahora un segundo paso'

export const stopQuestion = '¿Dejar de pedir un segundo paso para el rol de admin?'
export const whatStoppingDoes =
  'Si alguien con rol de admin no tiene un segundo paso, quien averigüe su contraseña podrá hacer todo lo que puede hacer esa persona.'
export const secondStepsStay = 'Los segundos pasos y las claves de acceso de cada admin siguen igual.'
export const stopNow = 'Dejar de pedirlo'
export const stopped = 'A cada admin le basta de nuevo una contraseña'
export const nothingChanged = 'No se ha cambiado nada'

// A link for a member’s new password

export const makeLinkHeading = 'Crear un enlace para la contraseña'
export const whatLinkDoes = (name: ReactNode, minutes: number) => (
  <>
    Con este enlace {name} puede elegir una contraseña nueva. Funciona una vez, durante {minutes} minutos. Después se
    cierra su sesión en todas partes, y vuelve a iniciarla con la contraseña nueva.
  </>
)
export const makeLink = 'Crear el enlace'
export const makingLink = 'Creando…'
export const shareTitle = 'Tu enlace para una contraseña nueva'
export const qrCode = (name: string) => `El enlace para la contraseña nueva de ${name}`
export const passLinkOn = (name: string) => `Solo se muestra una vez. Dáselo a ${name} y a nadie más.`
export const done = 'Hecho'

// Sign-in activity

export const nothingYet = 'Aún no hay nada. Aquí aparecen los inicios de sesión y las contraseñas nuevas.'
export const activity = 'Actividad de inicio de sesión'
export const events = {
  'signed-in': (name: ReactNode) => <>{name} ha iniciado sesión</>,
  'password-changed': (name: ReactNode) => <>{name} ha cambiado su contraseña</>,
  'password-reset': (name: ReactNode) => <>{name} ha elegido una contraseña nueva con un enlace</>,
  'email-changed': (name: ReactNode) => <>{name} ha cambiado su correo</>,
  'passkey-added': (name: ReactNode) => <>{name} ha añadido una clave de acceso</>,
  'passkey-removed': (name: ReactNode) => <>{name} ha quitado una clave de acceso</>,
  'second-step-on': (name: ReactNode) => <>{name} ha activado su segundo paso</>,
  'second-step-off': (name: ReactNode) => <>{name} ha desactivado su segundo paso</>,
}
export const showAll = (count: number) => `Mostrar todo (${count})`
export const showFewer = 'Mostrar menos'
export const adminStepNotLoaded = 'No se ha podido cargar el segundo paso para admins.'
export const activityNotLoaded = 'No se ha podido cargar la actividad.'
