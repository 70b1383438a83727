import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allRights, type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import type { Rights } from '#platform/shared/section.ts'
import { wishNoticeMessage } from './notice-message.ts'

let testApp: TestApp
let mail: MailServer
let mother: Browser
let grandmother: Browser
let address: string
beforeAll(async () => {
  mail = await openMailServer()
  testApp = await openTestApp({ environment: mail.environment })
  mother = await testApp.person('mother')
  grandmother = await testApp.person('grandmother')
  address = `/api/pregnancies/${await testApp.findJourney('Pip')}/wishlist`
})
beforeEach(async () => {
  await testApp.db.deleteFrom('wishes').execute()
  await testApp.db.deleteFrom('letters').execute()
  await testApp.db.deleteFrom('wish_surprises').execute()
  mail.mails.length = 0
})
afterAll(async () => {
  await testApp.close()
  await mail.close()
})

const pram = { name: 'Pram', category: 'baby_gear' }

/** Adds a wish that the grandmother reserves, and returns its id. */
async function addReserved(wish: object = pram): Promise<number> {
  const { body } = await mother.post(address, wish)
  await grandmother.post(`/api/wishlist/${Object(body).id}/reservation`, { units: 1 })
  return Object(body).id
}
const noticesOf = async (browser: Browser) => (await browser.get(`${address}/notices`)).body
const change = (id: number, name: string) => mother.ask('PUT', `/api/wishlist/${id}`, { ...pram, name })
const deliver = () => openMailWorker({ ...testApp.services, kinds: [wishNoticeMessage] }).deliverDue()
const remove = (id: number) => mother.delete(`/api/wishlist/${id}`)

describe('a giver', () => {
  test('is told when a reserved wish is changed, deleted, restored or bought', async () => {
    const id = await addReserved()
    const news = { wishId: id, wishName: 'Pram', by: 'Nora', notedAt: '2026-03-15T10:00:00.000Z' }
    await change(id, 'Stroller')
    expect(await noticesOf(grandmother)).toEqual([{ ...news, what: 'changed' }])
    await remove(id)
    expect(await noticesOf(grandmother)).toEqual([{ ...news, what: 'deleted' }])
    await mother.post(`/api/wishlist/${id}/restore`)
    expect(await noticesOf(grandmother)).toEqual([{ ...news, what: 'restored' }])
    await mother.post(`/api/wishlist/${id}/purchase`)
    expect(await noticesOf(grandmother)).toEqual([{ ...news, what: 'bought' }])
  })

  test('is also told when a wish that they bought is deleted', async () => {
    const { body } = await mother.post(address, pram)
    await grandmother.post(`/api/wishlist/${Object(body).id}/purchase`)
    await remove(Object(body).id)
    expect(await noticesOf(grandmother)).toMatchObject([{ what: 'deleted' }])
  })

  test('is not told about a save without changes, their own actions, or wishes that they released', async () => {
    const id = await addReserved()
    await change(id, 'Pram')
    await grandmother.post(`/api/wishlist/${id}/purchase`)
    expect(await noticesOf(grandmother)).toEqual([])
    const other = await addReserved()
    await grandmother.delete(`/api/wishlist/${other}/reservation`)
    await remove(other)
    expect(await noticesOf(grandmother)).toEqual([])
  })

  test('is the only person who is told when a parent who cannot see the gift also reserves the wish', async () => {
    const id = await addReserved()
    await mother.ask('PUT', `${address}/surprise`, { mode: 'nothing' })
    await mother.post(`/api/wishlist/${id}/reservation`, { units: 1 })
    expect(await noticesOf(grandmother)).toMatchObject([{ what: 'doubled', by: 'Nora' }])
    expect(await noticesOf(await testApp.person('partner'))).toEqual([])
  })

  test('is not told about a second giver while there are enough units for both', async () => {
    const id = await addReserved({ ...pram, quantity: 2 })
    await mother.ask('PUT', `${address}/surprise`, { mode: 'nothing' })
    for (const units of [1, 1]) await mother.post(`/api/wishlist/${id}/reservation`, { units })
    expect(await noticesOf(grandmother)).toEqual([])
  })

  test('who bought a wish is told when a parent who cannot see the purchase reserves some of the units', async () => {
    const { body } = await mother.post(address, { ...pram, quantity: 3 })
    await mother.ask('PUT', `${address}/surprise`, { mode: 'nothing' })
    await grandmother.post(`/api/wishlist/${Object(body).id}/purchase`)
    await mother.post(`/api/wishlist/${Object(body).id}/reservation`, { units: 1 })
    expect(await noticesOf(grandmother)).toMatchObject([{ what: 'doubled' }])
  })

  test('who wants to be surprised is not told that a relative bought the wish or took the purchase back', async () => {
    const { body } = await mother.post(address, pram)
    const wish = `/api/wishlist/${Object(body).id}`
    await mother.post(`${wish}/reservation`, { units: 1 })
    await mother.ask('PUT', `${address}/surprise`, { mode: 'nothing' })
    expect((await grandmother.post(`${wish}/purchase`)).status).toBeLessThan(300)
    expect((await grandmother.delete(`${wish}/purchase`)).status).toBeLessThan(300)
    expect(await noticesOf(mother)).toEqual([])
  })

  test('is not told about a request to restore a wish that is not in the trash', async () => {
    await mother.post(`/api/wishlist/${await addReserved()}/restore`)
    expect(await noticesOf(grandmother)).toEqual([])
  })

  test('sees the newest news first, and can dismiss a single piece of news', async () => {
    const ids = [
      await addReserved(),
      await addReserved({ ...pram, name: 'Cot' }),
      await addReserved({ ...pram, name: 'Bib' }),
    ]
    const start = testApp.clock.now
    for (const [minutes, at] of [1, 0, 2].entries()) {
      testApp.clock.now = new Date(start.getTime() + minutes * 60_000)
      await remove(ids[at] ?? 0)
    }
    testApp.clock.now = start
    const namesOf = async () =>
      Object(await noticesOf(grandmother)).map(({ wishName }: { wishName: string }) => wishName)
    expect(await namesOf()).toEqual(['Bib', 'Pram', 'Cot'])
    await grandmother.delete(`/api/wishlist/${ids[0]}/notice`)
    expect(await namesOf()).toEqual(['Bib', 'Cot'])
  })

  test('sees the newest 200 pieces of news, sorted by wish if their times are the same, and none from another journey', async () => {
    const { db, clock } = testApp
    const [pip, otherJourney] = [await testApp.findJourney('Pip'), await testApp.findJourney('Feijão')]
    const people = db.selectFrom('users').select('id')
    const { id: ruth } = await people.where('email', '=', cast.grandmother.email).executeTakeFirstOrThrow()
    const at = clock.now.toISOString()
    const wish = { category: 'other', priority: 'medium', quantity: 1, created_by: ruth, created_at: at } as const
    const wishes = Array.from({ length: 202 }, (_, n) => ({
      ...wish,
      name: `${n}`,
      pregnancy_id: n === 7 ? otherJourney : pip,
    }))
    const rows = await db.insertInto('wishes').values(wishes).returning(['id', 'name', 'pregnancy_id']).execute()
    const news = { user_id: ruth, acted_by: ruth, what: 'deleted', noted_at: at } as const
    await db
      .insertInto('wish_notices')
      .values(rows.map(({ id, name, pregnancy_id }) => ({ ...news, wish_id: id, wish_name: name, pregnancy_id })))
      .execute()
    const ofPip = rows.filter(({ pregnancy_id }) => pregnancy_id === pip).map(({ id }) => id)
    const seen = Object(await noticesOf(grandmother)).map(({ wishId }: { wishId: number }) => wishId)
    expect(seen).toEqual(ofPip.sort((one, other) => other - one).slice(0, 200))
  })

  test('gets 404 if they dismiss news of another journey', async () => {
    const neighbour = await testApp.person('neighbour')
    expect((await neighbour.delete(`/api/wishlist/${await addReserved()}/notice`)).status).toBe(404)
  })

  test('dismisses news only for themselves, even if the wish was deleted', async () => {
    const id = await addReserved()
    await remove(id)
    expect((await testApp.visitor().delete(`/api/wishlist/${id}/notice`)).status).toBe(401)
    await mother.delete(`/api/wishlist/${id}/notice`)
    expect(await noticesOf(grandmother)).toHaveLength(1)
    expect(await noticesOf(mother)).toEqual([])
    expect(await grandmother.delete(`/api/wishlist/${id}/notice`)).toMatchObject({ status: 204, text: '' })
    expect(await noticesOf(grandmother)).toEqual([])
  })
})

describe('the mail to a giver', () => {
  test('says what happened to the wish', async () => {
    const id = await addReserved()
    await remove(id)
    await deliver()
    expect(mail.mails).toMatchObject([
      { to: cast.grandmother.email, subject: 'News about a gift for Pip', link: 'https://nestling.example/wishlist' },
    ])
    expect(mail.mails[0]?.text).toContain('“Pram”, which you are getting, was deleted from the wishlist by Nora.')
  })

  test('is sent only once for several corrections of a wish', async () => {
    const id = await addReserved()
    for (const name of ['Prma', 'Parm', 'Pram 2']) {
      await change(id, name)
      await deliver()
    }
    expect(mail.mails).toHaveLength(1)
  })

  test('is sent to each giver for each of their wishes', async () => {
    const [both, own] = [await addReserved({ ...pram, quantity: 2 }), await addReserved({ ...pram, name: 'Cot' })]
    await (await testApp.person('friend')).post(`/api/wishlist/${both}/reservation`, { units: 1 })
    await remove(both)
    await remove(own)
    await deliver()
    const { friend, grandmother } = cast
    expect(mail.mails.map(({ to }) => to).toSorted()).toEqual([friend.email, grandmother.email, grandmother.email])
  })

  test('is not sent to people who have dismissed the news', async () => {
    const id = await addReserved()
    await remove(id)
    await grandmother.delete(`/api/wishlist/${id}/notice`)
    await deliver()
    expect(mail.mails).toEqual([])
  })

  test('is not sent to a parent about a gift that is hidden from them', async () => {
    const { body } = await mother.post(address, pram)
    await mother.post(`/api/wishlist/${Object(body).id}/reservation`, { units: 1 })
    await mother.ask('PUT', `${address}/surprise`, { mode: 'nothing' })
    await grandmother.post(`/api/wishlist/${Object(body).id}/purchase`)
    await deliver()
    expect(await noticesOf(mother)).toEqual([])
    expect(mail.mails).toEqual([])
  })

  test('is not sent to people who may no longer see the wishlist, or who have left', async () => {
    const setFamilyRights = (family: Rights) =>
      mother.ask('PUT', address.replace('wishlist', 'rights'), { family, guest: allRights })
    await remove(await addReserved())
    await setFamilyRights({ ...allRights, wishlist: 'nothing' })
    await deliver()
    await setFamilyRights(allRights)
    await remove(await addReserved())
    await mother.delete(`/api/admin/users/${cast.grandmother.email}`)
    await deliver()
    expect(mail.mails).toEqual([])
  })
})
