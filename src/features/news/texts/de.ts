import type { UnsubscribedTopic } from '../rules.ts'

// Errors

export const invalidTime = 'Ungültige Uhrzeit'
export const invalidTimeZone = 'Ungültige Zeitzone'
export const wrongMailLink =
  'Dieser Link funktioniert nicht. Öffne ihn noch einmal aus der E-Mail, oder wähle in deinem Konto, was du erfährst.'

// News, reminders, and messages with them

export const somebody = 'Jemand'
/** "Nora hat 10 Fotos geteilt". `said` is what a kind of news says after the person's name. */
export const somebodyDid = (name: string, said: string) => `${name} ${said}`
export const withQuote = (said: string, quoted: string) => `${said}: „${quoted}“`
export const andMore = (count: number) => `und ${count} weitere`
export const newsFrom = (babyName: string) => `Neues aus der Familie von ${babyName}`
export const reminderFrom = (babyName: string) => `Erinnerung der Familie von ${babyName}`
export const seeWhatIsNew = 'Neuigkeiten ansehen'
export const whyYouGetThis = (babyName: string) => `Du bekommst das, weil du bei der Reise von ${babyName} mitliest.`

// Kinds of mail that people can stop

/** Each text follows "E-Mails über", in the accusative. */
export const mailKinds: Readonly<Record<UnsubscribedTopic, string>> = {
  update: 'neue Beiträge',
  photo: 'neue Fotos',
  comment: 'neue Kommentare',
  reaction: 'Reaktionen',
  appointment: 'Termine',
  birth: 'die Geburt',
  member: 'neue Mitglieder',
  all: 'Neuigkeiten',
}
export const stopMailAbout = (kind: string) => `E-Mails über ${kind} abbestellen`
