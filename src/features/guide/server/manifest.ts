import { contentWeek, firstContentWeek, lastContentWeek } from '#features/journey/rules.ts'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { guideRoutes } from './routes.ts'

export const guideFeature = defineFeature({
  name: 'guide',
  routes: guideRoutes,
  home: ({ dueDate, today, isCounting }) => (isCounting ? [addressOf(contentWeek(dueDate, today))] : []),
  offline: ({ dueDate, today, region, country, isCounting }) => [
    ...(isCounting ? [addressOf(contentWeek(dueDate, today))] : []),
    `/api/guide/call-about?region=${region}`,
    ...(country ? [`/api/guide/numbers/${country}`] : []),
  ],
  offlineForDays: ({ region, isCounting }) =>
    isCounting
      ? Array.from({ length: lastContentWeek - firstContentWeek + 1 }, (_, at) =>
          addressOf(firstContentWeek + at),
        ).flatMap((address) => [address, `${address}/guide?region=${region}`])
      : [],
  samples: () => import('./samples.ts'),
})

const addressOf = (week: number) => `/api/guide/weeks/${week}`
