import type { Samples } from '#platform/server/feature/samples.ts'

export const samples: Samples = {
  rows: {
    news_choices: () => ({ way: 'mail', topic: 'update', frequency: 'weekly' }),
  },
}
