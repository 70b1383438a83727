import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'

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

async function add(quantity = 1): Promise<number> {
  const { body } = await mother.post(address, { name: 'Muslin cloths', category: 'nursery', quantity })
  return Object(body).id
}
const reserve = (browser: Browser, id: number, units = 1) => browser.post(`/api/wishlist/${id}/reservation`, { units })
const release = (browser: Browser, id: number) => browser.delete(`/api/wishlist/${id}/reservation`)
const purchase = (browser: Browser, id: number) => browser.post(`/api/wishlist/${id}/purchase`)
const wishOf = async (browser: Browser, id: number) => {
  const { body } = await browser.get(address)
  return Array.isArray(body) ? body.find((wish) => wish.id === id) : undefined
}
const sumReserved = async () => {
  const rows = await testApp.db.selectFrom('wish_reservations').select('units').execute()
  return rows.reduce((sum, { units }) => sum + units, 0)
}

describe('reserving a wish', () => {
  test('is refused to a visitor, and for units that others have reserved', async () => {
    const id = await add()
    expect((await reserve(testApp.visitor(), id)).status).toBe(401)
    await reserve(grandmother, id)
    expect(await reserve(friend, id)).toMatchObject({
      status: 409,
      body: { code: 'wish-taken', message: 'Others are already getting this.' },
    })
  })

  test.each([0, -1, 1.5, 4, 100])('is refused for %d units of a wish with three units', async (units) => {
    const id = await add(3)
    expect(await reserve(grandmother, id, units)).toMatchObject({ status: 400, body: { fields: { units: /./ } } })
    expect(await sumReserved()).toBe(0)
  })

  test('lets everybody see who reserved the wish, and how many units', async () => {
    const id = await add(3)
    expect(await reserve(grandmother, id, 2)).toMatchObject({
      status: 200,
      body: { reservedByMe: 2, reservedByOthers: [], isTaken: false },
    })
    expect(await reserve(friend, id, 2)).toMatchObject({ status: 409 })
    await reserve(friend, id)
    expect(await wishOf(mother, id)).toMatchObject({
      reservedByMe: 0,
      reservedByOthers: [
        { firstName: 'Ruth', units: 2 },
        { firstName: 'Ben', units: 1 },
      ],
      isTaken: true,
      isPurchased: false,
    })
  })

  test('a second time replaces the first reservation, and releasing the wish frees all its units', async () => {
    const id = await add(3)
    await reserve(grandmother, id, 3)
    expect(await reserve(grandmother, id)).toMatchObject({ body: { reservedByMe: 1 } })
    expect(await release(grandmother, id)).toMatchObject({ status: 204, text: '' })
    expect(await release(grandmother, id)).toMatchObject({ status: 204 })
    expect(await reserve(friend, id, 3)).toMatchObject({ status: 200 })
    await release(grandmother, id)
    expect(await sumReserved()).toBe(3)
  })

  test('is not undone if the same person releases another wish', async () => {
    const [first, second] = [await add(), await add()]
    await reserve(grandmother, first)
    await reserve(grandmother, second)
    await release(grandmother, first)
    expect(await wishOf(grandmother, first)).toMatchObject({ reservedByMe: 0 })
    expect(await wishOf(grandmother, second)).toMatchObject({ reservedByMe: 1 })
  })

  test('50 times in parallel never exceeds the quantity', async () => {
    const id = await add(3)
    const people = [mother, grandmother, friend, await testApp.person('partner')]
    const reservations = Array.from({ length: 50 }, (_, at) => reserve(people[at % 4] ?? mother, id))
    const refused = (await Promise.all(reservations)).filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]))
    expect(await sumReserved()).toBe(3)
  })
})

describe('a purchase', () => {
  test('accepts no request body, and the wish shows who bought it and when', async () => {
    const id = await add()
    expect((await grandmother.post(`/api/wishlist/${id}/purchase`, { by: 1 })).status).toBe(400)
    const reply = await purchase(grandmother, id)
    const bought = { isPurchased: true, purchasedDate: '2026-03-15T10:00:00.000Z', purchasedBy: 'Ruth', isTaken: true }
    expect(reply).toMatchObject({ status: 200, body: bought })
    expect(await wishOf(mother, id)).toMatchObject(bought)
  })

  test('has no further effect if the buyer repeats it, and other people can no longer buy or reserve the wish', async () => {
    const id = await add()
    const { text } = await purchase(grandmother, id)
    expect(await purchase(grandmother, id)).toMatchObject({ status: 200, text })
    const refusal = { status: 409, body: { code: 'wish-purchased', message: 'This has already been bought.' } }
    expect(await purchase(friend, id)).toMatchObject(refusal)
    expect(await reserve(friend, id)).toMatchObject(refusal)
  })

  test('is stored once after 20 parallel requests by two people', async () => {
    const id = await add()
    await Promise.all(Array.from({ length: 20 }, (_, at) => purchase(at % 2 ? grandmother : friend, id)))
    expect(await testApp.db.selectFrom('wish_purchases').selectAll().execute()).toHaveLength(1)
  })
})

describe('removing a person or ending a journey', () => {
  const removeGrandmother = () => mother.delete(`/api/admin/users/${cast.grandmother.email}`)

  test('deletes the reservations of the removed person, but not their purchases', async () => {
    const [reserved, bought] = [await add(), await add()]
    await reserve(grandmother, reserved)
    await purchase(grandmother, bought)
    expect((await removeGrandmother()).status).toBe(204)
    expect(await wishOf(mother, reserved)).toMatchObject({ reservedByOthers: [], isTaken: false })
    expect(await wishOf(mother, bought)).toMatchObject({ isPurchased: true, purchasedBy: 'Ruth' })
    expect((await reserve(friend, reserved)).status).toBe(200)
  })

  test('deletes the whole wishlist of the ended journey', async () => {
    const ines = await testApp.person('neighbour')
    const path = `/api/pregnancies/${await testApp.findJourney('Feijão')}/wishlist`
    const { body } = await ines.post(path, { name: 'Berço', category: 'nursery' })
    await reserve(ines, Object(body).id)
    await purchase(ines, Object(body).id)
    await ines.ask('PUT', `${path}/surprise`, { mode: 'nothing' })
    expect((await ines.ask('DELETE', '/api/account', { currentPassword: 'seven quiet herons' })).status).toBe(204)
    for (const table of ['wishes', 'wish_reservations', 'wish_purchases', 'wish_surprises'] as const)
      expect(await testApp.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
