import { contentWeek, firstContentWeek, lastContentWeek } from '#features/journey/rules.ts'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import type { JourneyState } from '#platform/shared/journey-state.ts'
import type { Region } from '#platform/shared/place/region.ts'
import { stageOf } from '../rules.ts'
import { guideRoutes } from './routes.ts'

export const guideFeature = defineFeature({
  name: 'guide',
  routes: guideRoutes,
  home: ({ dueDate, today, state }) => (state === 'expecting' ? [addressOf(contentWeek(dueDate, today))] : []),
  offline: ({ dueDate, today, region, country, state }) => [
    ...(state === 'expecting' ? [addressOf(contentWeek(dueDate, today))] : []),
    callAboutAddress(region, state),
    ...(country ? [`/api/guide/numbers/${country}`] : []),
    ...(state === 'born' ? [`/api/guide/first-weeks?region=${region}`] : []),
  ],
  offlineForDays: ({ region, state }) =>
    state === 'expecting'
      ? Array.from({ length: lastContentWeek - firstContentWeek + 1 }, (_, at) =>
          addressOf(firstContentWeek + at),
        ).flatMap((address) => [address, `${address}/guide?region=${region}`])
      : [],
  samples: () => import('./samples.ts'),
})

function callAboutAddress(region: Region, state: JourneyState): string {
  const stage = stageOf(state)
  return `/api/guide/call-about?region=${region}${stage === 'pregnancy' ? '' : `&stage=${stage}`}`
}

const addressOf = (week: number) => `/api/guide/weeks/${week}`
