import type { Migration } from '../database/migrate.ts'

export const datesOfNews: Migration = {
  name: '0053-dates-of-news',
  async up({ schema }) {
    await schema.alterTable('news_events').addColumn('about_at', 'text').execute()
  },
}
