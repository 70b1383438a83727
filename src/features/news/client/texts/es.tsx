import type { ReactNode } from 'react'
import type { NewsTopic } from '#platform/shared/news/news-topics.ts'
import type { Frequency, ReminderChoice } from '../../rules.ts'

// The bell

export const news = 'Novedades'
/** `count` is a number, or "99+". */
export const newsUnread = (count: string) => `Novedades, ${count} sin leer`

// The page with the news

export const newsPage = 'Novedades · Nestling'
export const chooseWhatYouHear = 'Elegir de qué te enteras'
export const nothingYet = 'Aún no hay novedades'
export const whenSomebodyShares = 'Cuando alguien comparta una foto o una publicación, o te responda, lo verás aquí'
export const somebody = 'Alguien'
/** "Nora ha compartido 10 fotos". `said` comes from the server and follows the person’s name. */
export const somebodyDid = (name: ReactNode, said: string) => (
  <>
    {name} {said}
  </>
)
export const isNew = 'Nuevo'
export const showOlder = 'Ver novedades anteriores'

// The page that a link in a mail opens, to stop mail of this kind

export const stopMailPage = 'Dejar de recibir estos correos · Nestling'
export const stopMailQuestion = '¿Dejar de recibir estos correos?'
export const stopMailEffect =
  'No recibirás más correos de este tipo. Todo sigue en Nestling, y puedes volver a activar los correos en tu cuenta.'
export const stopMail = 'Dejar de recibirlos'
export const notStopped = 'No se han podido desactivar los correos'
/** `kind` comes from the server and follows "correos sobre". */
export const noMoreMail = (kind: string) => `No recibirás más correos sobre ${kind}`
export const changeAnyTime = 'Puedes cambiarlo en tu cuenta en cualquier momento.'
export const openNestling = 'Abrir Nestling'

// What the person hears about, and how often

export const choicesLead =
  'La página Novedades muestra todo lo que tienes permiso para ver. Aquí eliges qué se te envía también, y cada cuánto.'
export const noMailHere = 'Este Nestling no envía correos.'
export const topics: Readonly<Record<NewsTopic, string>> = {
  update: 'Publicaciones',
  photo: 'Fotos',
  comment: 'Comentarios',
  reaction: 'Reacciones',
  appointment: 'Citas',
  birth: 'El nacimiento',
  member: 'Quién se une',
}
export const notification = 'Notificación'
export const mail = 'Correo'
export const notifications = 'Notificaciones'
export const frequencies: Readonly<Record<Frequency, string>> = {
  'at-once': 'Al momento',
  daily: 'Una vez al día',
  weekly: 'Una vez a la semana',
  never: 'Nunca',
}

// Reminders

export const reminders = 'Recordatorios de citas'
export const remindersHint =
  'Por notificación y por correo, salvo que hayas elegido “Nunca” para las citas. Si un recordatorio cae en tus horas de silencio, llega antes de que empiecen esas horas.'
export const reminderChoices: Readonly<Record<ReminderChoice, string>> = {
  'day-and-hours': 'Un día antes y dos horas antes',
  day: 'Un día antes',
  hours: 'Dos horas antes',
  none: 'Nunca',
}

// Quiet hours and time zone

export const quietHours = 'Horas de silencio'
export const quietHoursHint = 'Los mensajes esperan hasta que pasen estas horas.'
export const from = 'Desde'
export const until = 'Hasta'
export const timeZone = 'Tu zona horaria'
/** `time` is the time of day as HH:MM. */
export const timeZoneHint = (time: string) =>
  `Para las horas de silencio y para los mensajes diarios y semanales de las ${time}.`
export const familyZone = 'La de la familia'
export const familyZoneIs = (zone: string) => `La de la familia: ${zone}`

// What messages show

export const showContent = 'Mostrar lo que se ha escrito'
export const showContentHint =
  'Si no, los mensajes solo dicen quién ha hecho qué, porque otras personas podrían ver tu pantalla o tu correo.'

/** What was saved or not saved, in a toast. */
export const topicSaved = (topic: NewsTopic) => `Elección guardada: ${topics[topic].toLowerCase()}`
export const topicNotSaved = (topic: NewsTopic) => `No se ha podido guardar la elección: ${topics[topic].toLowerCase()}`
export const remindersSaved = 'Recordatorios guardados'
export const remindersNotSaved = 'No se han podido guardar los recordatorios'
export const quietHoursSaved = 'Horas de silencio guardadas'
export const quietHoursNotSaved = 'No se han podido guardar las horas de silencio'
export const timeZoneSaved = 'Zona horaria guardada'
export const timeZoneNotSaved = 'No se ha podido guardar la zona horaria'
export const choiceSaved = 'Elección guardada'
export const choiceNotSaved = 'No se ha podido guardar la elección'
export const newsNotLoaded = 'No se han podido cargar las novedades.'
export const choicesNotLoaded = 'No se han podido cargar tus preferencias.'
