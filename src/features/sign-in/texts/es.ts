// Errors

export const wrongCredentials = 'El correo o la contraseña no son correctos'
export const emailTaken = 'Ya hay una cuenta con este correo. Inicia sesión con ella y abre de nuevo la invitación.'
export const wrongResetLink = 'Este enlace ya no funciona. Pide uno nuevo.'
export const mailNotSetUp =
  'Este Nestling no puede enviar correos. Alguien con rol de admin en tu viaje puede crear un enlace para ti.'
export const ticketGone = 'Ha pasado demasiado tiempo. Inicia sesión de nuevo.'
export const secondStepIsOn = 'Tu segundo paso ya está activado. Desactívalo para configurarlo de nuevo.'
export const secondStepIsOff = 'Tu segundo paso está desactivado, así que no hay códigos de recuperación.'
export const noLinkForThem = 'Un enlace para esta persona solo se puede crear en el servidor.'
export const setUpClosed = 'Nestling ya está configurado.'
export const wrongSetUpToken =
  'Esta dirección de configuración ya no funciona. Nestling muestra una nueva cada vez que arranca.'

// Messages about a field

export const passwordTooCommon = 'Esta contraseña es demasiado común. Elige otra.'
export const passwordMadeOfName = 'Elige una contraseña que no salga de tu nombre ni de tu correo.'
export const alreadyYourPassword = 'Esa ya es tu contraseña.'
export const notCurrentPassword = 'Esa no es tu contraseña actual.'
export const emailInUse = 'Ya hay una cuenta con este correo.'
export const wrongCode = 'Ese código no es correcto o ya se ha usado.'

// Names of devices

export const browserOnSystem = (browser: string, system: string) => `${browser} en ${system}`
export const unknownBrowser = 'Un navegador'
export const unknownBrowserOn = (system: string) => `Un navegador en ${system}`

// The mail with a link for a new password

export const resetMail = {
  subject: 'Una contraseña nueva para Nestling',
  heading: (name: string) => `Hola, ${name}`,
  whatHappens:
    'Ya puedes elegir una contraseña nueva para Nestling. Después se cierra la sesión en todos tus dispositivos, y vuelves a iniciarla con la contraseña nueva.',
  validFor: (minutes: number) => `El enlace funciona una vez, durante ${minutes} minutos.`,
  action: 'Elegir una contraseña nueva',
  footnote: 'Si no lo has pedido, no tienes que hacer nada: tu contraseña sigue igual.',
}

// Mails about changes of one's own account

export const wasItYou =
  'Si has sido tú, todo está bien. Si no, puede que haya alguien en tu cuenta. Avisa enseguida a alguien con rol de admin en tu viaje o a quien gestiona este Nestling.'
export const emailChangedMail = {
  subject: 'Se ha cambiado tu correo de Nestling',
  heading: 'Se ha cambiado tu correo',
  news: 'Tu cuenta de Nestling tiene ahora otro correo. Ya no puedes iniciar sesión con la dirección a la que llega este mensaje.',
}
export const passwordChangedMail = {
  subject: 'Se ha cambiado tu contraseña de Nestling',
  heading: 'Se ha cambiado tu contraseña',
  news: 'Tu cuenta de Nestling tiene una contraseña nueva, y se ha cerrado la sesión en tus demás dispositivos. Tus claves de acceso siguen funcionando: están en tu cuenta.',
}
export const secondStepOnMail = {
  subject: 'Tu cuenta de Nestling pide ahora un código',
  heading: 'Tu segundo paso está activado',
  news: 'Después de la contraseña, Nestling pide ahora un código de tu aplicación de autenticación.',
}
export const secondStepOffMail = {
  subject: 'Tu cuenta de Nestling ya no pide un código',
  heading: 'Tu segundo paso está desactivado',
  news: 'Ahora basta tu contraseña para iniciar sesión en Nestling.',
}

// Mails to all admins

export const ifItLooksWrong =
  'Si algo te parece raro, pregunta a esa persona o avisa enseguida a quien gestiona este Nestling.'
export const secondStepRequiredMail = {
  subject: 'Cada admin necesita ahora un segundo paso en Nestling',
  heading: 'Cada admin necesita ahora un segundo paso',
  askedBy: (name: string) =>
    `${name} pide ahora a cada admin de tu viaje un segundo paso al iniciar sesión: un código después de la contraseña, o una clave de acceso.`,
  askedByAnAdmin:
    'Alguien con rol de admin pide ahora a cada admin de tu viaje un segundo paso al iniciar sesión: un código después de la contraseña, o una clave de acceso.',
  whatToDo:
    'Si aún no tienes ninguno, abre Nestling y configúralo en tu cuenta. Hasta entonces puedes leer y compartir como antes, pero no hacer lo que solo puede hacer el rol de admin.',
}
export const secondStepNotRequiredMail = {
  subject: 'Ya no se pide un segundo paso para el rol de admin en Nestling',
  heading: 'Ya no se pide un segundo paso para el rol de admin',
  endedBy: (name: string) =>
    `${name} ya no pide un segundo paso para el rol de admin en tu viaje. Como antes, quien no tiene un segundo paso también puede hacerlo todo. Si has configurado uno, sigue activado.`,
  endedByAnAdmin:
    'Alguien con rol de admin ya no pide un segundo paso para el rol de admin en tu viaje. Como antes, quien no tiene un segundo paso también puede hacerlo todo. Si has configurado uno, sigue activado.',
}
