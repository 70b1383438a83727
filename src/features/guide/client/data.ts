import { useQuery } from '@tanstack/react-query'
import { createApi, pathOf } from '#platform/client/api.ts'
import type { guideContract } from '../contract.ts'

export const api = createApi<typeof guideContract>()

/** How the figures of a week are asked for, wherever they are shown. */
export const weekQuery = (week: number) => ({
  queryKey: [pathOf('GET /api/guide/weeks/{week}', { week })] as const,
  queryFn: () => api('GET /api/guide/weeks/{week}', { params: { week: String(week) } }),
})

/** What the guide knows of one week, 4 to 42. */
export const useWeek = (week: number) => useQuery(weekQuery(week))
