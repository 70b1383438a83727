/** A purchase that was recorded by mistake can be taken back. The wish is then open again. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'

const day = 86_400_000
let testApp: TestApp
let begin: Date
let mother: Browser
let grandmother: Browser
let friend: Browser
let address: string
let id: number
beforeAll(async () => {
  testApp = await openTestApp()
  begin = testApp.clock.now
  address = `/api/pregnancies/${await testApp.findJourney('Pip')}/wishlist`
})
afterAll(() => testApp.close())
beforeEach(async () => {
  testApp.clock.now = begin
  // Setting the clock back ends the earlier sessions, so everyone signs in again.
  mother = await testApp.person('mother')
  grandmother = await testApp.person('grandmother')
  friend = await testApp.person('friend')
  for (const table of ['wish_notices', 'wish_surprises', 'wishes'] as const)
    await testApp.db.deleteFrom(table).execute()
  id = Object((await mother.post(address, { name: 'Pram', category: 'baby_gear' })).body).id
})

const purchase = (browser: Browser) => browser.post(`/api/wishlist/${id}/purchase`)
const takeBack = (browser: Browser) => browser.delete(`/api/wishlist/${id}/purchase`)
const wishOf = async (browser: Browser) => Object((await browser.get(address)).body)[0]
const noticesOf = async (browser: Browser) => (await browser.get(`${address}/notices`)).body
const refused = { status: 403, body: { code: 'not-your-purchase' } }
const open = { isPurchased: false, purchasedBy: null, mayTakeBack: false }

describe('taking back a purchase', () => {
  test('is refused to everyone except the buyer, people who reserved the wish, and admins', async () => {
    await purchase(friend)
    expect(await wishOf(grandmother)).toMatchObject({ isPurchased: true, mayTakeBack: false })
    expect(await takeBack(grandmother)).toMatchObject(refused)
    expect((await takeBack(testApp.visitor())).status).toBe(401)
    expect((await takeBack(await testApp.person('neighbour'))).status).toBe(404)
    expect(await wishOf(mother)).toMatchObject({ isPurchased: true })
  })

  test('is allowed for the buyer for a day', async () => {
    await purchase(friend)
    testApp.clock.now = new Date(begin.getTime() + day - 1)
    expect(await wishOf(friend)).toMatchObject({ mayTakeBack: true })
    expect(await takeBack(friend)).toMatchObject({ status: 200, body: open })
    await purchase(friend)
    testApp.clock.now = new Date(begin.getTime() + 2 * day - 1)
    expect(await takeBack(friend)).toMatchObject(refused)
  })

  test('is always allowed for admins and people who reserved the wish, and creates news for the other givers', async () => {
    await grandmother.post(`/api/wishlist/${id}/reservation`, { units: 1 })
    await purchase(friend)
    testApp.clock.now = new Date(begin.getTime() + 3 * day)
    expect(await takeBack(grandmother)).toMatchObject({ status: 200, body: { ...open, reservedByMe: 1 } })
    expect(await noticesOf(friend)).toMatchObject([{ what: 'reopened', by: 'Ruth' }])
    await purchase(friend)
    expect(await takeBack(mother)).toMatchObject({ status: 200, body: open })
    expect(await noticesOf(grandmother)).toMatchObject([{ what: 'reopened', by: 'Nora' }])
  })

  test('has no further effect if it is repeated', async () => {
    await purchase(friend)
    await takeBack(friend)
    expect(await takeBack(friend)).toMatchObject({ status: 200, body: open })
  })

  test('creates no news if there was no purchase', async () => {
    await grandmother.post(`/api/wishlist/${id}/reservation`, { units: 1 })
    expect(await takeBack(friend)).toMatchObject({ status: 200, body: open })
    expect(await noticesOf(grandmother)).toEqual([])
  })

  test('does not take back purchases of other wishes', async () => {
    const other = Object((await mother.post(address, { name: 'Cot', category: 'nursery' })).body).id
    await friend.post(`/api/wishlist/${other}/purchase`)
    await purchase(friend)
    await takeBack(friend)
    const { body } = await friend.get(address)
    expect(body).toMatchObject([
      { id: other, isPurchased: true },
      { id, isPurchased: false },
    ])
  })

  test('by a parent does not take back a purchase that is hidden from the parents', async () => {
    await mother.ask('PUT', `${address}/surprise`, { mode: 'nothing', until: '2026-05-01' })
    await purchase(friend)
    await purchase(mother)
    await takeBack(mother)
    expect(await wishOf(friend)).toMatchObject({ isPurchased: true, purchasedBy: 'Ben' })
  })

  test('by a parent who bought nothing does not delete a hidden purchase', async () => {
    await mother.ask('PUT', `${address}/surprise`, { mode: 'nothing', until: '2026-05-01' })
    await purchase(friend)
    const before = await testApp.db.selectFrom('wish_purchases').selectAll().execute()
    await takeBack(mother)
    const after = await testApp.db.selectFrom('wish_purchases').selectAll().execute()
    expect({ before: before.length, after: after.length }).toEqual({ before: 1, after: 1 })
  })
})
