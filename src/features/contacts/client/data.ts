import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useJourney } from '#features/journey/client/public.ts'
import { createApi } from '#platform/client/api.ts'
import { createLater } from '#platform/client/outbox/later.ts'
import type { Contact, ContactInput, contactsContract } from '../contract.ts'
import { contactsAtOnce } from '../rules.ts'
import { texts as shared } from '../texts/texts.ts'
import { texts } from './texts/texts.ts'

const api = createApi<typeof contactsContract>()
const later = createLater<typeof contactsContract>()
const contactsKey = [api.address('GET /api/contacts')] as const

/** All contacts of the journey. Waits for the journey, because a founder's first request for the journey creates it. */
export function useContacts({ isWanted = true } = {}) {
  const journey = useJourney()
  const contacts = useQuery({
    queryKey: contactsKey,
    queryFn: () => readAll(),
    enabled: isWanted && journey.isSuccess,
  })
  return {
    contacts: contacts.data,
    isError: journey.isError || contacts.isError,
    tryAgain: () => (journey.isError ? journey.refetch() : contacts.refetch()),
  }
}

export const useAddContact = () =>
  useChange((body: ContactInput) => later('POST /api/contacts', { body }, { what: shared.contact, words: body.name }))

export const useChangeContact = (id: number) =>
  useChange(({ version, ...body }: ContactInput & { version: string | undefined }) =>
    later(
      'PUT /api/contacts/{id}',
      { params: { id }, body, ifMatch: version },
      { what: texts.waitingChange, words: body.name },
    ),
  )

export const useDeleteContact = () =>
  useChange((id: number) =>
    later('DELETE /api/contacts/{id}', { params: { id } }, { what: texts.waitingDeletion, words: '', isQuiet: true }),
  )

export const useRestoreContact = () =>
  useChange((id: number) =>
    later('POST /api/contacts/{id}/restore', { params: { id } }, { what: shared.contact, words: '', isQuiet: true }),
  )

function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: contactsKey }) })
}

/** All contacts, or all with ids below `before`, in as many requests as needed. The page needs all to group them. */
async function readAll(before?: number): Promise<Contact[]> {
  const query = { limit: String(contactsAtOnce), ...(before !== undefined && { before: String(before) }) }
  const contacts = await api('GET /api/contacts', { query })
  const oldest = contacts.at(-1)
  return oldest && contacts.length === contactsAtOnce ? [...contacts, ...(await readAll(oldest.id))] : contacts
}
