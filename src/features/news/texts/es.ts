import type { UnsubscribedTopic } from '../rules.ts'

// Errors

export const invalidTime = 'Hora no válida'
export const invalidTimeZone = 'Zona horaria no válida'
export const wrongMailLink =
  'Este enlace no funciona. Ábrelo de nuevo desde el correo, o elige en tu cuenta de qué quieres enterarte.'

// News, reminders, and messages with them

export const somebody = 'Alguien'
/** "Nora ha compartido 10 fotos". `said` is what a kind of news says after the person's name. */
export const somebodyDid = (name: string, said: string) => `${name} ${said}`
export const withQuote = (said: string, quoted: string) => `${said}: “${quoted}”`
export const andMore = (count: number) => `y ${count} más`
export const newsFrom = (babyName: string) => `Novedades de la familia de ${babyName}`
export const reminderFrom = (babyName: string) => `Recordatorio de la familia de ${babyName}`
export const seeWhatIsNew = 'Ver las novedades'
export const whyYouGetThis = (babyName: string) => `Recibes este mensaje porque sigues el viaje de ${babyName}.`

// Kinds of mail that people can stop

/** Each text follows "correos sobre". */
export const mailKinds: Readonly<Record<UnsubscribedTopic, string>> = {
  update: 'publicaciones nuevas',
  photo: 'fotos nuevas',
  comment: 'comentarios nuevos',
  reaction: 'reacciones',
  appointment: 'citas',
  birth: 'el nacimiento',
  member: 'personas que se unen',
  all: 'novedades',
}
export const stopMailAbout = (kind: string) => `Dejar de recibir correos sobre ${kind}`
