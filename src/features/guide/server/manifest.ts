import { contentWeek, firstContentWeek, lastContentWeek } from '#features/journey/rules.ts'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import { stageOf } from '../content/calls.ts'
import type { guideContract } from '../contract.ts'
import { guideRoutes } from './routes.ts'

export const guideFeature = defineFeature({
  name: 'guide',
  routes: guideRoutes,
  home: ({ dueDate, today, state }) => (state === 'expecting' ? [weekAddress(contentWeek(dueDate, today))] : []),
  offline: ({ dueDate, today, region, carrying, country, state }) => [
    ...(state === 'expecting' ? [weekAddress(contentWeek(dueDate, today))] : []),
    address('GET /api/guide/call-about', { query: { region, carrying, stage: stageOf(state) } }),
    ...(country ? [address('GET /api/guide/numbers/{country}', { params: { country } })] : []),
    ...(state === 'born' ? [address('GET /api/guide/first-weeks', { query: { region } })] : []),
  ],
  offlineForDays: ({ region, carrying, state }) =>
    state === 'expecting'
      ? Array.from({ length: lastContentWeek - firstContentWeek + 1 }, (_, at) =>
          String(firstContentWeek + at),
        ).flatMap((week) => [
          weekAddress(week),
          address('GET /api/guide/weeks/{week}/guide', { params: { week }, query: { region, carrying } }),
        ])
      : [],
  samples: () => import('./samples.ts'),
})

const address = createAddresses<typeof guideContract>()

const weekAddress = (week: number | string) =>
  address('GET /api/guide/weeks/{week}', { params: { week: String(week) } })
