import type { RuleFor, WaitingChange } from '#platform/client/outbox/lists/waiting-rules.ts'
import type { Contact, ContactInput, contactsContract } from '../contract.ts'

const list = 'GET /api/contacts'

/** How the list shows contacts whose changes are not sent yet. */
export const waitingContacts: readonly RuleFor<typeof contactsContract>[] = [
  { call: 'POST /api/contacts', list, add: contactOf },
  { call: 'PUT /api/contacts/{id}', list, edit: (contact, { body }) => ({ ...contact, ...body }) },
  { call: 'DELETE /api/contacts/{id}', list, edit: () => null },
]

function contactOf({ id, body, at, writer }: WaitingChange): Contact {
  // The cast is safe: only `POST /api/contacts` uses this function, and its body is a `ContactInput`.
  const { name, category, isPrimary = false, isEmergency = false, ...optional } = body as ContactInput
  const { title, specialty, phoneNumber, email, address, notes } = optional
  return {
    id,
    name,
    category,
    title: title || null,
    specialty: specialty || null,
    phoneNumber: phoneNumber || null,
    email: email || null,
    address: address || null,
    notes: notes || null,
    isPrimary,
    isEmergency,
    createdBy: writer.id,
    createdAt: at,
    version: '',
  }
}
