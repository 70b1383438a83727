/** Requests every kind of thing by its real id as people of another journey. They must get 404. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast } from '#features/sign-in/fixtures.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { openGallery, plain } from '#platform/server/pictures/stored/testing.ts'
import { listEndpoints } from './endpoints/testing.ts'
import { type Browser, openTestApp, type TestApp } from './testing.ts'

type Params = Readonly<Record<string, string | number>>

let gallery: Awaited<ReturnType<typeof openGallery>>
let testApp: TestApp
beforeAll(async () => {
  gallery = await openGallery({ '/scan.png': await plain().png().toBuffer() })
  testApp = await openTestApp({ internet: gallery.internet })
})
afterAll(async () => {
  await testApp.close()
  await gallery.close()
})

/** Something real of Pip's family for every call that names a thing; a new such call needs one here. */
const things: Readonly<Record<string, (testApp: TestApp) => Promise<Params>>> = {
  'DELETE /api/account/sessions/{id}': async () => ({ id: await findSessionOf(cast.mother.email) }),
  'GET /api/portraits/{name}': async () => ({ name: await givePicture(await testApp.person('mother')) }),
  'POST /api/admin/users/{email}/reset-link': async () => ({ email: cast.grandmother.email }),
  'PATCH /api/admin/users/{email}': async () => ({ email: cast.grandmother.email }),
  'DELETE /api/admin/users/{email}': async () => ({ email: cast.grandmother.email }),
  'PUT /api/appointments/{id}': (testApp) => addAppointment(testApp),
  'DELETE /api/appointments/{id}': (testApp) => addAppointment(testApp),
  'POST /api/appointments/{id}/restore': async (testApp) => {
    const { id } = await addAppointment(testApp)
    await (await testApp.person('mother')).delete(`/api/appointments/${id}`)
    return { id }
  },
  'GET /api/photos/{filename}': async (testApp) => ({ filename: (await addPhoto(testApp)).filename }),
  'PATCH /api/photos/{id}': (testApp) => addPhoto(testApp),
  'DELETE /api/photos/{id}': (testApp) => addPhoto(testApp),
  'POST /api/photos/{id}/restore': async (testApp) => {
    const { id } = await addPhoto(testApp)
    await (await testApp.person('mother')).delete(`/api/photos/${id}`)
    return { id }
  },
  'PUT /api/contacts/{id}': (testApp) => addContact(testApp),
  'DELETE /api/contacts/{id}': (testApp) => addContact(testApp),
  'POST /api/contacts/{id}/restore': async (testApp) => {
    const { id } = await addContact(testApp)
    await (await testApp.person('mother')).delete(`/api/contacts/${id}`)
    return { id }
  },
  'GET /api/update-pictures/{filename}': (testApp) => shareUpdate(testApp),
  'DELETE /api/updates/{id}': (testApp) => shareUpdate(testApp),
  'POST /api/updates/{id}/restore': async (testApp) => {
    const { id } = await shareUpdate(testApp)
    await (await testApp.person('mother')).delete(`/api/updates/${id}`)
    return { id }
  },
  'GET /api/wish-pictures/{filename}': (testApp) => addWish(testApp),
  'PUT /api/wishlist/{id}': (testApp) => addWish(testApp),
  'DELETE /api/wishlist/{id}': (testApp) => addWish(testApp),
  'POST /api/wishlist/{id}/restore': async (testApp) => {
    const { id } = await addWish(testApp)
    await (await testApp.person('mother')).delete(`/api/wishlist/${id}`)
    return { id }
  },
  'PUT /api/scans/{id}': (testApp) => addScan(testApp),
  'DELETE /api/scans/{id}': (testApp) => addScan(testApp),
  'POST /api/scans/{id}/restore': async (testApp) => {
    const { id } = await addScan(testApp)
    await (await testApp.person('mother')).delete(`/api/scans/${id}`)
    return { id }
  },
  'POST /api/wishlist/{id}/purchase': (testApp) => addWish(testApp),
  'POST /api/wishlist/{id}/reservation': (testApp) => addWish(testApp),
  'DELETE /api/wishlist/{id}/reservation': (testApp) => addWish(testApp),
  'DELETE /api/wishlist/{id}/notice': (testApp) => addWish(testApp),
  'DELETE /api/invite-codes/{id}': async () => {
    const { body } = await (await testApp.person('mother')).post('/api/invite-codes')
    return { id: Object(body).id }
  },
}

const named = listEndpoints().filter(({ namesThing }) => namesThing)

test('every call that names a thing is asked', () => {
  expect(named.map(({ route }) => route).toSorted()).toEqual(Object.keys(things).toSorted())
})

describe.each(named)('$route', ({ route, method, pathFor, sample }) => {
  test('answers 404 to others, and changes nothing', async () => {
    const real = await things[route]?.(testApp)
    // An admin of another journey passes every gate except scope.
    const neighbour = await testApp.person('neighbour')
    const ask = (params: Params) => neighbour.ask(method, pathFor(params), method === 'GET' ? undefined : sample)
    const before = await dumpTables(testApp.db)
    const theirs = await ask({ ...real })
    const missing = await ask({})
    expect(theirs).toMatchObject({ status: 404, body: { code: 'not-found' }, text: missing.text })
    expect(Object.fromEntries(theirs.headers)).toEqual(Object.fromEntries(missing.headers))
    expect(await dumpTables(testApp.db)).toEqual(before)
  })
})

async function findSessionOf(email: string): Promise<number> {
  await testApp.person('mother')
  const { id } = await testApp.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('users.email', '=', email)
    .select('sessions.id')
    .executeTakeFirstOrThrow()
  return id
}

async function addAppointment(testApp: TestApp): Promise<{ id: number }> {
  const mother = await testApp.person('mother')
  const appointmentDate = '2026-03-20T09:30:00Z'
  const { body } = await mother.post('/api/appointments', { title: 'Glucose test', appointmentDate })
  return { id: Number(Object(body).id) }
}

async function addContact(testApp: TestApp): Promise<{ id: number }> {
  const { body } = await (await testApp.person('mother')).post('/api/contacts', {
    name: 'Amara Nwosu',
    category: 'doctor',
  })
  return { id: Object(body).id }
}

const imageUrl = 'https://pictures.example/scan.png'

/** With the copy of what it links to. */
type Linked = { id: number; filename: string }
const asLinked = (body: unknown): Linked => ({ id: Object(body).id, filename: Object(body).imageCopy.filename })

async function addWish(testApp: TestApp): Promise<Linked> {
  const journey = await testApp.findJourney('Pip')
  const wish = { name: 'Pram', category: 'baby_gear', imageUrl }
  const { body } = await (await testApp.person('mother')).post(`/api/pregnancies/${journey}/wishlist`, wish)
  return asLinked(body)
}

async function shareUpdate(testApp: TestApp): Promise<Linked> {
  const journey = await testApp.findJourney('Pip')
  const mother = await testApp.person('mother')
  const { body } = await mother.post(`/api/pregnancies/${journey}/updates`, { content: 'All is well.', imageUrl })
  return asLinked(body)
}

async function addScan(testApp: TestApp): Promise<{ id: number }> {
  const journey = await testApp.findJourney('Pip')
  const mother = await testApp.person('mother')
  const { body } = await mother.post(`/api/pregnancies/${journey}/scans`, { measuredOn: '2026-03-10', femurLength: 53 })
  return { id: Object(body).id }
}

async function addPhoto(testApp: TestApp): Promise<{ id: number; filename: string }> {
  const { default: sharp } = await import('sharp')
  const image = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c8a' } })
  const form = new FormData()
  form.append('photo', new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' }), 'scan.png')
  const { body } = await (await testApp.person('mother')).post('/api/photos/upload', form)
  return { id: Object(body).id, filename: Object(body).filename }
}

/** Gives the person a picture and tells the name under which it is served. */
async function givePicture(browser: Browser): Promise<string> {
  const { default: sharp } = await import('sharp')
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background: '#c8a' } })
  const form = new FormData()
  form.append('picture', new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' }), 'me.png')
  const { body } = await browser.post('/api/account/picture', form)
  return String(Object(body).profileImageUrl).split('/').at(-1) ?? ''
}
