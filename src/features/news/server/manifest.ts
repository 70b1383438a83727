import type { Generated } from 'kysely'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import type { NewsTopic } from '#platform/shared/news/news-topics.ts'
import { newsErrors } from '../errors.ts'
import type { Frequency, NewsWay, ReminderChoice } from '../rules.ts'
import { deleteOldNews } from './jobs.ts'
import { newsMessage } from './mail/news-message.ts'
import { newsMigration } from './migrations/0050-news.ts'
import { remindersMigration } from './migrations/0056-reminders.ts'
import { newsRoutes } from './routes.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    /** The news of each person: one row for each event and each person who may see it. */
    news_items: {
      id: Generated<number>
      pregnancy_id: number
      user_id: number
      event_id: number
      /** The name of a kind of news from a manifest. */
      kind: string
      subject_id: number
      actor_id: number | null
      /**
       * For a reminder, the date to remind of. For a move, the date before the move. If the person was not told of a
       * move, other news about the same thing has the date before the move, too. Otherwise null.
       */
      about_at: string | null
      happened_at: string
      read_at: string | null
      /** When a notification is due; null if none is due, or if it has been queued. */
      push_due_at: string | null
      mail_due_at: string | null
      /** The mail with this item, a row of `letters`; null if none was queued. */
      mail_letter_id: number | null
    }
    /** How often people get news of a topic, if they have chosen something other than the default. */
    news_choices: { id: Generated<number>; user_id: number; way: NewsWay; topic: NewsTopic; frequency: Frequency }
    /** The other choices of people who have saved any. */
    news_settings: {
      id: Generated<number>
      user_id: number
      /** IANA name; null means the family's zone. */
      time_zone: string | null
      /** `HH:MM` in the person's time zone; null if they have no quiet hours. */
      quiet_from: string | null
      quiet_until: string | null
      /** 1 if messages show what people wrote, otherwise 0. */
      shows_content: number
      /** Null means the default of the person's role. */
      reminders: ReminderChoice | null
    }
    /** Reminders whose time has come for a person, sent or not. These rows prevent a second or late reminder. */
    news_reminders: {
      id: Generated<number>
      pregnancy_id: number
      user_id: number
      /** The name of a kind of news from a manifest, such as `appointment-day-before`. */
      kind: string
      subject_id: number
      starts_at: string
    }
  }
}

export const newsFeature = defineFeature({
  name: 'news',
  routes: newsRoutes,
  errors: newsErrors,
  migrations: [newsMigration, remindersMigration],
  tables: {
    news_items: {
      scope: 'journey',
      live: 'calls-of-person',
      partOf: ['news_events'],
      people: { user_id: 'deleted', actor_id: { stays: 'uncounted' } },
      journeyEnds: 'deleted',
      exported: false,
    },
    news_choices: { scope: 'person', people: { user_id: 'deleted' }, exported: false },
    news_settings: { scope: 'person', people: { user_id: 'deleted' }, exported: false },
    news_reminders: {
      scope: 'journey',
      live: 'none',
      people: { user_id: 'deleted' },
      journeyEnds: 'deleted',
      exported: false,
    },
  },
  jobs: [{ name: 'delete-old-news', run: deleteOldNews }],
  mail: [newsMessage],
  samples: () => import('./samples.ts'),
})
