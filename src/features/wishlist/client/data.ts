import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useJourney } from '#features/journey/client/public.ts'
import { createApi } from '#platform/client/api.ts'
import { createLater } from '#platform/client/outbox/later.ts'
import type { SurpriseInput, Wish, WishInput, wishlistContract } from '../contract.ts'
import { texts } from './texts/texts.ts'

const api = createApi<typeof wishlistContract>()
const later = createLater<typeof wishlistContract>()

/** The first part of the key of all wishlist queries. They are invalidated together: a reservation may also change the news. */
const wishlistKey = (pregnancyId: number) =>
  api.address('GET /api/pregnancies/{pregnancyId}/wishlist', { params: { pregnancyId } })

/** If the session has ended, the person sees the message of `session-expired` instead of the default message. */
const meta = { signOutReason: 'session-expired', seesOwnSignOut: true } as const

/**
 * Milliseconds until the wishes are stale. Stale wishes are refetched when the page is shown again, so that two people do not
 * buy the same thing. With 0, the page would fetch again even the wishes that have just come with the page data.
 */
const wishesStaleTime = 3000

/** All wishes of the journey. */
export const useWishlist = (pregnancyId: number) =>
  useQuery({
    queryKey: [wishlistKey(pregnancyId)],
    queryFn: () => readWishes(pregnancyId),
    staleTime: wishesStaleTime,
    meta,
  })

export const useSurprise = (pregnancyId: number) =>
  useQuery({
    queryKey: [wishlistKey(pregnancyId), 'surprise'],
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/wishlist/surprise', { params: { pregnancyId } }),
    meta,
  })

export const useWishNotices = (pregnancyId: number) =>
  useQuery({
    queryKey: [wishlistKey(pregnancyId), 'notices'],
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/wishlist/notices', { params: { pregnancyId } }),
    meta,
  })

export const useAddWish = (pregnancyId: number) =>
  useChange((body: WishInput) =>
    later(
      'POST /api/pregnancies/{pregnancyId}/wishlist',
      { params: { pregnancyId }, body },
      { what: texts.waitingWish, words: body.name },
    ),
  )

export const useChangeWish = (id: number) =>
  useChange(({ version, ...body }: WishInput & { version: string | undefined }) =>
    later(
      'PUT /api/wishlist/{id}',
      { params: { id }, body, ifMatch: version },
      { what: texts.waitingChange, words: body.name },
    ),
  )

export const useDeleteWish = () =>
  useChange((id: number) =>
    later('DELETE /api/wishlist/{id}', { params: { id } }, { what: texts.waitingDeletion, words: '', isQuiet: true }),
  )

export const useRestoreWish = () =>
  useChange((id: number) =>
    later('POST /api/wishlist/{id}/restore', { params: { id } }, { what: texts.waitingWish, words: '', isQuiet: true }),
  )

export const usePurchaseWish = () =>
  useChange((id: number) => api('POST /api/wishlist/{id}/purchase', { params: { id } }))

export const useTakeBackPurchase = () =>
  useChange((id: number) => api('DELETE /api/wishlist/{id}/purchase', { params: { id } }))

export const useReserveWish = ({ id, name }: Pick<Wish, 'id' | 'name'>) =>
  useChange((units: number) =>
    later(
      'POST /api/wishlist/{id}/reservation',
      { params: { id }, body: { units } },
      { what: texts.waitingReservation, words: name },
    ),
  )

export const useReleaseWish = ({ id, name }: Pick<Wish, 'id' | 'name'>) =>
  useChange(() =>
    later('DELETE /api/wishlist/{id}/reservation', { params: { id } }, { what: texts.waitingRelease, words: name }),
  )

export const useDismissNotice = () =>
  useChange((id: number) => api('DELETE /api/wishlist/{id}/notice', { params: { id } }))

export const useChooseSurprise = (pregnancyId: number) =>
  useChange(({ version, ...body }: SurpriseInput & { version: string | undefined }) =>
    api('PUT /api/pregnancies/{pregnancyId}/wishlist/surprise', { params: { pregnancyId }, body, ifMatch: version }),
  )

function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  const { data: journey } = useJourney()
  return useMutation({
    mutationFn,
    // Refetches after a refusal too: another person may have taken the wish first, and the list should show that.
    onSettled: () =>
      journey && client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === wishlistKey(journey.id) }),
    meta,
  })
}

/** The maximum number of wishes in a response. */
const pageSize = 200

/**
 * Reads all wishes, or all wishes with ids below `before`, in as many requests as needed. The page needs all of them,
 * because it filters and sorts them.
 */
async function readWishes(pregnancyId: number, before?: number): Promise<Wish[]> {
  const query = { limit: String(pageSize), ...(before !== undefined && { before: String(before) }) }
  const wishes = await api('GET /api/pregnancies/{pregnancyId}/wishlist', { params: { pregnancyId }, query })
  const oldest = wishes.at(-1)
  return oldest && wishes.length === pageSize ? [...wishes, ...(await readWishes(pregnancyId, oldest.id))] : wishes
}
