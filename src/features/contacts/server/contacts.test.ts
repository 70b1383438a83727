import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRights, type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import type { CastName } from '#features/sign-in/fixtures.ts'
import { Contact } from '../contract.ts'

let testApp: TestApp
let mother: Browser
let grandmother: Browser
let friend: Browser
let neighbour: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  grandmother = await testApp.person('grandmother')
  friend = await testApp.person('friend')
  neighbour = await testApp.person('neighbour')
})
afterAll(() => testApp.close())

const doctor = { name: 'Amara Nwosu', category: 'doctor' }
const full = {
  ...doctor,
  title: 'Dr',
  specialty: 'Obstetrician',
  phoneNumber: '+44 (20) 7946-0142 x7',
  email: 'amara@harbour.example',
  address: 'Harbour Clinic\n14 Elm Row',
  notes: 'Mondays\nand Thursdays',
  isPrimary: true,
  isEmergency: true,
}

async function add(browser: Browser, body: object = doctor): Promise<number> {
  return Object((await browser.post('/api/contacts', body)).body).id
}
const change = (browser: Browser, id: number, body: object) => browser.ask('PUT', `/api/contacts/${id}`, body)
const remove = (browser: Browser, id: number) => browser.delete(`/api/contacts/${id}`)
const restore = (browser: Browser, id: number) => browser.post(`/api/contacts/${id}/restore`)
const list = async (browser: Browser): Promise<{ id: number; name: string }[]> =>
  Object((await browser.get('/api/contacts?limit=200')).body)
const idsOf = async (browser: Browser) => (await list(browser)).map(({ id }) => id)
const notYours = { status: 403, body: { code: 'not-yours' } }
const notThere = { status: 404, body: { code: 'not-found' } }

describe('adding a contact', () => {
  test('is refused to a visitor', async () => {
    expect((await testApp.visitor().post('/api/contacts', doctor)).status).toBe(401)
  })

  const wrong: readonly [string, object, string, string][] = [
    ['no name', { category: 'doctor' }, 'name', 'Required'],
    ['an empty name', { ...doctor, name: '' }, 'name', 'Required'],
    ['a blank name', { ...doctor, name: ' \t ' }, 'name', 'Required'],
    ['a name of two lines', { ...doctor, name: 'Amara\nNwosu' }, 'name', 'Contains characters that cannot be saved'],
    ['a name of 121 letters', { ...doctor, name: 'a'.repeat(121) }, 'name', 'Too long: at most 120 characters'],
    ['no category', { name: 'Ada' }, 'category', 'Required'],
    ['the category "midwife"', { ...doctor, category: 'midwife' }, 'category', expect.any(String)],
    ['the label "Childcare" as its category', { ...doctor, category: 'Childcare' }, 'category', expect.any(String)],
    ['an email without an at sign', { ...doctor, email: 'amara.harbour.example' }, 'email', 'Invalid email'],
    ['an email that is a script', { ...doctor, email: 'javascript:alert(1)' }, 'email', 'Invalid email'],
    ['a phone number in words', { ...doctor, phoneNumber: 'ring Priya' }, 'phoneNumber', 'Invalid phone number'],
    [
      'a phone number that is a script',
      { ...doctor, phoneNumber: 'javascript:' },
      'phoneNumber',
      'Invalid phone number',
    ],
    [
      'notes of 2,001 letters',
      { ...doctor, notes: 'a'.repeat(2001) },
      'notes',
      expect.stringContaining('at most 2000'),
    ],
    ['a string as a boolean', { ...doctor, isPrimary: 'yes' }, 'isPrimary', 'Expected boolean, received string'],
    ['another author', { ...doctor, createdBy: 1 }, 'createdBy', expect.any(String)],
    ['another journey', { ...doctor, pregnancyId: 2 }, 'pregnancyId', expect.any(String)],
  ]

  test.each(wrong)('with %s is refused', async (_, body, field, message) => {
    const before = await idsOf(mother)
    expect(await mother.post('/api/contacts', body)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { [field]: message } },
    })
    expect(await idsOf(mother)).toEqual(before)
  })

  test('returns the contact as it was stored', async () => {
    const { status, body } = await grandmother.post('/api/contacts', full)
    const { userId } = await whoIs('grandmother')
    expect(status).toBe(201)
    expect(body).toEqual({
      ...full,
      id: expect.any(Number),
      createdBy: userId,
      createdAt: '2026-03-15T10:00:00.000Z',
      version: expect.any(String),
    })
    expect((await list(mother))[0]).toEqual(body)
  })

  const nothing = {
    title: null,
    specialty: null,
    phoneNumber: null,
    email: null,
    address: null,
    notes: null,
    isPrimary: false,
    isEmergency: false,
  }
  const empty = { title: '', specialty: ' ', phoneNumber: '', email: '', address: '\n', notes: '' }

  test.each([
    ['left out', {}],
    ['null', { title: null, specialty: null, phoneNumber: null, email: null, address: null, notes: null }],
    ['empty', empty],
  ])('stores optional fields that are %s as null', async (_, fields) => {
    expect(await mother.post('/api/contacts', { ...doctor, ...fields })).toMatchObject({ status: 201, body: nothing })
  })

  test.each(['doctor', 'hospital', 'emergency', 'nanny', 'therapist', 'other'])(
    'with the category %s is accepted',
    async (category) => {
      expect(await mother.post('/api/contacts', { name: 'Ada', category })).toMatchObject({
        status: 201,
        body: { category },
      })
    },
  )

  test.each(['partner', 'grandmother', 'friend'] as const)('is allowed for the %s', async (name) => {
    expect((await (await testApp.person(name)).post('/api/contacts', doctor)).status).toBe(201)
  })
})

describe('changing a contact', () => {
  test('is refused to a visitor, to people who did not add it (except admins), and to members of other journeys', async () => {
    const id = await add(mother)
    expect((await change(testApp.visitor(), id, full)).status).toBe(401)
    expect(await change(grandmother, id, { ...doctor, name: 'Mine' })).toMatchObject(notYours)
    expect(await change(neighbour, id, { ...doctor, name: 'Mine' })).toMatchObject(notThere)
    expect(await list(mother)).toContainEqual(expect.objectContaining({ id, name: 'Amara Nwosu' }))
  })

  test('is refused while the contact is in the trash', async () => {
    const id = await add(mother)
    await remove(mother, id)
    expect(await change(mother, id, doctor)).toMatchObject(notThere)
  })

  test('replaces every field, but not who added the contact and when', async () => {
    const id = await add(grandmother, full)
    const { userId } = await whoIs('grandmother')
    testApp.clock.now = new Date('2026-03-15T10:01:00.000Z')
    const { status, body } = await change(grandmother, id, { name: 'Milan Petrov', category: 'therapist' })
    testApp.clock.now = new Date('2026-03-15T10:00:00.000Z')
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      name: 'Milan Petrov',
      category: 'therapist',
      title: null,
      specialty: null,
      phoneNumber: null,
      email: null,
      address: null,
      notes: null,
      isPrimary: false,
      isEmergency: false,
      createdBy: userId,
      createdAt: '2026-03-15T10:00:00.000Z',
      version: expect.any(String),
    })
  })

  test('is allowed for admins, even if another person added the contact', async () => {
    const id = await add(friend)
    expect(await change(mother, id, { ...doctor, name: 'Amara N.' })).toMatchObject({
      status: 200,
      body: { name: 'Amara N.' },
    })
  })
})

describe('deleting a contact', () => {
  test('is refused to a visitor, to people who did not add it (except admins), and to members of other journeys', async () => {
    const id = await add(mother)
    expect((await remove(testApp.visitor(), id)).status).toBe(401)
    expect(await remove(grandmother, id)).toMatchObject(notYours)
    expect(await remove(neighbour, id)).toMatchObject(notThere)
    expect(await idsOf(mother)).toContain(id)
  })

  test('removes it from the list, and answers 404 the second time', async () => {
    const id = await add(grandmother)
    expect(await remove(grandmother, id)).toMatchObject({ status: 204, text: '' })
    expect(await idsOf(mother)).not.toContain(id)
    expect(await remove(grandmother, id)).toMatchObject(notThere)
  })

  test('is allowed for admins, even if another person added the contact', async () => {
    expect((await remove(mother, await add(friend))).status).toBe(204)
  })
})

describe('restoring a contact', () => {
  test('is refused to a visitor, to people who did not add it (except admins), and to members of other journeys', async () => {
    const id = await add(mother)
    await remove(mother, id)
    expect((await restore(testApp.visitor(), id)).status).toBe(401)
    expect(await restore(grandmother, id)).toMatchObject(notYours)
    expect(await restore(neighbour, id)).toMatchObject(notThere)
    expect(await restore(mother, 999_999)).toMatchObject(notThere)
    expect(await idsOf(mother)).not.toContain(id)
  })

  test('restores it as it was, and changes nothing when repeated', async () => {
    const { body } = await grandmother.post('/api/contacts', full)
    const { id } = Object(body)
    await remove(grandmother, id)
    expect(await restore(grandmother, id)).toMatchObject({ status: 200, body: Object(body) })
    expect(await restore(grandmother, id)).toMatchObject({ status: 200, body: Object(body) })
    expect((await idsOf(mother)).filter((other) => other === id)).toEqual([id])
  })
})

describe('the list of contacts', () => {
  test('is refused to a visitor, and is empty for another journey', async () => {
    expect((await testApp.visitor().get('/api/contacts')).status).toBe(401)
    expect(await list(neighbour)).toEqual([])
  })

  test.each(['limit=0', 'limit=201', 'before=0', 'category=doctor'])('refuses the query %s', async (query) => {
    expect((await mother.get(`/api/contacts?${query}`)).status).toBe(400)
  })

  test('can be read page by page, newest first, without gaps or duplicates', async () => {
    const walked: number[] = []
    let next: string | undefined = '/api/contacts?limit=3'
    while (next) {
      const { body, headers } = await mother.get(next)
      walked.push(...Object(body).map(({ id }: { id: number }) => id))
      next = /^<(\/api\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(walked).toEqual(await idsOf(mother))
    expect(walked).toEqual(walked.toSorted((one, other) => other - one))
    expect(walked.length).toBeGreaterThan(10)
  })

  test('contains exactly the fields that the contract names', async () => {
    const [contact] = await list(mother)
    expect(Object.keys(Object(contact)).sort()).toEqual(Object.keys(Contact.shape).sort())
  })
})

test('people who may only see contacts can change contacts that they added before, but cannot add any', async () => {
  const id = await add(friend)
  const journey = await testApp.findJourney('Pip')
  const rights = { family: allRights, guest: { ...allRights, contacts: 'see' } }
  await mother.ask('PUT', `/api/pregnancies/${journey}/rights`, rights)
  expect(await friend.post('/api/contacts', doctor)).toMatchObject({ status: 403, body: { code: 'section-closed' } })
  expect((await change(friend, id, { ...doctor, name: 'Still mine' })).status).toBe(200)
})

test('a deleted contact can be restored within 30 days, and no later', async () => {
  const [early, late] = [await add(mother), await add(mother)]
  for (const id of [early, late]) await remove(mother, id)
  testApp.clock.now = new Date('2026-04-14T10:00:00.000Z')
  expect((await restore(await testApp.person('mother'), early)).status).toBe(200)
  testApp.clock.now = new Date('2026-04-14T10:00:00.001Z')
  expect(await restore(await testApp.person('mother'), late)).toMatchObject(notThere)
})

async function whoIs(name: CastName): Promise<{ userId: number }> {
  const { body } = await (await testApp.person(name)).get('/api/auth/user')
  return { userId: Object(body).id }
}
