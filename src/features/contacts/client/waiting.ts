import type { WaitingChange, WaitingRule } from '#platform/client/outbox/waiting-rules.ts'
import type { Contact, ContactInput } from '../contract.ts'

const list = '/api/contacts'

/** How contacts look while they wait. */
export const waitingContacts: readonly WaitingRule[] = [
  { call: `POST ${list}`, list, add: contactOf },
  { call: `PUT ${list}/{id}`, list, edit: (contact, { body }) => ({ ...contact, ...body }) },
  { call: `DELETE ${list}/{id}`, list, edit: () => null },
]

function contactOf({ id, body, at, writer }: WaitingChange): Contact {
  // The cast is safe: this is the body of the call.
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
