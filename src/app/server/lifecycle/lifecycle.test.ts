/** Fills every table, deletes things as people do, and checks that every row ends up as its feature's manifest says. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { journeyEnded, memberRemoved } from '#features/membership/events.ts'
import { accountDeleted } from '#features/sign-in/events.ts'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { findCertainTime } from '#platform/server/clock/certain-time.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { createEvents, type Emit } from '#platform/server/events.ts'
import { readSchema, type Schema } from '#platform/server/export/read-schema.ts'
import { journeyColumnOf } from '#platform/server/feature/delete-rows.ts'
import { expandRetentionRule } from '#platform/server/feature/table-plan.ts'
import { trashSince } from '#platform/shared/ownership.ts'
import { reactions, tablePlans } from '../features.ts'
import { openTestApp, type TestApp } from '../testing.ts'
import { type End, expectRows } from './expected-rows/testing.ts'
import { fillTables, listMissing, readRows } from './testing.ts'

let testApp: TestApp
let schema: Schema
/** Sam, who leaves, is an admin of the first journey and follows the second. Ines is the admin of the second. */
let people: { sam: number; ines: number }
let journeys: { first: number; second: number }

beforeEach(async () => {
  testApp = await openTestApp()
  const { db } = testApp
  schema = await readSchema(db)
  people = { sam: await findPerson(cast.partner.email), ines: await findPerson(cast.neighbour.email) }
  journeys = { first: await testApp.findJourney('Pip'), second: await testApp.findJourney('Feijão') }
  const looks = { units: 'us', theme: 'dim', layout: 'simple' } as const
  const personal = { ...looks, founder_at: '2026-03-01', profile_image_url: '/face' } as const
  await db.updateTable('users').set(personal).execute()
  await fillTables(db, schema, { people: Object.values(people), journeys: Object.values(journeys) })
})
afterEach(() => testApp.close())

const findPerson = async (email: string) =>
  (await testApp.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

describe('each row stays, changes or is deleted as its manifest says', () => {
  test('after a member was removed from a journey', async () => {
    const mother = await testApp.person('mother')
    // One of the filled rows makes the journey require a second step of its admins.
    await testApp.db.updateTable('sessions').set({ second_step_at: '2026-03-01' }).execute()
    const leaver = { userId: people.sam, pregnancyId: journeys.first }
    await expectAfter({ leaver }, async () => {
      expect((await mother.delete(`/api/admin/users/${cast.partner.email}`)).status).toBe(204)
    })
  })

  test('after somebody deleted their account', async () => {
    const sam = await testApp.person('partner')
    await expectAfter({ deletedAccounts: [people.sam] }, async () => {
      expect((await sam.ask('DELETE', '/api/account', { currentPassword: castPassword })).status).toBe(204)
    })
  })

  test('after a journey ended because its last member deleted their account', async () => {
    const others = testApp.db.deleteFrom('members').where('pregnancy_id', '=', journeys.second)
    await others.where('user_id', '!=', people.ines).execute()
    const ines = await testApp.person('neighbour')
    await expectAfter({ journeyId: journeys.second, deletedAccounts: [people.ines] }, async () => {
      expect((await ines.ask('DELETE', '/api/account', { currentPassword: castPassword })).status).toBe(204)
    })
  })

  test('after the last admin deleted a journey that others follow', async () => {
    const { first } = journeys
    await testApp.db
      .updateTable('members')
      .set({ role: 'family' })
      .where('pregnancy_id', '=', first)
      .where('user_id', '!=', await findPerson(cast.mother.email))
      .execute()
    await testApp.db.deleteFrom('parents').where('pregnancy_id', '=', first).execute()
    const nora = await testApp.person('mother')
    await testApp.db.updateTable('sessions').set({ second_step_at: '2026-03-01' }).execute()
    await expectAfter({ journeyId: first }, async () => {
      const deleted = await nora.ask('DELETE', `/api/pregnancies/${first}`, { currentPassword: castPassword })
      expect(deleted.status).toBe(204)
    })
  })

  test('after the trash was emptied', async () => {
    const since = trashSince(await findCertainTime(testApp.db, testApp.clock.now))
    for (const [table, { trashEmpties }] of tablePlans) if (trashEmpties === 'deleted') await moveToTrash(table, since)
    // Pretends that the jobs have just run. Otherwise they would change rows that record the time and missing files.
    const now = testApp.clock.now.toISOString()
    await testApp.db.updateTable('installation').set({ files_read_at: now, clock_seen_at: now }).execute()
    await expectAfter({ emptiedSince: since }, () => testApp.runJobs())
  })
})

test('the preview of an account deletion counts the rows that stay, in the words of their manifest', async () => {
  const rows = [...(await readRows(testApp.db)).values()]
  const countIn = (journey: number) =>
    [...tablePlans].flatMap(([name, plan]) =>
      Object.entries(plan.people ?? {}).flatMap(([column, rule]) => {
        const words = expandRetentionRule(rule).countedAs
        const own = rows.filter(({ table, row }) => table === name && row[column] === people.sam)
        const count = own.filter(({ row }) => row[journeyColumnOf(plan)] === journey && !row.deleted_at).length
        return words && count > 0 ? [{ count, what: words(count) }] : []
      }),
    )
  const sam = await testApp.person('partner')
  const { stays } = Object((await sam.get('/api/account/deletion-preview')).body)
  expect(stays).toHaveLength(2)
  for (const { babyName, shared } of stays) {
    const expected = countIn(await testApp.findJourney(babyName))
    expect(shared).toHaveLength(expected.length)
    expect(shared).toEqual(expect.arrayContaining(expected))
  }
  expect(stays[0].shared).toContainEqual({ count: 1, what: 'photo' })
})

/** Puts half of the table's rows into the trash a day before `since`, and the other half at `since`. */
async function moveToTrash(table: string, since: string) {
  const longAgo = new Date(Date.parse(since) - 86_400_000).toISOString()
  const rows = [...(await readRows(testApp.db)).values()].filter((row) => row.table === table)
  expect(rows.length).toBeGreaterThan(1)
  for (const [at, { row }] of rows.entries())
    await testApp.db
      .updateTable(table as 'contacts')
      .set({ deleted_at: at % 2 === 0 ? longAgo : since })
      .where('id', '=', row.id)
      .execute()
}

async function expectAfter(end: End, act: () => Promise<void>) {
  const before = await readRows(testApp.db)
  await act()
  const after = await readRows(testApp.db)
  await expectRows({ schema, before, after, end, otherJourney: journeys.second, now: testApp.clock.now })
}

test('the manifests name exactly the tables of the schema and their references to a journey, a person or a parent row', () => {
  expect(listMissing(schema)).toEqual([])
})

test('the rows after an event do not depend on the order in which features react', async () => {
  // The last three reactions delete rows as the manifests say, always after the features' own reactions.
  const own = reactions.slice(0, -3)
  const orders = {
    declared: createEvents(reactions),
    reversed: createEvents([...own.toReversed(), ...reactions.slice(-3)]),
  }
  const { sam: userId, ines } = people
  const { clock } = testApp
  const emissions: ((tx: Tx, emit: Emit) => Promise<void>)[] = [
    (tx, emit) => emit(tx, memberRemoved, { userId, pregnancyId: journeys.first, now: clock.now }),
    (tx, emit) => emit(tx, accountDeleted, { userId, now: clock.now }),
    (tx, emit) => emit(tx, accountDeleted, { userId: ines, now: clock.now }),
    (tx, emit) => emit(tx, journeyEnded, { pregnancyId: journeys.first }),
  ]
  for (const emitOne of emissions)
    expect(await outcomeOf((tx) => emitOne(tx, orders.reversed))).toEqual(
      await outcomeOf((tx) => emitOne(tx, orders.declared)),
    )
})

/** Returns the rows after this action, and rolls the action back. */
async function outcomeOf(act: (tx: Tx) => Promise<void>) {
  const tx = await testApp.db.startTransaction().execute()
  try {
    await act(tx)
    return await readRows(tx)
  } finally {
    await tx.rollback().execute()
  }
}
