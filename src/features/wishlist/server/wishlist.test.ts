import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allRights, type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import type { Rights } from '#platform/shared/section.ts'

let testApp: TestApp
let mother: Browser
let grandmother: Browser
let friend: Browser
let address: string
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  grandmother = await testApp.person('grandmother')
  friend = await testApp.person('friend')
  address = `/api/pregnancies/${await testApp.findJourney('Pip')}/wishlist`
})
afterAll(() => testApp.close())
beforeEach(() => testApp.db.deleteFrom('wishes').execute())

const pram = { name: 'Pram', category: 'baby_gear' }

async function add(wish: object = pram, browser = mother): Promise<number> {
  const { status, body } = await browser.post(address, wish)
  expect(status).toBe(201)
  return Object(body).id
}

async function namesOf(browser: Browser, query = ''): Promise<string[]> {
  const { body } = await browser.get(address + query)
  return Array.isArray(body) ? body.map(({ name }) => name) : []
}

test('changing a wish leaves other wishes unchanged', async () => {
  const id = await add()
  await add({ ...pram, name: 'Cot' })
  expect((await mother.ask('PUT', `/api/wishlist/${id}`, { ...pram, name: 'Stroller' })).status).toBe(200)
  expect((await namesOf(mother)).toSorted()).toEqual(['Cot', 'Stroller'])
})

describe('adding a wish', () => {
  test('is refused to a visitor', async () => {
    expect((await testApp.visitor().post(address, pram)).status).toBe(401)
  })

  test('is refused to people who may only see wishes', async () => {
    const setFamilyRights = (family: Rights) =>
      mother.ask('PUT', address.replace('wishlist', 'rights'), { family, guest: allRights })
    await setFamilyRights({ ...allRights, wishlist: 'see' })
    expect(await grandmother.post(address, pram)).toMatchObject({ status: 403, body: { code: 'section-closed' } })
    expect((await grandmother.get(address)).status).toBe(200)
    await setFamilyRights(allRights)
  })

  const invalid: readonly [string, object, string, string][] = [
    ['no name', { category: 'other' }, 'name', 'Required'],
    ['an empty name', { ...pram, name: ' ' }, 'name', 'Please enter an item name'],
    ['an empty category', { ...pram, category: '' }, 'category', 'Please select a category'],
    ['an unknown category', { ...pram, category: 'toys' }, 'category', 'Please select a category'],
    ['an unknown priority', { ...pram, priority: 'urgent' }, 'priority', expect.stringContaining("'high'")],
    ['a store link that is not a URL', { ...pram, storeUrl: 'shop' }, 'storeUrl', 'Invalid url'],
    ['a store link that is a script', { ...pram, storeUrl: 'javascript:alert(1)' }, 'storeUrl', 'Invalid url'],
    ['a picture link that is a data URL', { ...pram, imageUrl: 'data:image/png;base64,AA' }, 'imageUrl', 'Invalid url'],
    ['a quantity of 0', { ...pram, quantity: 0 }, 'quantity', 'Number must be greater than or equal to 1'],
    ['a quantity of 100', { ...pram, quantity: 100 }, 'quantity', 'Number must be less than or equal to 99'],
    ['a purchase', { ...pram, isPurchased: true }, 'isPurchased', "Unrecognized key(s) in object: 'isPurchased'"],
  ]

  test.each(invalid)('with %s is refused', async (_, body, field, message) => {
    expect(await mother.post(address, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { [field]: message } },
    })
    expect(await namesOf(mother)).toEqual([])
  })

  test('returns the wish with defaults, and empty fields as null', async () => {
    const empty = { description: '', price: '', storeUrl: '', imageUrl: null, notes: ' ' }
    const { status, body } = await grandmother.post(address, { ...pram, ...empty })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      ...pram,
      description: null,
      price: null,
      storeUrl: null,
      imageUrl: null,
      imageCopy: null,
      priority: 'medium',
      notes: null,
      quantity: 1,
      createdBy: expect.any(Number),
      createdAt: '2026-03-15T10:00:00.000Z',
      version: expect.any(String),
      isPurchased: false,
      purchasedDate: null,
      purchasedBy: null,
      mayTakeBack: false,
      reservedByMe: 0,
      reservedByOthers: [],
      isTaken: false,
    })
    expect((await mother.get(address)).body).toEqual([body])
  })

  test('stores every field', async () => {
    const wish = {
      ...pram,
      description: 'Light.\nVery light.',
      price: 'about 200 €',
      storeUrl: 'https://shop.example/pram?green',
      imageUrl: 'https://shop.example/pram.jpg',
      priority: 'high',
      notes: 'Green',
      quantity: 3,
    }
    expect((await mother.post(address, wish)).body).toMatchObject(wish)
  })

  test.each(['baby_gear', 'maternity', 'nursery', 'feeding', 'clothing', 'books', 'other'])(
    'with the category %s is accepted',
    async (category) => {
      expect(await mother.post(address, { name: 'Pram', category })).toMatchObject({ status: 201, body: { category } })
    },
  )

  test.each(['high', 'medium', 'low'])('with the priority %s is accepted', async (priority) => {
    expect(await mother.post(address, { ...pram, priority })).toMatchObject({ status: 201, body: { priority } })
  })

  test.each(['partner', 'grandmother', 'friend'] as const)('is allowed for the %s', async (name) => {
    expect((await (await testApp.person(name)).post(address, pram)).status).toBe(201)
  })
})

describe('the list of wishes', () => {
  test('is refused to a visitor, and answers 404 to another family', async () => {
    expect((await testApp.visitor().get(address)).status).toBe(401)
    expect((await (await testApp.person('neighbour')).get(address)).status).toBe(404)
  })

  test('can be read page by page, newest first, without gaps or duplicates', async () => {
    const names = Array.from({ length: 7 }, (_, at) => `Wish ${at}`)
    for (const name of names) await add({ ...pram, name })
    const { headers } = await mother.get(`${address}?limit=4`)
    expect(await namesOf(mother, '?limit=4')).toEqual(names.toReversed().slice(0, 4))
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? []
    expect(await namesOf(mother, next.slice(address.length))).toEqual(names.toReversed().slice(4))
  })
})

describe('changing, deleting and restoring a wish', () => {
  test('is refused to people who did not add the wish, except to admins', async () => {
    const id = await add(pram, grandmother)
    const change = { ...pram, name: 'Stroller' }
    for (const reply of [
      await friend.ask('PUT', `/api/wishlist/${id}`, change),
      await friend.delete(`/api/wishlist/${id}`),
      await friend.post(`/api/wishlist/${id}/restore`),
    ])
      expect(reply).toMatchObject({ status: 403, body: { code: 'not-yours' } })
    expect(await namesOf(friend)).toEqual(['Pram'])
    expect((await mother.ask('PUT', `/api/wishlist/${id}`, change)).status).toBe(200)
  })

  test('replaces every field if the wish is changed', async () => {
    const id = await add({ ...pram, notes: 'Green', quantity: 4, priority: 'low' })
    const { body } = await mother.ask('PUT', `/api/wishlist/${id}`, { name: 'Cot', category: 'nursery' })
    expect(body).toMatchObject({ id, name: 'Cot', category: 'nursery', notes: null, quantity: 1, priority: 'medium' })
    expect((await mother.get(address)).body).toEqual([body])
  })

  test('removes a deleted wish from the list, and restores it with its reservations', async () => {
    const id = await add()
    await grandmother.post(`/api/wishlist/${id}/reservation`, { units: 1 })
    expect(await mother.delete(`/api/wishlist/${id}`)).toMatchObject({ status: 204, text: '' })
    expect(await namesOf(mother)).toEqual([])
    expect((await mother.get('/api/trash')).body).toMatchObject([{ kind: 'wish', id, title: 'Pram' }])
    for (const [method, path] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/purchase'],
      ['POST', '/reservation'],
      ['DELETE', '/reservation'],
    ] as const) {
      const body = method === 'PUT' ? pram : path === '/reservation' && method === 'POST' ? { units: 1 } : undefined
      expect((await mother.ask(method, `/api/wishlist/${id}${path}`, body)).status).toBe(404)
    }
    const back = await mother.post(`/api/wishlist/${id}/restore`)
    expect(back).toMatchObject({ status: 200, body: { id, reservedByOthers: [{ firstName: 'Ruth', units: 1 }] } })
    expect(await mother.post(`/api/wishlist/${id}/restore`)).toMatchObject({ status: 200, text: back.text })
  })

  test('does not restore a wish after 30 days', async () => {
    const id = await add()
    await mother.delete(`/api/wishlist/${id}`)
    testApp.clock.now = new Date('2026-04-14T10:00:00.001Z')
    mother = await testApp.person('mother')
    expect((await mother.post(`/api/wishlist/${id}/restore`)).status).toBe(404)
  })
})
