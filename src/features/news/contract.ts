import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { id, instant, version } from '#platform/shared/fields.ts'
import { newsTopics } from '#platform/shared/news/news-topics.ts'
import { page } from '#platform/shared/page.ts'
import { isTimeZone } from '#platform/shared/time/calendar.ts'
import { defaultFrequencies, defaultQuietHours, frequencies, reminderChoices } from './rules.ts'
import { texts } from './texts/texts.ts'

/** One entry of the list. It stands for one item of news, or joins several similar items. */
export const NewsEntry = z.object({
  /** The id of its latest item. */
  id: id(),
  /** The id of its earliest item. The next page has the items before that one. */
  firstId: id(),
  /** How many items it stands for. */
  count: z.int(),
  topic: z.enum(newsTopics),
  /** What the person did, in words that follow the name: "shared 10 photos". Without an author, a whole sentence. */
  text: z.string(),
  /** The beginning of what they wrote; null if the entry joins several items, or if they wrote nothing. */
  content: z.nullable(z.string()),
  /** The page that the entry opens. */
  path: z.string(),
  happenedAt: instant(),
  isUnread: z.boolean(),
  /** Null for a reminder, which has no author. */
  author: z.nullable(z.object({ firstName: z.string(), profileImageUrl: z.nullable(z.string()) })),
})
export type NewsEntry = z.infer<typeof NewsEntry>

const byTopic = z.record(z.enum(newsTopics), z.enum(frequencies))
const timeOfDay = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => texts.invalidTime }))

export const NewsChoicesInput = z.strictObject({
  push: byTopic,
  mail: byTopic,
  /** Null if messages may come at any time. */
  quietHours: z.nullable(z.strictObject({ from: timeOfDay(), until: timeOfDay() })),
  /** The person's time zone; null means the family's. */
  timeZone: z.nullable(
    z.string().check(z.maxLength(100), z.refine(isTimeZone, { error: () => texts.invalidTimeZone })),
  ),
  /** How long before an appointment the person is reminded of it. */
  reminders: z.enum(reminderChoices),
  /** Whether messages show what people wrote. */
  showsContent: z.boolean(),
})
export type NewsChoicesInput = z.infer<typeof NewsChoicesInput>

export const NewsChoices = z.object({
  ...NewsChoicesInput.shape,
  /** Whether this Nestling sends mail at all. */
  canMail: z.boolean(),
  version: version(),
})
export type NewsChoices = z.infer<typeof NewsChoices>

export const newsContract = defineContract({
  'GET /api/pregnancies/{pregnancyId}/news': {
    summary:
      'The caller’s news of a journey, newest first. A page has `limit` items, joined into entries. The next page has the items before the last entry’s `firstId`.',
    access: 'member',
    query: page(),
    response: z.array(NewsEntry),
  },
  'GET /api/pregnancies/{pregnancyId}/news/unread': {
    summary: 'The number of unread entries in the list of news; 100 if there are more.',
    access: 'member',
    response: z.object({ unread: z.int() }),
  },
  'PUT /api/pregnancies/{pregnancyId}/news/read': {
    summary: 'Marks the news up to this entry as read.',
    access: 'member',
    body: z.strictObject({ upTo: id() }),
    example: { upTo: 1 },
  },
  'GET /api/news-choices': {
    summary: 'What the caller wants to hear about by notification and by mail, and how often.',
    access: 'signed-in',
    response: NewsChoices,
  },
  'PUT /api/news-choices': {
    summary: 'Chooses what the caller hears about by notification and by mail, and how often.',
    access: 'signed-in',
    versioned: 'version',
    body: NewsChoicesInput,
    example: {
      ...defaultFrequencies,
      quietHours: defaultQuietHours,
      timeZone: 'Europe/Berlin',
      reminders: 'hours',
      showsContent: false,
    },
    response: NewsChoices,
  },
  'GET /api/news/unsubscribe': {
    kind: 'redirect',
    summary: 'Redirects from a link in a mail to the page that ends mail of this kind. Changes nothing.',
    access: 'anyone',
    query: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  },
  'POST /api/news/unsubscribe': {
    summary: 'Ends a kind of mail by the token of a link in a mail, without signing in (RFC 8058).',
    access: 'anyone',
    oneClick: true,
    query: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
    response: z.object({
      /** The kind of mail that was turned off, in words that follow "mail about": "new photos". */
      ended: z.string(),
    }),
    status: 200,
  },
})
