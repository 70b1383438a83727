import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createApi } from '#platform/client/api.ts'
import type { Update, updatesContract } from '../../contract.ts'
import { updatesPath } from '../data.ts'

const api = createApi<typeof updatesContract>()

/**
 * The server's default page size. The requests name no limit, so the first page has the address that is prefetched for reading
 * offline.
 */
const pageLength = 50

/** All updates, newest first, page by page. Nothing is loaded until `isWanted` is true. */
export function useAllUpdates(pregnancyId: number) {
  const client = useQueryClient()
  const queryKey = [updatesPath(pregnancyId), 'pages']
  // If a person returns to home, the older updates that are already in the cache are shown again.
  const [isWanted, setWanted] = useState(() => client.getQueryData(queryKey) !== undefined)
  const query = useInfiniteQuery({
    enabled: isWanted,
    queryKey,
    queryFn: ({ pageParam: before }) =>
      api('GET /api/pregnancies/{pregnancyId}/updates', {
        params: { pregnancyId },
        ...(before !== 0 && { query: { before: String(before) } }),
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < pageLength ? undefined : page.at(-1)?.id),
    select: inOneList,
  })
  return { ...query, isWanted, setWanted }
}

const inOneList = ({ pages }: InfiniteData<Update[]>): readonly Update[] => pages.flat()
