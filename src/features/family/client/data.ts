import { useQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { familyContract } from '../contract.ts'

const api = createApi<typeof familyContract>()

const familyKey = (pregnancyId: number) =>
  [api.address('GET /api/pregnancies/{pregnancyId}/family', { params: { pregnancyId } })] as const

export const useFamily = (pregnancyId: number) =>
  useQuery({
    queryKey: familyKey(pregnancyId),
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/family', { params: { pregnancyId } }),
  })
