import { useQuery } from '@tanstack/react-query'
import { createApi, pathOf } from '#platform/client/api.ts'
import type { guideContract } from '../contract.ts'

const api = createApi<typeof guideContract>()

/** What the guide knows of one week, 4 to 42. */
export const useWeek = (week: number) =>
  useQuery({
    queryKey: [pathOf('GET /api/guide/weeks/{week}', { week })],
    queryFn: () => api('GET /api/guide/weeks/{week}', { params: { week: String(week) } }),
  })
