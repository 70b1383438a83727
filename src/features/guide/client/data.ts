import { useQuery } from '@tanstack/react-query'
import { createApi, pathOf } from '#platform/client/api.ts'
import type { guideContract } from '../contract.ts'

export const api = createApi<typeof guideContract>()

/** The query for a week's figures, shared by every place that shows them. */
export const weekQuery = (week: number) => ({
  queryKey: [pathOf('GET /api/guide/weeks/{week}', { week })] as const,
  queryFn: () => api('GET /api/guide/weeks/{week}', { params: { week: String(week) } }),
})

/** The guide's content for one week, 4 to 42. */
export const useWeek = (week: number) => useQuery(weekQuery(week))
