import type { ReactNode } from 'react'
import type { NewsTopic } from '#platform/shared/news/news-topics.ts'
import type { Frequency, ReminderChoice } from '../../rules.ts'

// The bell

export const news = 'News'
/** `count` is a number, or "99+". */
export const newsUnread = (count: string) => `News, ${count} unread`

// The page with the news

export const newsPage = 'News · Nestling'
export const chooseWhatYouHear = 'Choose what you hear about'
export const nothingYet = 'Nothing new yet'
export const whenSomebodyShares = 'When somebody shares a photo or an update, or replies to you, you will see it here'
export const somebody = 'Somebody'
/** "Nora shared 10 photos". `said` comes from the server and follows the person’s name. */
export const somebodyDid = (name: ReactNode, said: string) => (
  <>
    {name} {said}
  </>
)
export const isNew = 'New'
export const showOlder = 'Show older news'

// The page that a link in a mail opens, to stop mail of this kind

export const stopMailPage = 'Stop this mail · Nestling'
export const stopMailQuestion = 'Stop this mail?'
export const stopMailEffect =
  'You will get no more mail of this kind. Everything stays in Nestling, and you can turn the mail on again in your account.'
export const stopMail = 'Stop this mail'
export const notStopped = 'The mail was not stopped'
/** `kind` comes from the server and follows "mail about", such as "new photos". */
export const noMoreMail = (kind: string) => `You will get no more mail about ${kind}`
export const changeAnyTime = 'You can change this in your account at any time.'
export const openNestling = 'Open Nestling'

// What the person hears about, and how often

export const choicesLead =
  'The News page shows everything that you may see. Here you choose what is also sent to you, and how often.'
export const noMailHere = 'This Nestling sends no mail.'
export const topics: Readonly<Record<NewsTopic, string>> = {
  update: 'Updates',
  photo: 'Photos',
  comment: 'Comments',
  reaction: 'Reactions',
  appointment: 'Appointments',
  birth: 'The birth',
  member: 'New members',
}
export const notification = 'Notification'
export const mail = 'Mail'
export const notifications = 'Notifications'
export const frequencies: Readonly<Record<Frequency, string>> = {
  'at-once': 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  never: 'Never',
}

// Reminders

export const reminders = 'Reminders of appointments'
export const remindersHint =
  'By notification and by mail, unless you chose “Never” for appointments. Reminders due in your quiet hours come before those hours begin.'
export const reminderChoices: Readonly<Record<ReminderChoice, string>> = {
  'day-and-hours': 'A day before and two hours before',
  day: 'A day before',
  hours: 'Two hours before',
  none: 'Never',
}

// Quiet hours and time zone

export const quietHours = 'Quiet hours'
export const quietHoursHint = 'Messages wait until these hours are over.'
export const from = 'From'
export const until = 'Until'
export const timeZone = 'Your time zone'
/** `time` is the time of day as HH:MM. */
export const timeZoneHint = (time: string) => `For the quiet hours, and for daily and weekly messages at ${time}.`
export const familyZone = 'The family’s'
export const familyZoneIs = (zone: string) => `The family’s: ${zone}`

// What messages show

export const showContent = 'Show what people wrote'
export const showContentHint =
  'Otherwise messages only say who did what, because others may see your screen or your mail.'

/** What was saved or not saved, in a toast. */
export const topicSaved = (topic: NewsTopic) => `${topics[topic]} saved`
export const topicNotSaved = (topic: NewsTopic) => `${topics[topic]} not saved`
export const remindersSaved = 'Reminders saved'
export const remindersNotSaved = 'Reminders not saved'
export const quietHoursSaved = 'Quiet hours saved'
export const quietHoursNotSaved = 'Quiet hours not saved'
export const timeZoneSaved = 'Time zone saved'
export const timeZoneNotSaved = 'Time zone not saved'
export const choiceSaved = 'Choice saved'
export const choiceNotSaved = 'Choice not saved'
export const newsNotLoaded = 'The news could not be loaded.'
export const choicesNotLoaded = 'Your choices could not be loaded.'
