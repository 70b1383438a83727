/**
 * Prints the changes of the schema that Citus would need to spread the journeys over several servers. Makes these changes in
 * PostgreSQL without Citus, and checks which calls still work.
 */

import { tablePlans } from '../../../src/app/server/features.ts'
import type { ServerProcess } from '../../bench/server/server-process.ts'
import { printFaults, printFound } from '../figures.ts'
import type { Installation } from '../installation.ts'
import { findDistributionColumn, listChanges, makeChanges } from './shard-schema.ts'

const lists = [
  'photos',
  'photo-weeks',
  'appointments',
  'contacts',
  'trash',
  'admin/users',
  'admin/activity',
  'invite-codes',
]

/** Calls that are known to fail: invite codes are unique over all journeys, and sharding by journey cannot enforce that. */
const known = ['POST /api/invite-codes: 500']

export async function drillSharding(installation: Installation): Promise<void> {
  const { withDatabase, settings } = installation
  if (!settings.DATABASE_URL) return console.log('\nThe sharding drill is skipped: it needs --postgres')
  console.log('\nThe changes that Citus would need for sharding by journey')
  const tables = [...tablePlans.keys()]
  const spread = tables.filter(findDistributionColumn)
  const changes = await withDatabase(({ db }) => listChanges(db))
  printFound('tables whose rows are spread by journey', spread.length)
  printFound('tables on one server, or copied to every server', tables.length - spread.length)
  printFound('keys and references that have to change', changes.length)
  for (const { table, what } of changes) console.log(`    ${table}: ${what}`)

  await withDatabase(({ db }) => makeChanges(db, changes))
  printFaults(
    'changes that are still needed after they were made',
    (await withDatabase(({ db }) => listChanges(db))).length,
  )
  const server = await installation.start()
  try {
    const failing = await askEverything(installation, server)
    printFound('calls whose statements would have to change too', failing.length)
    for (const call of failing) console.log(`    ${call}`)
    printFaults('failing calls that were not known before', failing.filter((call) => !known.includes(call)).length)
  } finally {
    await server.stop()
  }
}

/** Reads every list, and adds, deletes and restores one thing of each kind. Returns the calls that failed. */
async function askEverything({ mother, pregnancyId }: Installation, { port }: ServerProcess): Promise<string[]> {
  const failing: string[] = []
  async function ask(method: string, path: string, body?: object): Promise<{ id?: number }> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { cookie: mother, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) failing.push(`${method} ${path}: ${response.status}`)
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}
  }
  const journey = `/api/pregnancies/${pregnancyId}`
  for (const path of ['/', `${journey}/updates`, `${journey}/wishlist`, `${journey}/family`]) await ask('GET', path)
  for (const list of lists) await ask('GET', `/api/${list}`)
  const things = [
    [`${journey}/updates`, 'updates', { content: 'All is well.' }],
    ['/api/contacts', 'contacts', { name: 'Dr. Amara Nwosu', category: 'doctor' }],
    ['/api/appointments', 'appointments', { title: 'Check-up', appointmentDate: '2026-03-20T09:30:00Z' }],
    [`${journey}/wishlist`, 'wishlist', { name: 'Muslin cloths', category: 'nursery' }],
  ] as const
  for (const [path, kind, body] of things) {
    const { id } = await ask('POST', path, body)
    await ask('DELETE', `/api/${kind}/${id}`)
    await ask('POST', `/api/${kind}/${id}/restore`)
  }
  await ask('POST', '/api/invite-codes', { role: 'family' })
  await ask('POST', '/api/calendar-feed')
  await ask('PUT', `${journey}/wishlist/surprise`, { mode: 'taken' })
  return failing
}
