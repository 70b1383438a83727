import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'

let testApp: TestApp
let mother: Browser
let grandmother: Browser
let neighbour: Browser
let address: string
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  grandmother = await testApp.person('grandmother')
  neighbour = await testApp.person('neighbour')
  address = `/api/pregnancies/${await testApp.findJourney('Pip')}/updates`
})
afterAll(() => testApp.close())

const share = async (browser: Browser) => Object((await browser.post(address, { content: 'A kick.', week: 30 })).body)
const remove = (browser: Browser, id: number) => browser.delete(`/api/updates/${id}`)
const restore = (browser: Browser, id: number) => browser.post(`/api/updates/${id}/restore`)
const listIds = async (): Promise<number[]> =>
  Object((await mother.get(`${address}?limit=200`)).body).map(({ id }: { id: number }) => id)
const notYours = { status: 403, body: { code: 'not-yours' } }
const notFound = { status: 404, body: { code: 'not-found' } }

describe('deleting an update', () => {
  test('is refused to a visitor, to non-admins who did not share it, and to people of other journeys', async () => {
    const { id } = await share(mother)
    expect((await remove(testApp.visitor(), id)).status).toBe(401)
    expect(await remove(grandmother, id)).toMatchObject(notYours)
    expect(await remove(neighbour, id)).toMatchObject(notFound)
    expect(await listIds()).toContain(id)
  })

  test('removes the update from the list, and answers 404 the second time', async () => {
    const { id } = await share(grandmother)
    expect(await remove(grandmother, id)).toMatchObject({ status: 204, text: '' })
    expect(await listIds()).not.toContain(id)
    expect(await remove(grandmother, id)).toMatchObject(notFound)
  })

  test('is allowed for admins, even if another person shared the update', async () => {
    expect((await remove(mother, (await share(grandmother)).id)).status).toBe(204)
  })

  test('removes the update from the counts in the preview of account deletion', async () => {
    const friend = await testApp.person('friend')
    const { id } = await share(friend)
    await share(friend)
    await remove(friend, id)
    const { body } = await friend.get('/api/account/deletion-preview')
    expect(body).toMatchObject({ stays: [{ babyName: 'Pip', shared: [{ count: 1, what: 'update' }] }] })
  })
})

describe('restoring an update', () => {
  test('is refused to a visitor, to non-admins who did not share it, and to people of other journeys', async () => {
    const { id } = await share(mother)
    await remove(mother, id)
    expect((await restore(testApp.visitor(), id)).status).toBe(401)
    expect(await restore(grandmother, id)).toMatchObject(notYours)
    expect(await restore(neighbour, id)).toMatchObject(notFound)
    expect(await restore(mother, 999_999)).toMatchObject(notFound)
    expect(await listIds()).not.toContain(id)
  })

  test('puts the update back in its place, and changes nothing if it is repeated', async () => {
    const body = await share(grandmother)
    const newer = await share(mother)
    await remove(grandmother, body.id)
    expect(await restore(grandmother, body.id)).toMatchObject({ status: 200, body })
    expect(await restore(grandmother, body.id)).toMatchObject({ status: 200, body })
    expect((await listIds()).slice(0, 2)).toEqual([newer.id, body.id])
  })

  test('works for 30 days and no longer', async () => {
    const [early, late] = [await share(mother), await share(mother)]
    for (const { id } of [early, late]) await remove(mother, id)
    testApp.clock.now = new Date('2026-04-14T10:00:00.000Z')
    expect((await restore(await testApp.person('mother'), early.id)).status).toBe(200)
    testApp.clock.now = new Date('2026-04-14T10:00:00.001Z')
    expect(await restore(await testApp.person('mother'), late.id)).toMatchObject(notFound)
  })
})
