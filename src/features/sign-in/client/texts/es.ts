// The page for visitors

export const accountDeleted = 'Tu cuenta se ha borrado'
export const thankYou = 'Gracias por tu compañía. Te deseamos todo lo mejor.'
export const wreath = 'Una corona de cuarenta hojas, una por cada semana'
export const landingHeading = 'Cuarenta semanas, y las personas con quienes las compartes'
export const whatNestlingIs =
  'Un lugar privado para una sola familia: la semana y cómo crece el bebé, noticias para las abuelas y los abuelos, citas, fotos. Sin publicidad y sin nadie más mirando.'
export const newHere = '¿Es tu primera vez aquí?'
export const notSetUpYet =
  'Este Nestling aún no está configurado. Abre la dirección de configuración que mostró al arrancar.'
export const invitationFromAdmin =
  'Solo con invitación. Pide acceso a alguien con rol de admin en el viaje de tu familia.'

// The sign-in page, with and without scripts

export const signInPageTitle = 'Iniciar sesión · Nestling'
export const signInHeading = 'El embarazo, en buena compañía'
export const username = 'Correo electrónico'
export const usernameHint = 'El de tu cuenta'
export const password = 'Contraseña'
export const signIn = 'Iniciar sesión'
export const signingIn = 'Iniciando sesión…'
export const forgotPassword = '¿Has olvidado tu contraseña?'
export const byInvitation = 'A Nestling solo se entra con invitación. Pide acceso a alguien con rol de admin.'
export const fieldsEmpty = 'Error: rellena todos los campos'
export const notSignedIn = 'No se ha podido iniciar sesión'
export const welcomeBack = '¡Hola de nuevo! Has iniciado sesión.'
export const newPasswordSaved = 'Contraseña guardada'
export const signInWithNewPassword = 'Inicia sesión con tu contraseña nueva.'
export const withoutScripts =
  'Sin JavaScript puedes leer la página de inicio, la guía, las citas y los contactos una vez que hayas iniciado sesión.'
export const needScripts = 'Las claves de acceso y las contraseñas nuevas necesitan JavaScript.'

// The code after the password

export const codeHeading = 'Un paso más'
export const code = 'Código de tu aplicación'
export const codeHint = 'Seis cifras, o uno de tus códigos de recuperación'
export const backToPassword = 'Volver a la contraseña'
export const everythingLost =
  '¿Has perdido el teléfono y los códigos de recuperación? Quien gestiona este Nestling puede volver a darte acceso.'

// A forgotten password

export const forgotPasswordPageTitle = '¿Has olvidado tu contraseña? · Nestling'
export const askForLink =
  'Escribe el correo con el que inicias sesión. Recibirás un enlace para elegir una contraseña nueva.'
export const email = 'Correo'
export const sendLink = 'Enviarme un enlace'
export const sendingLink = 'Enviando…'
export const linkNotSent = 'No se ha podido enviar el enlace'
export const linkSentHeading = 'Mira tu correo'
export const linkSent = 'Si hay una cuenta con este correo, un enlace va de camino. Funciona durante una hora.'
export const linkNotFound =
  '¿No ha llegado nada? Mira en la carpeta de spam. Alguien con rol de admin en tu viaje también puede crear un enlace para ti.'
export const askAnAdmin =
  'Este Nestling no envía correos. Pide a alguien con rol de admin en tu viaje que te cree un enlace para una contraseña nueva en el panel de administración.'
export const linkFromServer = 'Quien gestiona este Nestling puede crear un enlace en su servidor:'
export const backToSignIn = 'Volver a iniciar sesión'

// A new password with a link

export const newPasswordPageTitle = 'Contraseña nueva · Nestling'
export const newPasswordHeading = 'Elige una contraseña nueva'
export const whatNewPasswordDoes =
  'Esto cierra tu sesión en todos los dispositivos. Después vuelves a iniciarla con la contraseña nueva. Si una aplicación de calendario muestra tus citas, dale luego una dirección nueva.'
export const newPassword = 'Contraseña nueva'
export const passwordHint = '10 caracteres o más. Unas cuantas palabras sin relación entre sí funcionan bien.'
export const savePassword = 'Guardar contraseña'
export const savingPassword = 'Guardando…'
export const passwordNotSaved = 'No se ha podido guardar la contraseña'
export const linkFails = 'Este enlace no funciona'
export const linkIncomplete = 'Esta página necesita el enlace completo, con todo lo que va después del signo #.'
export const getNewLink = 'Pedir otro enlace'

// A new account

export const firstName = 'Nombre'
export const lastName = 'Apellidos'
export const emailHint = 'Lo usarás para iniciar sesión'
export const makeAccount = 'Continuar'
export const makingAccount = 'Creando tu cuenta…'
export const setUpFailed = 'No se ha podido configurar'

// The page for people without an invitation

export const accessDeniedPageTitle = 'Acceso denegado · Nestling'
export const accessDenied = 'Acceso denegado'
export const invitationNeeded = 'Necesitas una invitación para seguir este embarazo.'
export const goBack = 'Volver'
export const yourAccount = 'Tu cuenta'
