import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import type { Tx } from '../database/database.ts'
import type { Member } from '../session.ts'
import { softDeletable } from './soft-delete.ts'

const now = new Date('2026-03-15T10:00:00.000Z')
const afterDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const justAfter = (date: Date) => new Date(date.getTime() + 1)

let testApp: TestApp
let maker: Member
let id: number
beforeAll(async () => {
  testApp = await openTestApp()
  const author = await testApp.db
    .selectFrom('members')
    .selectAll()
    .where('role', '=', 'family')
    .where('user_id', 'is not', null)
    .executeTakeFirstOrThrow()
  // The cast is needed because only the session check creates checked ids, and this test has no session.
  maker = { userId: author.user_id, pregnancyId: author.pregnancy_id, role: 'family' } as unknown as Member
})
beforeEach(async () => {
  id = await addContact()
})
afterAll(() => testApp.close())

async function addContact(): Promise<number> {
  const row = await testApp.db
    .insertInto('contacts')
    .values({
      pregnancy_id: maker.pregnancyId,
      name: 'Amara Nwosu',
      category: 'doctor',
      is_primary: 0,
      is_emergency: 0,
      created_by: maker.userId,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

const findContact = (tx: Tx, pregnancyId: number, contactId: number) =>
  tx
    .selectFrom('contacts')
    .selectAll()
    .where('id', '=', contactId)
    .where('pregnancy_id', '=', pregnancyId)
    .executeTakeFirst()
const contacts = softDeletable({ table: 'contacts', find: findContact })
const inTx = <Result>(run: (tx: Tx) => Promise<Result>) => testApp.db.transaction().execute(run)
const deleteIt = (actor = maker) => inTx((tx) => contacts.delete(tx, actor, id, now))
const restoreIt = (at = now, actor = maker) => inTx((tx) => contacts.restore(tx, actor, id, at))
const deletedAt = async () => {
  const rows = await testApp.db.selectFrom('contacts').select('deleted_at').where('id', '=', id).execute()
  return rows.map((row) => row.deleted_at)
}
const isRefused = (call: Promise<unknown>, code: string) => expect(call).rejects.toMatchObject({ code })

describe('a row of another journey', () => {
  test('is not found, whether it is deleted or not', async () => {
    const stranger = { ...maker, pregnancyId: maker.pregnancyId + 1, role: 'admin' } as Member
    await isRefused(
      inTx((tx) => contacts.lock(tx, stranger, id)),
      'not-found',
    )
    await isRefused(deleteIt(stranger), 'not-found')
    await deleteIt()
    await isRefused(restoreIt(now, stranger), 'not-found')
    expect(await deletedAt()).toEqual([now.toISOString()])
  })
})

describe('a row of another person', () => {
  test('can be locked, but neither deleted nor restored', async () => {
    const other = { ...maker, userId: maker.userId + 1 } as Member
    expect(await inTx((tx) => contacts.lock(tx, other, id))).toMatchObject({ id })
    await isRefused(
      inTx((tx) => contacts.lockOwn(tx, other, id)),
      'not-yours',
    )
    await isRefused(deleteIt(other), 'not-yours')
    expect(await deletedAt()).toEqual([null])
    await deleteIt()
    await isRefused(restoreIt(now, other), 'not-yours')
    expect(await deletedAt()).toEqual([now.toISOString()])
  })

  test('can be deleted and restored by an admin', async () => {
    const admin = { ...maker, userId: maker.userId + 1, role: 'admin' } as Member
    await deleteIt(admin)
    await restoreIt(now, admin)
    expect(await deletedAt()).toEqual([null])
  })
})

describe('a deleted row', () => {
  test('cannot be locked or deleted again', async () => {
    await deleteIt()
    await isRefused(
      inTx((tx) => contacts.lock(tx, maker, id)),
      'not-found',
    )
    await isRefused(deleteIt(), 'not-found')
  })

  test('can be restored for 30 days, to the millisecond', async () => {
    await deleteIt()
    await isRefused(restoreIt(justAfter(afterDays(30))), 'not-found')
    expect(await restoreIt(afterDays(30))).toMatchObject({ deleted_at: now.toISOString() })
    expect(await deletedAt()).toEqual([null])
  })

  test('can be restored twice, and the second time changes nothing', async () => {
    await deleteIt()
    await restoreIt()
    expect(await restoreIt()).toMatchObject({ deleted_at: null })
  })

  test('is deleted and restored once, even by many calls at once', async () => {
    const five = <Result>(call: () => Promise<Result>) => Promise.allSettled(Array.from({ length: 5 }, call))
    const deletions = await five(() => deleteIt())
    expect(deletions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const restorations = await five(() => restoreIt())
    const fromTrash = restorations.filter((each) => each.status === 'fulfilled' && each.value.deleted_at !== null)
    expect(fromTrash).toHaveLength(1)
  })
})

describe('emptying the trash', () => {
  test('leaves rows that are not deleted, and those deleted exactly 30 days ago', async () => {
    await contacts.emptyTrash(testApp.services, afterDays(365))
    expect(await deletedAt()).toEqual([null])
    await deleteIt()
    await contacts.emptyTrash(testApp.services, afterDays(30))
    expect(await deletedAt()).toEqual([now.toISOString()])
    await contacts.emptyTrash(testApp.services, justAfter(afterDays(30)))
    expect(await deletedAt()).toEqual([])
  })

  test('leaves a row that is restored meanwhile, and deletes the other rows', async () => {
    const ids = [id, await addContact(), await addContact()]
    for (const each of ids) await inTx((tx) => contacts.delete(tx, maker, each, now))
    const restored: number[] = []
    const restoring = softDeletable({
      table: 'contacts',
      find: findContact,
      deletePictures: async (tx, deleted) => {
        const next = ids.find((each) => each !== deleted)
        if (restored.length === 0 && next) {
          restored.push(next)
          await contacts.restore(tx, maker, next, now)
        }
        return []
      },
    })
    await restoring.emptyTrash(testApp.services, afterDays(31))
    const rows = await testApp.db.selectFrom('contacts').select('id').where('id', 'in', ids).execute()
    expect(rows.map((row) => row.id)).toEqual(restored)
  })
})
