import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useJourney } from '#features/journey/client/public.ts'
import { createApi } from '#platform/client/api.ts'
import type { NewsEntry, newsContract } from '../contract.ts'
import { unreadKey } from './bell/data.ts'

const api = createApi<typeof newsContract>()

const listAddress = (pregnancyId: number) =>
  api.address('GET /api/pregnancies/{pregnancyId}/news', { params: { pregnancyId } })

/** The server's default number of items on a page. */
const pageItems = 50

/** What happened, newest first, page by page. */
export function useNews() {
  const journey = useJourney()
  const pregnancyId = journey.data?.id ?? 0
  const query = useInfiniteQuery({
    queryKey: [listAddress(pregnancyId), 'pages'],
    queryFn: ({ pageParam: before }) =>
      api('GET /api/pregnancies/{pregnancyId}/news', {
        params: { pregnancyId },
        ...(before !== 0 && { query: { before: String(before) } }),
      }),
    initialPageParam: 0,
    getNextPageParam: (page) =>
      page.reduce((sum, { count }) => sum + count, 0) < pageItems ? undefined : page.at(-1)?.firstId,
    select: inOneList,
    enabled: pregnancyId !== 0,
    staleTime: 0,
  })
  return {
    ...query,
    isError: journey.isError || query.isError,
    tryAgain: () => (journey.isError ? journey.refetch() : query.refetch()),
  }
}

const inOneList = ({ pages }: InfiniteData<NewsEntry[]>): readonly NewsEntry[] => pages.flat()

/** Marks the entries up to this one as read, on all devices of the person. */
export function useMarkRead(): (upTo: number) => void {
  const client = useQueryClient()
  const pregnancyId = useJourney().data?.id ?? 0
  const { mutate } = useMutation({
    mutationFn: (upTo: number) =>
      api('PUT /api/pregnancies/{pregnancyId}/news/read', { params: { pregnancyId }, body: { upTo } }),
    onSuccess: () => client.invalidateQueries({ queryKey: unreadKey(pregnancyId) }),
  })
  return mutate
}

/** Turns off the kind of mail that the token in a mail's link names. */
export const useStopMail = (token: string) =>
  useMutation({ mutationFn: () => api('POST /api/news/unsubscribe', { query: { token } }) })
