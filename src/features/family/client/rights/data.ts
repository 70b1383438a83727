import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { familyContract, SectionRights } from '../../contract.ts'

const api = createApi<typeof familyContract>()
const rightsKey = (pregnancyId: number) =>
  [api.address('GET /api/pregnancies/{pregnancyId}/rights', { params: { pregnancyId } })] as const

export const useSectionRights = (pregnancyId: number) =>
  useQuery({
    queryKey: rightsKey(pregnancyId),
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/rights', { params: { pregnancyId } }),
  })

export function useChangeSectionRights(pregnancyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ version, ...body }: SectionRights & { version: string | undefined }) =>
      api('PUT /api/pregnancies/{pregnancyId}/rights', { params: { pregnancyId }, body, ifMatch: version }),
    onSuccess: (rights) => client.setQueryData(rightsKey(pregnancyId), rights),
  })
}
