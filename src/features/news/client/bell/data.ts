import { useQuery } from '@tanstack/react-query'
import { journeyKey } from '#features/journey/client/public.ts'
import { createApi } from '#platform/client/api.ts'
import type { newsContract } from '../../contract.ts'

// The bell is on every page, so this file contains nothing that only the list of news needs.
const api = createApi<typeof newsContract>()

export const unreadKey = (pregnancyId: number) =>
  [api.address('GET /api/pregnancies/{pregnancyId}/news/unread', { params: { pregnancyId } })] as const

/** The number of unread entries; 0 until it is known, and on pages without a journey. */
export function useUnread(): { unread: number; isLoading: boolean } {
  // Only reads the cached journey: the bell is also on pages that need no journey, where it must not request one.
  const { data: journey } = useQuery<{ id: number }>({ queryKey: journeyKey, enabled: false })
  const pregnancyId = journey?.id ?? 0
  const { data, isLoading } = useQuery({
    queryKey: unreadKey(pregnancyId),
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/news/unread', { params: { pregnancyId } }),
    enabled: pregnancyId !== 0,
    staleTime: 0,
  })
  return { unread: data?.unread ?? 0, isLoading }
}
