import { useQuery } from '@tanstack/react-query'
import { useContacts } from '#features/contacts/client/public.ts'
import { contactsToCall } from '#features/contacts/rules.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { useMay } from '#features/sign-in/client/public.ts'
import { useReaderZone } from '#platform/client/without-scripts.tsx'
import { stageOf } from '../../content/calls.ts'
import { api, meta } from '../data.ts'

/** Everything to call about in this journey. Stays in memory, so it can be read without a network. */
export function useCallAbout({ region, carrying, state }: Pregnancy) {
  const query = { region, carrying, stage: stageOf(state) }
  return useQuery({
    queryKey: [api.address('GET /api/guide/call-about', { query })],
    queryFn: () => api('GET /api/guide/call-about', { query }),
    meta,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** The numbers of the family's country and, if the reader is in another time zone, of that zone's country. */
export function useNumbers({ country, timeZone }: Pick<Pregnancy, 'country' | 'timeZone'>) {
  const readerZone = useReaderZone(timeZone)
  const options = { meta, gcTime: Number.POSITIVE_INFINITY }
  const family = useQuery({
    ...options,
    queryKey: [api.address('GET /api/guide/numbers/{country}', { params: { country: country ?? '' } })],
    queryFn: () => api('GET /api/guide/numbers/{country}', { params: { country: country ?? '' } }),
    enabled: country !== null,
  })
  const here = useQuery({
    ...options,
    queryKey: [api.address('GET /api/guide/numbers'), readerZone],
    queryFn: () => api('GET /api/guide/numbers', { query: { timeZone: readerZone } }),
    enabled: readerZone !== timeZone,
  })
  return { numbers: { family: family.data, here: here.data }, isLoading: family.isLoading || here.isLoading }
}

export type OwnNumber = { readonly id: number; readonly name: string; readonly phoneNumber: string | null }

/** The family's own numbers to call, at most three, the maternity unit first; undefined while they load. */
export function useOwnNumbers(): readonly OwnNumber[] | undefined {
  const isWanted = useMay('see contacts')
  const { contacts, isError } = useContacts({ isWanted })
  if (!isWanted || isError) return []
  return contacts && contactsToCall(contacts).slice(0, 3)
}
