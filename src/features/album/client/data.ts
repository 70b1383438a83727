import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useJourney } from '#features/journey/client/public.ts'
import { createApi } from '#platform/client/api.ts'
import { createLater } from '#platform/client/outbox/later.ts'
import type { albumContract, Photo, PhotoChange } from '../contract.ts'
import { texts } from './texts/texts.ts'

const api = createApi<typeof albumContract>()
const later = createLater<typeof albumContract>()
const albumKey = [api.address('GET /api/photos')] as const
const weeksKey = [api.address('GET /api/photo-weeks')] as const
const albumKeys = [albumKey, weeksKey]

/** Photos per request: few at first, to show the page quickly; more later, so scrolling rarely waits. */
const pageSize = (before: number) => (before === 0 ? 60 : 120)

/** The photos of one week or of all weeks, newest first, loaded page by page. */
export function useAlbum(week: number | null) {
  // A founder's first request for the journey creates it. Until then there is no album to load.
  const journey = useJourney()
  const album = useInfiniteQuery({
    enabled: journey.data !== undefined,
    queryKey: [...albumKey, week],
    queryFn: ({ pageParam: before }) =>
      api('GET /api/photos', {
        query: {
          limit: String(pageSize(before)),
          ...(before !== 0 && { before: String(before) }),
          ...(week !== null && { week: String(week) }),
        },
      }),
    initialPageParam: 0,
    getNextPageParam: (page, _, before) => (page.length < pageSize(before) ? undefined : page.at(-1)?.id),
    select: inOneList,
  })
  return {
    ...album,
    isError: album.isError || journey.isError,
    tryAgain: journey.data ? album.refetch : journey.refetch,
  }
}

const inOneList = ({ pages }: InfiniteData<Photo[]>): readonly Photo[] => pages.flat()

/** The weeks that have photos, with the number of photos. */
export const usePhotoWeeks = () =>
  useQuery({
    enabled: useJourney().data !== undefined,
    queryKey: weeksKey,
    queryFn: () => api('GET /api/photo-weeks'),
  })

/** Changes a photo only if it still has this version. Without a version, overwrites other people's changes. */
export const changePhoto = (id: number, { version, ...body }: PhotoChange & { version?: string | undefined }) =>
  later(
    'PATCH /api/photos/{id}',
    { params: { id }, body, ifMatch: version },
    { what: texts.waitingPhotoChange, words: body.caption ?? '' },
  )

export function useChangePhoto(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Parameters<typeof changePhoto>[1]) => changePhoto(id, change),
    onSuccess: () => refreshAlbum(client),
  })
}

export function useDeletePhoto() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      later(
        'DELETE /api/photos/{id}',
        { params: { id } },
        { what: texts.waitingPhotoDeletion, words: '', isQuiet: true },
      ),
    // Not awaited, so that the viewer moves on to the next photo first.
    onSuccess: () => void refreshAlbum(client),
  })
}

export function useRestorePhoto() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      later(
        'POST /api/photos/{id}/restore',
        { params: { id } },
        { what: texts.waitingPhotoUpload, words: '', isQuiet: true },
      ),
    onSuccess: () => refreshAlbum(client),
  })
}

export function useRefreshAlbum(): () => Promise<unknown> {
  const client = useQueryClient()
  return () => refreshAlbum(client)
}

const refreshAlbum = (client: QueryClient) =>
  Promise.all(albumKeys.map((queryKey) => client.invalidateQueries({ queryKey })))
