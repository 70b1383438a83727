import { useQuery } from '@tanstack/react-query'
import { createApi, pathOf } from '#platform/client/api.ts'
import type { familyContract } from '../contract.ts'

const api = createApi<typeof familyContract>()

export const useFamily = (pregnancyId: number) =>
  useQuery({
    queryKey: [pathOf('GET /api/pregnancies/{pregnancyId}/family', { pregnancyId })],
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/family', { params: { pregnancyId } }),
  })
