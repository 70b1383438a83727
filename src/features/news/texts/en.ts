import type { UnsubscribedTopic } from '../rules.ts'

// Errors

export const invalidTime = 'Invalid time'
export const invalidTimeZone = 'Invalid time zone'
export const wrongMailLink =
  'This link does not work. Open it again from the mail, or choose what you hear about in your account.'

// News, reminders, and messages with them

export const somebody = 'Somebody'
/** "Nora shared 10 photos". `said` is what a kind of news says after the person's name. */
export const somebodyDid = (name: string, said: string) => `${name} ${said}`
export const withQuote = (said: string, quoted: string) => `${said}: “${quoted}”`
export const andMore = (count: number) => `and ${count} more`
export const newsFrom = (babyName: string) => `News from ${babyName}’s family`
export const reminderFrom = (babyName: string) => `Reminder from ${babyName}’s family`
export const seeWhatIsNew = 'See what is new'
export const whyYouGetThis = (babyName: string) => `You get this because you follow ${babyName}’s journey.`

// Kinds of mail that people can stop

/** Each text follows "mail about". */
export const mailKinds: Readonly<Record<UnsubscribedTopic, string>> = {
  update: 'new updates',
  photo: 'new photos',
  comment: 'new comments',
  reaction: 'reactions',
  appointment: 'appointments',
  birth: 'the birth',
  member: 'new members',
  all: 'news',
}
export const stopMailAbout = (kind: string) => `Stop mail about ${kind}`
