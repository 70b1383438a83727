import { useQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { guideContract } from '../contract.ts'

export const api = createApi<typeof guideContract>()

/** The guide's texts do not become outdated, so offline pages do not show their age. */
export const meta = { neverAges: true } as const

/** The query for a week's figures, shared by every place that shows them. */
export const weekQuery = (week: number) => ({
  queryKey: [api.address('GET /api/guide/weeks/{week}', { params: { week: String(week) } })] as const,
  queryFn: () => api('GET /api/guide/weeks/{week}', { params: { week: String(week) } }),
  meta,
})

/** The guide's content for one week, 4 to 42. */
export const useWeek = (week: number) => useQuery(weekQuery(week))
