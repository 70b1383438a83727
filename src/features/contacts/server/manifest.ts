import type { Generated } from 'kysely'
import * as z from 'zod/mini'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { isGranted } from '#platform/shared/section.ts'
import { type ContactCategory, contactCategories, contactsAtOnce } from '../rules.ts'
import { texts } from '../texts/texts.ts'
import { deletableContacts } from './commands.ts'
import { contacts } from './migrations/0011-contacts.ts'
import { contactsRoutes } from './routes.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    contacts: {
      id: Generated<number>
      pregnancy_id: number
      name: string
      category: ContactCategory
      title: string | null
      specialty: string | null
      phone_number: string | null
      email: string | null
      address: string | null
      notes: string | null
      /** 0 or 1. */
      is_primary: number
      /** 0 or 1. */
      is_emergency: number
      created_by: number
      created_at: string
      /** When it was deleted. It can be restored for 30 days. */
      deleted_at: string | null
    }
  }
}

export const contactsFeature = defineFeature({
  name: 'contacts',
  section: 'contacts',
  routes: contactsRoutes,
  migrations: [contacts],
  tables: {
    contacts: {
      scope: 'journey',
      people: { created_by: { stays: 'uncounted' } },
      journeyEnds: 'deleted',
      trashEmpties: 'deleted',
      exported: true,
      values: { category: z.enum(contactCategories) },
    },
  },
  trash: [
    {
      kind: 'contact',
      word: () => texts.contact,
      icon: 'person',
      section: 'contacts',
      path: '/api/contacts',
      rows: deletableContacts,
      select: (db) =>
        db
          .selectFrom('contacts')
          .select(['id', 'pregnancy_id', 'name as title', 'created_by', 'deleted_at'])
          .as('thing'),
    },
  ],
  offline: ({ rights }) => (isGranted(rights, 'see contacts') ? [`/api/contacts?limit=${contactsAtOnce}`] : []),
  exportPart: () => import('./exported.ts'),
  samples: () => import('./samples.ts'),
})
