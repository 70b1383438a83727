import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeThing, trashKinds } from '#app/server/samples/things/testing.ts'
import { allRights, type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import type { TrashKind } from '#platform/server/feature/trash-kind.ts'

let testApp: TestApp
let mother: Browser
let grandmother: Browser
beforeEach(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  grandmother = await testApp.person('grandmother')
})
afterEach(() => testApp.close())

const kindsInSections = trashKinds.filter(({ section }) => section !== null)
const { contact, update, scan } = Object.fromEntries(trashKinds.map((one) => [one.kind, one]))
if (!contact || !update || !scan) throw new Error('These tests need a contact, an update and a scan.')

type Thing = { id: number; path: string }

/** Adds a thing of this kind as this person, with the feature's own samples. */
async function make(browser: Browser, { path }: TrashKind): Promise<Thing> {
  const { id } = await makeThing(testApp, browser, `${path}/{id}`)
  return { id: Number(id), path: `${path}/${id}` }
}

async function throwAway(browser: Browser, kind: TrashKind): Promise<Thing> {
  const thing = await make(browser, kind)
  expect((await browser.delete(thing.path)).status).toBe(204)
  return thing
}
const trashOf = async (browser: Browser) => (await browser.get('/api/trash')).body
const afterDays = (days: number) => {
  testApp.clock.now = new Date(Date.parse('2026-03-15T10:00:00.000Z') + days * 86_400_000)
}

describe('the trash', () => {
  test('is refused to a visitor and to people without a journey', async () => {
    expect((await testApp.visitor().get('/api/trash')).status).toBe(401)
    expect((await (await testApp.person('stranger')).get('/api/trash')).status).toBe(403)
  })

  test.each(kindsInSections)(
    'contains a deleted $kind for the person who added it and for admins only',
    async (thrown) => {
      const { kind, word, icon, path } = thrown
      const { id } = await throwAway(grandmother, thrown)
      const entry = {
        kind,
        word: word(),
        icon,
        id,
        restoreAt: `${path}/${id}/restore`,
        title: expect.stringMatching(/\w/),
        deletedAt: '2026-03-15T10:00:00.000Z',
        until: '2026-04-14T10:00:00.000Z',
      }
      expect(await trashOf(grandmother)).toEqual([entry])
      expect(await trashOf(mother)).toEqual([entry])
      expect(await trashOf(await testApp.person('friend'))).toEqual([])
      expect(await trashOf(await testApp.person('neighbour'))).toEqual([])
    },
  )

  test('contains a deleted scan for every admin and nobody else, not even for a former admin who made it', async () => {
    const partner = await testApp.person('partner')
    const { id } = await throwAway(partner, scan)
    const entry = { kind: 'scan', id, title: 'Scan of Mar 10, 2026' }
    for (const admin of [mother, partner]) expect(await trashOf(admin)).toMatchObject([entry])
    for (const other of ['grandmother', 'friend', 'neighbour'] as const)
      expect(await trashOf(await testApp.person(other))).toEqual([])
    await mother.ask('PATCH', '/api/admin/users/sam@nestling.example', { role: 'family' })
    expect(await trashOf(partner)).toEqual([])
  })

  test.each(kindsInSections)('shows no $kind to people who may not see its section', async (kind) => {
    await throwAway(grandmother, kind)
    const family = { ...allRights, [String(kind.section)]: 'nothing' }
    const journey = await testApp.findJourney('Pip')
    await mother.ask('PUT', `/api/pregnancies/${journey}/rights`, { family, guest: allRights })
    expect(await trashOf(grandmother)).toEqual([])
  })

  test.each(trashKinds)(
    'contains no $kind that was never deleted, was restored, or was deleted too long ago',
    async (kind) => {
      await make(mother, kind)
      expect(await trashOf(mother)).toEqual([])
      const { path } = await throwAway(mother, kind)
      await mother.post(`${path}/restore`)
      expect(await trashOf(mother)).toEqual([])
      await mother.delete(path)
      afterDays(30)
      expect(await trashOf(await testApp.person('mother'))).toHaveLength(1)
      afterDays(30.1)
      expect(await trashOf(await testApp.person('mother'))).toEqual([])
    },
  )

  test('uses the first line of a text as its title', async () => {
    const address = `/api/pregnancies/${await testApp.findJourney('Pip')}/updates`
    const { body } = await mother.post(address, { content: 'A kick.\nAnd another.' })
    await mother.delete(`${update.path}/${Object(body).id}`)
    expect(await trashOf(mother)).toMatchObject([{ title: 'A kick.' }])
  })

  test('shows the last deleted first, and at most 200 things', async () => {
    const first = await make(mother, contact)
    for (let count = 0; count < 201; count += 1) await throwAway(mother, contact)
    testApp.clock.now = new Date('2026-03-15T10:00:01.000Z')
    const newest = await throwAway(mother, update)
    testApp.clock.now = new Date('2026-03-15T10:00:02.000Z')
    await mother.delete(first.path)
    const trash = Object(await trashOf(mother))
    expect(trash).toHaveLength(200)
    expect(trash[0]).toMatchObject({ kind: 'contact', id: first.id })
    expect(trash[1]).toMatchObject({ kind: 'update', id: newest.id })
  })
})

describe('emptying the trash', () => {
  const countThings = () =>
    Promise.all(
      trashKinds.map(async ({ select }) => {
        const rows = await testApp.db.selectFrom(select(testApp.db)).select('id').execute()
        return rows.length
      }),
    )

  test('deletes for good what was deleted more than 32 days ago, and nothing else', async () => {
    for (const kind of trashKinds) await throwAway(mother, kind)
    const before = await countThings()
    afterDays(32)
    await testApp.runJobs()
    expect(await countThings()).toEqual(before)
    afterDays(33)
    await testApp.runJobs()
    expect(await countThings()).toEqual(before.map((count) => count - 1))
  })
})
