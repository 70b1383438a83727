import { type NewsTopic, newsTopics } from '#platform/shared/news/news-topics.ts'
import type { Lead } from '#platform/shared/news/reminder-leads.ts'
import type { Role } from '#platform/shared/role.ts'

/** The ways in which people get news outside the app. */
export const newsWays = ['push', 'mail'] as const
export type NewsWay = (typeof newsWays)[number]

export const frequencies = ['at-once', 'daily', 'weekly', 'never'] as const
export type Frequency = (typeof frequencies)[number]

/** How often a person gets news of each topic, by notification and by mail. */
export type Frequencies = Readonly<Record<NewsWay, Readonly<Record<NewsTopic, Frequency>>>>

/** What the unsubscribe link in a mail turns off: mail about one topic, or about all of them. */
export type UnsubscribedTopic = NewsTopic | 'all'

const mailedDaily: readonly NewsTopic[] = ['update', 'photo', 'birth', 'appointment']

/** The frequencies for people who have not chosen others. */
export const defaultFrequencies: Frequencies = {
  push: mapTopics((topic) => (topic === 'reaction' ? 'never' : 'at-once')),
  mail: mapTopics((topic) => (mailedDaily.includes(topic) ? 'daily' : 'never')),
}

function mapTopics<Value>(choose: (topic: NewsTopic) => Value): Readonly<Record<NewsTopic, Value>> {
  // The cast is safe: there is an entry for each topic.
  return Object.fromEntries(newsTopics.map((topic) => [topic, choose(topic)])) as Record<NewsTopic, Value>
}

/** The hours in which a person gets no message, as `HH:MM` in their time zone. They can pass midnight. */
export type QuietHours = { readonly from: string; readonly until: string }
export const defaultQuietHours: QuietHours = { from: '22:00', until: '07:00' }

/** How long before an appointment a person is reminded of it. */
export const reminderChoices = ['day-and-hours', 'day', 'hours', 'none'] as const
export type ReminderChoice = (typeof reminderChoices)[number]

export const leadsOf: Readonly<Record<ReminderChoice, readonly Lead[]>> = {
  'day-and-hours': ['day', 'hours'],
  day: ['day'],
  hours: ['hours'],
  none: [],
}

/** The reminders of people who have not chosen any. Parents have to be there on time, so they get a second one. */
export const defaultReminders = (role: Role | undefined): ReminderChoice => (role === 'admin' ? 'day-and-hours' : 'day')

/** The local time at which a person gets daily and weekly messages. Weekly ones come on Sunday. */
export const digestTime = '18:00'

/** The list goes back this many days. */
export const retentionDays = 90
/** A person has at most this many items in each journey. */
export const mostItems = 500

/** What has to be known of an item of news to join it with others. */
type Entry = {
  readonly id: number
  readonly kind: string
  readonly actorId: number | null
  readonly aboutId: number | null
  readonly happenedAt: string
}

const longestGapMs = 60 * 60_000

/**
 * Joins entries of the same kind by the same person about the same thing, such as ten photos in a row, if at most an hour
 * passed from each to the next. The entries must be sorted from newest to oldest. The groups are in the order of their
 * newest entries.
 */
export function groupNews<E extends Entry>(entries: readonly E[]): readonly (readonly [E, ...E[]])[] {
  const groups: [E, ...E[]][] = []
  const open = new Map<string, [E, ...E[]]>()
  for (const entry of entries) {
    const key = `${entry.kind} ${entry.actorId} ${entry.aboutId}`
    const group = open.get(key)
    const next = group?.at(-1)
    if (group && next && Date.parse(next.happenedAt) - Date.parse(entry.happenedAt) <= longestGapMs) group.push(entry)
    else {
      const begun: [E, ...E[]] = [entry]
      open.set(key, begun)
      groups.push(begun)
    }
  }
  return groups
}

const mostCharacters = 140

/** The beginning of what people wrote, on one line. */
export function shorten(content: string): string {
  const characters = [...content.replace(/\s+/g, ' ').trim()]
  if (characters.length <= mostCharacters) return characters.join('')
  const beginning = characters.slice(0, mostCharacters - 1).join('')
  return `${beginning.trimEnd()}…`
}
