import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { allRights } from '#platform/shared/section.ts'
import type { Trashed } from '../contract.ts'
import { type TrashKind, trashKinds } from '../rules.ts'

let testApp: TestApp
let mother: Browser
let grandmother: Browser
beforeEach(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  grandmother = await testApp.person('grandmother')
})
afterEach(() => testApp.close())

type Thing = { id: number; path: string }

/** Adds one of each kind as this person; a new kind of thing needs a line here. */
const makers: Record<TrashKind, (browser: Browser) => Promise<Thing>> = {
  update: async (browser) => {
    const journey = await testApp.findJourney('Pip')
    return made('/api/updates', await browser.post(`/api/pregnancies/${journey}/updates`, { content: 'A kick.\nTwo.' }))
  },
  contact: async (browser) =>
    made('/api/contacts', await browser.post('/api/contacts', { name: 'Amara Nwosu', category: 'doctor' })),
  appointment: async (browser) => {
    const appointment = { title: 'Growth scan', appointmentDate: '2026-03-20T09:30:00Z' }
    return made('/api/appointments', await browser.post('/api/appointments', appointment))
  },
  wish: async (browser) => {
    const journey = await testApp.findJourney('Pip')
    const wish = { name: 'Pram', category: 'baby_gear' }
    return made('/api/wishlist', await browser.post(`/api/pregnancies/${journey}/wishlist`, wish))
  },
  photo: async (browser) => {
    const form = new FormData()
    form.append('caption', 'First scan')
    form.append('photo', new Blob([await paintPicture()], { type: 'image/png' }), 'scan.png')
    return made('/api/photos', await browser.post('/api/photos/upload', form))
  },
  scan: async (browser) => {
    const journey = await testApp.findJourney('Pip')
    const scan = { measuredOn: '2026-03-10', femurLength: 53.1 }
    return made('/api/scans', await browser.post(`/api/pregnancies/${journey}/scans`, scan))
  },
}
/** Where each kind is kept. */
const tables: Record<TrashKind, string> = {
  update: 'updates',
  contact: 'contacts',
  appointment: 'appointments',
  wish: 'wishes',
  photo: 'photos',
  scan: 'scans',
}

const made = (path: string, { body }: { body: unknown }): Thing => ({
  id: Object(body).id,
  path: `${path}/${Object(body).id}`,
})
async function paintPicture() {
  const { default: sharp } = await import('sharp')
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8a' } })
  return new Uint8Array(await picture.png().toBuffer())
}

const kinds = Object.keys(makers) as TrashKind[]
const openKinds = kinds.filter((kind) => trashKinds[kind] !== null)

async function throwAway(browser: Browser, kind: TrashKind): Promise<Thing> {
  const thing = await makers[kind](browser)
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

  test.each(openKinds)('contains a deleted %s for its maker and for admins, and for nobody else', async (kind) => {
    const { id } = await throwAway(grandmother, kind)
    const entry = {
      kind,
      id,
      title: kind === 'update' ? 'A kick.' : expect.any(String),
      deletedAt: '2026-03-15T10:00:00.000Z',
      until: '2026-04-14T10:00:00.000Z',
    }
    expect(await trashOf(grandmother)).toEqual([entry])
    expect(await trashOf(mother)).toEqual([entry])
    expect(await trashOf(await testApp.person('friend'))).toEqual([])
    expect(await trashOf(await testApp.person('neighbour'))).toEqual([])
  })

  test('contains a deleted scan for every admin and nobody else, not even for a former admin who made it', async () => {
    const partner = await testApp.person('partner')
    const { id } = await throwAway(partner, 'scan')
    const entry = { kind: 'scan', id, title: 'Scan of Mar 10, 2026' }
    for (const admin of [mother, partner]) expect(await trashOf(admin)).toMatchObject([entry])
    for (const other of ['grandmother', 'friend', 'neighbour'] as const)
      expect(await trashOf(await testApp.person(other))).toEqual([])
    await mother.ask('PATCH', '/api/admin/users/sam@nestling.example', { role: 'family' })
    expect(await trashOf(partner)).toEqual([])
  })

  test.each(openKinds)('shows no %s to people whose section is closed', async (kind) => {
    await throwAway(grandmother, kind)
    const family = { ...allRights, [String(trashKinds[kind])]: 'nothing' }
    const journey = await testApp.findJourney('Pip')
    await mother.ask('PUT', `/api/pregnancies/${journey}/rights`, { family, guest: allRights })
    expect(await trashOf(grandmother)).toEqual([])
  })

  test.each(kinds)('contains no %s that exists, was restored, or was deleted too long ago', async (kind) => {
    await makers[kind](mother)
    expect(await trashOf(mother)).toEqual([])
    const { path } = await throwAway(mother, kind)
    await mother.post(`${path}/restore`)
    expect(await trashOf(mother)).toEqual([])
    await mother.delete(path)
    afterDays(30)
    expect(await trashOf(await testApp.person('mother'))).toHaveLength(1)
    afterDays(30.1)
    expect(await trashOf(await testApp.person('mother'))).toEqual([])
  })

  test('shows each thing’s title', async () => {
    for (const kind of kinds) await throwAway(mother, kind)
    const titles = Object(await trashOf(mother)).map(({ kind, title }: Trashed) => [kind, title])
    expect(Object.fromEntries(titles)).toEqual({
      update: 'A kick.',
      contact: 'Amara Nwosu',
      appointment: 'Growth scan',
      wish: 'Pram',
      photo: 'First scan',
      scan: 'Scan of Mar 10, 2026',
    })
  })

  test('shows the last deleted first, and at most 200 things', async () => {
    const first = await makers.contact(mother)
    for (let count = 0; count < 201; count += 1) await throwAway(mother, 'contact')
    testApp.clock.now = new Date('2026-03-15T10:00:01.000Z')
    const update = await throwAway(mother, 'update')
    testApp.clock.now = new Date('2026-03-15T10:00:02.000Z')
    await mother.delete(first.path)
    const trash = Object(await trashOf(mother))
    expect(trash).toHaveLength(200)
    expect(trash[0]).toMatchObject({ kind: 'contact', id: first.id })
    expect(trash[1]).toMatchObject({ kind: 'update', id: update.id })
  })
})

describe('emptying the trash', () => {
  const countThings = async () => {
    const dump = await dumpTables(testApp.db)
    return kinds.map((kind) => dump[tables[kind]]?.length ?? 0)
  }

  test('leaves existing things and those deleted within 30 days, and deletes the rest for good', async () => {
    for (const kind of kinds) await throwAway(mother, kind)
    const before = await countThings()
    afterDays(30)
    await testApp.runJobs()
    expect(await countThings()).toEqual(before)
    afterDays(31)
    await testApp.runJobs()
    expect(await countThings()).toEqual(before.map((count) => count - 1))
  })
})
