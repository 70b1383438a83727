import type { ReactNode } from 'react'
import type { NewsTopic } from '#platform/shared/news/news-topics.ts'
import type { Frequency, ReminderChoice } from '../../rules.ts'

// The bell

export const news = 'Nouveautés'
/** `count` is a number, or "99+". */
export const newsUnread = (count: string) => `Nouveautés, ${count} ${count === '1' ? 'non lue' : 'non lues'}`

// The page with the news

export const newsPage = 'Nouveautés · Nestling'
export const chooseWhatYouHear = 'Choisir ce que tu reçois'
export const nothingYet = 'Rien de nouveau pour l’instant'
export const whenSomebodyShares = 'Quand quelqu’un partage une photo ou une nouvelle, ou te répond, tu le vois ici'
export const somebody = 'Quelqu’un'
/** "Nora a partagé 10 photos". `said` comes from the server and follows the person’s name. */
export const somebodyDid = (name: ReactNode, said: string) => (
  <>
    {name} {said}
  </>
)
export const isNew = 'Nouveau'
export const showOlder = 'Afficher les plus anciennes'

// The page that a link in a mail opens, to stop mail of this kind

export const stopMailPage = 'Ne plus recevoir ces e-mails · Nestling'
export const stopMailQuestion = 'Ne plus recevoir ces e-mails ?'
export const stopMailEffect =
  'Tu ne recevras plus d’e-mails de ce type. Tout reste dans Nestling, et tu peux réactiver ces e-mails dans ton compte.'
export const stopMail = 'Arrêter ces e-mails'
export const notStopped = 'Impossible d’arrêter ces e-mails'
/** `kind` comes from the server and follows "e-mails sur". */
export const noMoreMail = (kind: string) => `Tu ne recevras plus d’e-mails sur ${kind}`
export const changeAnyTime = 'Tu peux modifier ce choix à tout moment dans ton compte.'
export const openNestling = 'Ouvrir Nestling'

// What the person hears about, and how often

export const choicesLead =
  'La page Nouveautés montre tout ce que tu as le droit de voir. Ici, tu choisis ce qui t’est aussi envoyé, et à quel rythme.'
export const noMailHere = 'Ce Nestling n’envoie pas d’e-mails.'
export const topics: Readonly<Record<NewsTopic, string>> = {
  update: 'Nouvelles',
  photo: 'Photos',
  comment: 'Commentaires',
  reaction: 'Réactions',
  appointment: 'Rendez-vous',
  birth: 'La naissance',
  member: 'Nouveaux membres',
}
export const notification = 'Notification'
export const mail = 'E-mail'
export const notifications = 'Notifications'
export const frequencies: Readonly<Record<Frequency, string>> = {
  'at-once': 'Tout de suite',
  daily: 'Une fois par jour',
  weekly: 'Une fois par semaine',
  never: 'Jamais',
}

// Reminders

export const reminders = 'Rappels de rendez-vous'
export const remindersHint =
  'Par notification et par e-mail, sauf si tu as choisi « Jamais » pour les rendez-vous. Les rappels prévus pendant tes heures calmes arrivent avant le début de ces heures.'
export const reminderChoices: Readonly<Record<ReminderChoice, string>> = {
  'day-and-hours': 'Un jour avant et deux heures avant',
  day: 'Un jour avant',
  hours: 'Deux heures avant',
  none: 'Jamais',
}

// Quiet hours and time zone

export const quietHours = 'Heures calmes'
export const quietHoursHint = 'Les messages attendent la fin de ces heures.'
export const from = 'De'
export const until = 'À'
export const timeZone = 'Ton fuseau horaire'
/** `time` is the time of day as HH:MM. */
export const timeZoneHint = (time: string) =>
  `Pour les heures calmes, et pour les messages de chaque jour et de chaque semaine, à ${time}.`
export const familyZone = 'Celui de la famille'
export const familyZoneIs = (zone: string) => `Celui de la famille : ${zone}`

// What messages show

export const showContent = 'Montrer ce que les gens ont écrit'
export const showContentHint =
  'Sinon, les messages disent seulement qui a fait quoi. D’autres personnes peuvent en effet voir ton écran ou tes e-mails.'

/** What was saved or not saved, in a toast. */
export const topicSaved = (topic: NewsTopic) => `${topics[topic]} : choix enregistré`
export const topicNotSaved = (topic: NewsTopic) => `${topics[topic]} : choix non enregistré`
export const remindersSaved = 'Rappels enregistrés'
export const remindersNotSaved = 'Rappels non enregistrés'
export const quietHoursSaved = 'Heures calmes enregistrées'
export const quietHoursNotSaved = 'Heures calmes non enregistrées'
export const timeZoneSaved = 'Fuseau horaire enregistré'
export const timeZoneNotSaved = 'Fuseau horaire non enregistré'
export const choiceSaved = 'Choix enregistré'
export const choiceNotSaved = 'Choix non enregistré'
export const newsNotLoaded = 'Impossible de charger les nouveautés.'
export const choicesNotLoaded = 'Impossible de charger tes choix.'
