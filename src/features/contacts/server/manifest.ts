import { journeyEnded } from '#features/family/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature.ts'
import { forgetContacts } from './commands.ts'
import { emptyContactsTrash } from './jobs.ts'
import { contacts } from './migrations/0011-contacts.ts'
import { contactsRoutes } from './routes.ts'

export const contactsFeature = defineFeature({
  name: 'contacts',
  routes: contactsRoutes,
  migrations: [contacts],
  jobs: [{ name: 'empty-contacts-trash', run: emptyContactsTrash }],
  reactions: [on(journeyEnded, forgetContacts)],
})
