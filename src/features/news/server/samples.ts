import type { Samples } from '#platform/server/feature/samples.ts'

export const samples: Samples = {
  rows: {
    // Far in the future, because a job deletes the rows of past dates.
    news_reminders: () => ({ starts_at: '2100-01-01T00:00:00.000Z' }),
    news_choices: () => ({ way: 'mail', topic: 'update', frequency: 'weekly' }),
  },
}
