import type { ReactNode } from 'react'
import type { NewsTopic } from '#platform/shared/news/news-topics.ts'
import type { Frequency, ReminderChoice } from '../../rules.ts'

// The bell

export const news = 'Neuigkeiten'
/** `count` is a number, or "99+". */
export const newsUnread = (count: string) => `Neuigkeiten, ${count} ungelesen`

// The page with the news

export const newsPage = 'Neuigkeiten · Nestling'
export const chooseWhatYouHear = 'Wählen, was du erfährst'
export const nothingYet = 'Noch nichts Neues'
export const whenSomebodyShares = 'Wenn jemand ein Foto oder einen Beitrag teilt oder dir antwortet, siehst du es hier'
export const somebody = 'Jemand'
/** "Nora hat 10 Fotos geteilt". `said` comes from the server and follows the person’s name. */
export const somebodyDid = (name: ReactNode, said: string) => (
  <>
    {name} {said}
  </>
)
export const isNew = 'Neu'
export const showOlder = 'Ältere anzeigen'

// The page that a link in a mail opens, to stop mail of this kind

export const stopMailPage = 'E-Mails abbestellen · Nestling'
export const stopMailQuestion = 'E-Mails dieser Art abbestellen?'
export const stopMailEffect =
  'Du bekommst keine E-Mails dieser Art mehr. Alles bleibt in Nestling, und du kannst die E-Mails in deinem Konto wieder einschalten.'
export const stopMail = 'E-Mails abbestellen'
export const notStopped = 'Die E-Mails wurden nicht abbestellt'
/** `kind` comes from the server and follows "E-Mails über". */
export const noMoreMail = (kind: string) => `Du bekommst keine E-Mails über ${kind} mehr`
export const changeAnyTime = 'Du kannst das jederzeit in deinem Konto ändern.'
export const openNestling = 'Nestling öffnen'

// What the person hears about, and how often

export const choicesLead =
  'Die Seite „Neuigkeiten“ zeigt alles, was du sehen darfst. Hier wählst du, was dir außerdem gesendet wird und wie oft.'
export const noMailHere = 'Dieses Nestling sendet keine E-Mails.'
export const topics: Readonly<Record<NewsTopic, string>> = {
  update: 'Beiträge',
  photo: 'Fotos',
  comment: 'Kommentare',
  reaction: 'Reaktionen',
  appointment: 'Termine',
  birth: 'Die Geburt',
  member: 'Neue Mitglieder',
}
export const notification = 'Benachrichtigung'
export const mail = 'E-Mail'
export const notifications = 'Benachrichtigungen'
export const frequencies: Readonly<Record<Frequency, string>> = {
  'at-once': 'Sofort',
  daily: 'Einmal am Tag',
  weekly: 'Einmal pro Woche',
  never: 'Nie',
}

// Reminders

export const reminders = 'Erinnerungen an Termine'
export const remindersHint =
  'Per Benachrichtigung und per E-Mail, außer du hast für Termine „Nie“ gewählt. Erinnerungen, die in deine Ruhezeit fallen würden, kommen schon vorher.'
export const reminderChoices: Readonly<Record<ReminderChoice, string>> = {
  'day-and-hours': 'Einen Tag vorher und zwei Stunden vorher',
  day: 'Einen Tag vorher',
  hours: 'Zwei Stunden vorher',
  none: 'Nie',
}

// Quiet hours and time zone

export const quietHours = 'Ruhezeit'
export const quietHoursHint = 'Nachrichten warten, bis diese Zeit vorbei ist.'
export const from = 'Von'
export const until = 'Bis'
export const timeZone = 'Deine Zeitzone'
/** `time` is the time of day as HH:MM. */
export const timeZoneHint = (time: string) =>
  `Für die Ruhezeit und für tägliche und wöchentliche Nachrichten um ${time} Uhr.`
export const familyZone = 'Wie die Familie'
export const familyZoneIs = (zone: string) => `Wie die Familie: ${zone}`

// What messages show

export const showContent = 'Zeigen, was andere schreiben'
export const showContentHint =
  'Sonst steht in Nachrichten nur, wer was getan hat. Denn andere können vielleicht deinen Bildschirm oder deine E-Mails sehen.'

/** What was saved or not saved, in a toast. */
export const topicSaved = (topic: NewsTopic) => `Gespeichert: ${topics[topic]}`
export const topicNotSaved = (topic: NewsTopic) => `Nicht gespeichert: ${topics[topic]}`
export const remindersSaved = 'Erinnerungen gespeichert'
export const remindersNotSaved = 'Erinnerungen nicht gespeichert'
export const quietHoursSaved = 'Ruhezeit gespeichert'
export const quietHoursNotSaved = 'Ruhezeit nicht gespeichert'
export const timeZoneSaved = 'Zeitzone gespeichert'
export const timeZoneNotSaved = 'Zeitzone nicht gespeichert'
export const choiceSaved = 'Auswahl gespeichert'
export const choiceNotSaved = 'Auswahl nicht gespeichert'
export const newsNotLoaded = 'Die Neuigkeiten konnten nicht geladen werden.'
export const choicesNotLoaded = 'Deine Auswahl konnte nicht geladen werden.'
