import * as z from 'zod/mini'
import { defineContract } from '#platform/shared/contract.ts'
import { email, id, instant, text, version } from '#platform/shared/fields.ts'
import { page } from '#platform/shared/page.ts'
import { contactCategories } from './rules.ts'
import { texts } from './texts/texts.ts'

declare module '#platform/shared/section.ts' {
  interface Sections {
    contacts: true
  }
}

/** A person or place to call, write to or visit. `createdBy` is the account that added the contact. */
export const Contact = z.object({
  id: id(),
  name: z.string(),
  category: z.enum(contactCategories),
  title: z.nullable(z.string()),
  specialty: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  isPrimary: z.boolean(),
  isEmergency: z.boolean(),
  createdBy: id(),
  createdAt: instant(),
  version: version(),
})
export type Contact = z.infer<typeof Contact>

const optional = (max: number, lines = false) => z.optional(z.nullable(text({ max, lines })))

export const ContactInput = z.strictObject({
  name: text({ min: 1, max: 120 }),
  category: z.enum(contactCategories),
  title: optional(60),
  specialty: optional(120),
  phoneNumber: z.optional(
    z.nullable(
      z.union([
        z.literal(''),
        text({ max: 40 }).check(z.regex(/^[\d\s+()./#*,;xX-]*$/, { error: () => texts.invalidPhoneNumber })),
      ]),
    ),
  ),
  email: z.optional(z.nullable(z.union([z.literal(''), email()], { error: () => texts.invalidEmail }))),
  address: optional(300, true),
  notes: optional(2000, true),
  isPrimary: z.optional(z.boolean()),
  isEmergency: z.optional(z.boolean()),
})
export type ContactInput = z.infer<typeof ContactInput>

const exampleContact = {
  name: 'Amara Nwosu',
  category: 'doctor',
  title: 'Dr',
  specialty: 'Obstetrician',
  phoneNumber: '+44 20 7946 0142',
  email: 'amara.nwosu@harbour.example',
  address: '14 Elm Row',
  notes: 'Mondays and Thursdays',
  isPrimary: true,
  isEmergency: false,
}

export const contactsContract = defineContract({
  'GET /api/contacts': {
    summary: 'The contacts of the journey, newest first.',
    access: 'member',
    may: 'see contacts',
    query: page(),
    response: z.array(Contact),
  },
  'POST /api/contacts': {
    summary: 'Adds a contact.',
    access: 'member',
    may: 'add contacts',
    waits: true,
    body: ContactInput,
    example: exampleContact,
    response: Contact,
  },
  'PUT /api/contacts/{id}': {
    summary: 'Replaces all fields of a contact.',
    access: 'member',
    may: 'see contacts',
    waits: true,
    versioned: 'version',
    body: ContactInput,
    example: exampleContact,
    response: Contact,
  },
  'DELETE /api/contacts/{id}': {
    summary: 'Deletes a contact; it can be brought back for 30 days.',
    access: 'member',
    may: 'see contacts',
    waits: true,
  },
  'POST /api/contacts/{id}/restore': {
    summary: 'Brings a deleted contact back.',
    access: 'member',
    may: 'see contacts',
    waits: true,
    response: Contact,
    status: 200,
  },
})
