import { aboveAllIds, linkToOlder } from '#platform/server/http/list-pages.ts'
import { implement } from '#platform/server/implement.ts'
import { contactsContract } from '../contract.ts'
import { addContact, changeContact, deleteContact, restoreContact } from './commands.ts'
import { listContacts } from './queries.ts'

export const contactsRoutes = implement(contactsContract, {
  'GET /api/contacts': async ({ db, actor: { pregnancyId }, query: { limit, before = aboveAllIds }, headers }) => {
    const contacts = await listContacts(db, { pregnancyId, limit, before })
    linkToOlder(headers, '/api/contacts', limit, contacts)
    return contacts
  },

  'POST /api/contacts': ({ db, actor, body, now }) => addContact(db, actor, body, now),

  'PUT /api/contacts/{id}': ({ actor, params, body, ...context }) => changeContact(context, actor, params.id, body),

  'DELETE /api/contacts/{id}': ({ db, actor, params, now }) => deleteContact(db, actor, params.id, now),

  'POST /api/contacts/{id}/restore': ({ db, actor, params, now }) => restoreContact(db, actor, params.id, now),
})
