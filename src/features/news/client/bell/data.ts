import { useQuery } from '@tanstack/react-query'
import { useJourney } from '#features/journey/client/public.ts'
import { createApi } from '#platform/client/api.ts'
import type { newsContract } from '../../contract.ts'

// The bell is on every page, so this file contains nothing that only the list of news needs.
const api = createApi<typeof newsContract>()

export const unreadKey = (pregnancyId: number) =>
  [api.address('GET /api/pregnancies/{pregnancyId}/news/unread', { params: { pregnancyId } })] as const

/** The number of unread entries; 0 until it is known. */
export function useUnread(): { unread: number; isLoading: boolean } {
  const pregnancyId = useJourney().data?.id ?? 0
  const { data, isPending } = useQuery({
    queryKey: unreadKey(pregnancyId),
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/news/unread', { params: { pregnancyId } }),
    enabled: pregnancyId !== 0,
    staleTime: 0,
  })
  return { unread: data?.unread ?? 0, isLoading: isPending }
}
