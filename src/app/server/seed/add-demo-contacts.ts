import { demoContacts } from '#features/contacts/fixtures.ts'
import { addContact } from '#features/contacts/server/public.ts'
import type { Services } from '#platform/server/services.ts'
import { actAsMember } from './act-as.ts'

export async function addDemoContacts(services: Services): Promise<void> {
  for (const { enteredBy, ...contact } of demoContacts)
    await addContact(services.db, await actAsMember(services, enteredBy), contact, services.clock())
}
