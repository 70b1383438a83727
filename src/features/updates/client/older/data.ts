import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createApi } from '#platform/client/api.ts'
import type { Update, updatesContract } from '../../contract.ts'
import { updatesPath } from '../data.ts'

const api = createApi<typeof updatesContract>()

/** The server's default. The first page is prefetched for reading without a network. */
const pageLength = 50

/** All updates page by page, newest first, asked for only once they are wanted. */
export function useAllUpdates(pregnancyId: number) {
  const client = useQueryClient()
  const queryKey = [updatesPath(pregnancyId), 'pages']
  // Somebody who comes back to home finds what was loaded before.
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
