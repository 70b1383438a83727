// The mail about missing backups. It is sent after several days, so no text is about one day.

export const subject = (days: number) => `Nestling lleva ${days} días sin copia de seguridad`
export const heading = 'Ocúpate de las copias de seguridad, por favor'
export const lastBackup = (days: number) =>
  `La última copia de seguridad que funcionó es de hace ${days} días. Si el disco se estropeara ahora, se perdería todo lo que se ha compartido desde entonces.`
export const noBackupYet = (days: number) =>
  `Nestling lleva ${days} días en uso y aún no ha funcionado ninguna copia de seguridad. Si el disco se estropeara ahora, se perdería todo.`
/** `reason` is a sentence. */
export const latestFailed = (reason: string) => `El último intento ha fallado. ${reason}`
export const whatToDo =
  'Avisa, por favor, a quien gestiona este Nestling. El registro de Nestling dice qué ha ido mal, y el comando “npm run nestling -- doctor” lo examina todo.'
export const openPanel = 'Abrir el panel de administración'
export const whyYou = (days: number) =>
  `Recibes este mensaje porque tienes el rol de admin. Llega cada ${days} días hasta que funcione una copia de seguridad.`
