/** Asks for every thing that is somebody's, by its real id, as people whom it does not concern: it is not there for them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast } from '#features/sign-in/fixtures.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { openGallery, plain } from '#platform/server/pictures/kept/testing.ts'
import { listEndpoints } from './endpoints/testing.ts'
import { type Browser, type House, openHouse } from './testing.ts'

type Params = Readonly<Record<string, string | number>>

let gallery: Awaited<ReturnType<typeof openGallery>>
let house: House
beforeAll(async () => {
  gallery = await openGallery({ '/scan.png': await plain().png().toBuffer() })
  house = await openHouse({ outside: gallery.outside })
})
afterAll(async () => {
  await house.close()
  await gallery.close()
})

/** Something real of Pip's family for every call that names a thing; a new such call needs one here. */
const things: Readonly<Record<string, (house: House) => Promise<Params>>> = {
  'DELETE /api/account/sessions/{id}': async () => ({ id: await findSessionOf(cast.mother.email) }),
  'GET /api/portraits/{name}': async () => ({ name: await givePicture(await house.person('mother')) }),
  'POST /api/admin/users/{email}/reset-link': async () => ({ email: cast.grandmother.email }),
  'PATCH /api/admin/users/{email}': async () => ({ email: cast.grandmother.email }),
  'DELETE /api/admin/users/{email}': async () => ({ email: cast.grandmother.email }),
  'PUT /api/appointments/{id}': (house) => addAppointment(house),
  'DELETE /api/appointments/{id}': (house) => addAppointment(house),
  'POST /api/appointments/{id}/restore': async (house) => {
    const { id } = await addAppointment(house)
    await (await house.person('mother')).delete(`/api/appointments/${id}`)
    return { id }
  },
  'GET /api/photos/{filename}': async (house) => ({ filename: (await addPhoto(house)).filename }),
  'PATCH /api/photos/{id}': (house) => addPhoto(house),
  'DELETE /api/photos/{id}': (house) => addPhoto(house),
  'POST /api/photos/{id}/restore': async (house) => {
    const { id } = await addPhoto(house)
    await (await house.person('mother')).delete(`/api/photos/${id}`)
    return { id }
  },
  'PUT /api/contacts/{id}': (house) => addContact(house),
  'DELETE /api/contacts/{id}': (house) => addContact(house),
  'POST /api/contacts/{id}/restore': async (house) => {
    const { id } = await addContact(house)
    await (await house.person('mother')).delete(`/api/contacts/${id}`)
    return { id }
  },
  'GET /api/update-pictures/{filename}': (house) => shareUpdate(house),
  'DELETE /api/updates/{id}': (house) => shareUpdate(house),
  'POST /api/updates/{id}/restore': async (house) => {
    const { id } = await shareUpdate(house)
    await (await house.person('mother')).delete(`/api/updates/${id}`)
    return { id }
  },
  'GET /api/wish-pictures/{filename}': (house) => addWish(house),
  'PUT /api/wishlist/{id}': (house) => addWish(house),
  'DELETE /api/wishlist/{id}': (house) => addWish(house),
  'POST /api/wishlist/{id}/restore': async (house) => {
    const { id } = await addWish(house)
    await (await house.person('mother')).delete(`/api/wishlist/${id}`)
    return { id }
  },
  'PUT /api/scans/{id}': (house) => addScan(house),
  'DELETE /api/scans/{id}': (house) => addScan(house),
  'POST /api/scans/{id}/restore': async (house) => {
    const { id } = await addScan(house)
    await (await house.person('mother')).delete(`/api/scans/${id}`)
    return { id }
  },
  'POST /api/wishlist/{id}/purchase': (house) => addWish(house),
  'POST /api/wishlist/{id}/reservation': (house) => addWish(house),
  'DELETE /api/wishlist/{id}/reservation': (house) => addWish(house),
  'DELETE /api/wishlist/{id}/notice': (house) => addWish(house),
  'DELETE /api/invite-codes/{id}': async () => {
    const { body } = await (await house.person('mother')).post('/api/invite-codes')
    return { id: Object(body).id }
  },
}

const named = listEndpoints().filter(({ namesThing }) => namesThing)

test('every call that names a thing is asked', () => {
  expect(named.map(({ route }) => route).toSorted()).toEqual(Object.keys(things).toSorted())
})

describe.each(named)('$route', ({ route, method, pathFor, sample }) => {
  test('answers others as if there were no such thing, and leaves it as it is', async () => {
    const real = await things[route]?.(house)
    // The admin of another journey passes every gate but the one of whose it is.
    const neighbour = await house.person('neighbour')
    const ask = (params: Params) => neighbour.ask(method, pathFor(params), method === 'GET' ? undefined : sample)
    const before = await dumpTables(house.db)
    const theirs = await ask({ ...real })
    const missing = await ask({})
    expect(theirs).toMatchObject({ status: 404, body: { code: 'not-found' }, text: missing.text })
    expect(Object.fromEntries(theirs.headers)).toEqual(Object.fromEntries(missing.headers))
    expect(await dumpTables(house.db)).toEqual(before)
  })
})

async function findSessionOf(email: string): Promise<number> {
  await house.person('mother')
  const { id } = await house.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('users.email', '=', email)
    .select('sessions.id')
    .executeTakeFirstOrThrow()
  return id
}

async function addAppointment(house: House): Promise<{ id: number }> {
  const mother = await house.person('mother')
  const appointmentDate = '2026-03-20T09:30:00Z'
  const { body } = await mother.post('/api/appointments', { title: 'Glucose test', appointmentDate })
  return { id: Number(Object(body).id) }
}

async function addContact(house: House): Promise<{ id: number }> {
  const { body } = await (await house.person('mother')).post('/api/contacts', {
    name: 'Amara Nwosu',
    category: 'doctor',
  })
  return { id: Object(body).id }
}

const imageUrl = 'https://pictures.example/scan.png'

/** With the copy of what it links to. */
type Linked = { id: number; filename: string }
const asLinked = (body: unknown): Linked => ({ id: Object(body).id, filename: Object(body).imageCopy.filename })

async function addWish(house: House): Promise<Linked> {
  const journey = await house.findJourney('Pip')
  const wish = { name: 'Pram', category: 'baby_gear', imageUrl }
  const { body } = await (await house.person('mother')).post(`/api/pregnancies/${journey}/wishlist`, wish)
  return asLinked(body)
}

async function shareUpdate(house: House): Promise<Linked> {
  const journey = await house.findJourney('Pip')
  const mother = await house.person('mother')
  const { body } = await mother.post(`/api/pregnancies/${journey}/updates`, { content: 'All is well.', imageUrl })
  return asLinked(body)
}

async function addScan(house: House): Promise<{ id: number }> {
  const journey = await house.findJourney('Pip')
  const mother = await house.person('mother')
  const { body } = await mother.post(`/api/pregnancies/${journey}/scans`, { measuredOn: '2026-03-10', femurLength: 53 })
  return { id: Object(body).id }
}

async function addPhoto(house: House): Promise<{ id: number; filename: string }> {
  const { default: sharp } = await import('sharp')
  const image = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c8a' } })
  const form = new FormData()
  form.append('photo', new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' }), 'scan.png')
  const { body } = await (await house.person('mother')).post('/api/photos/upload', form)
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
