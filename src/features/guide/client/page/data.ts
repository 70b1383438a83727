import { pictureUrl } from 'virtual:comparison-pictures'
import { keepPreviousData, type QueryFunctionContext, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Pregnancy } from '#features/journey/contract.ts'
import { api, meta, weekQuery } from '../data.ts'
import { guideWeeks } from './place/week-in-address.ts'

/** A week's figures and texts. While they load, returns those of the previous week. */
export function useWeekPages(week: number, journey: TextChoice) {
  return useQuery({ ...pagesQuery(week, journey), placeholderData: keepPreviousData })
}

/** Prefetches the neighbouring weeks with their pictures, so the next step is immediate. */
export function usePrefetchNeighbours(week: number, journey: TextChoice, { isWanted }: { isWanted: boolean }) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isWanted) return
    for (const neighbour of guideWeeks.filter((each) => Math.abs(each - week) === 1))
      client.fetchQuery(pagesQuery(neighbour, journey)).then(
        ({ figures }) => {
          new Image().src = pictureUrl(figures.size.picture)
        },
        // Ignored here: if the person goes to that week, the page shows the error.
        () => undefined,
      )
  }, [client, week, journey, isWanted])
}

export type WeekPages = NonNullable<ReturnType<typeof useWeekPages>['data']>

/** The texts depend on the region, and on how many babies are carried. */
type TextChoice = Pick<Pregnancy, 'region' | 'carrying'>

export const pagesQuery = (week: number, { region, carrying }: TextChoice) => ({
  queryKey: [api.address('GET /api/guide/weeks/{week}/guide', { params: { week: String(week) } }), region, carrying],
  queryFn: async ({ client }: QueryFunctionContext) => {
    const [figures, guide] = await Promise.all([
      client.ensureQueryData(weekQuery(week)),
      api('GET /api/guide/weeks/{week}/guide', { params: { week: String(week) }, query: { region, carrying } }),
    ])
    return { figures, guide }
  },
  meta,
  // Stays in memory, so texts read once can be read again without a network.
  gcTime: Number.POSITIVE_INFINITY,
})
