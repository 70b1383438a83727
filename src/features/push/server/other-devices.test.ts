/** Tests that a change to a device, a person or a notification does not affect others. The last test is about a wrong clock. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '#app/server/testing.ts'
import { withdrawPushes } from './public.ts'
import { hour, openPushApp, type PushApp } from './sending/worker/testing.ts'

type Browser = PushApp['mother']

let app: PushApp
let phone: Browser
let partner: Browser
beforeEach(async () => {
  app = await openPushApp(openTestApp)
  phone = await app.testApp.person('mother')
  partner = await app.testApp.person('partner')
})
afterEach(() => app.close())

const list = async (browser: Browser): Promise<number[]> =>
  Object((await browser.get('/api/push/devices')).body).map(({ id }: { id: number }) => id)
const sendTest = async (browser: Browser, id: number) => (await browser.post(`/api/push/devices/${id}/test`)).status
const renew = (browser: Browser) =>
  browser.ask('PUT', '/api/push/devices', { ...app.service.subscribe(), renews: true })

test('removing a device keeps the other devices of the person, and the notifications queued for them', async () => {
  const [laptop, ofPhone] = [await app.turnOn(), await app.turnOn(phone)]
  await app.queue()
  expect((await app.mother.delete(`/api/push/devices/${ofPhone.id}`)).status).toBe(204)
  expect(await list(app.mother)).toEqual([laptop.id])
  await app.worker.deliverDue()
  expect(app.service.delivered.map(({ endpoint }) => endpoint)).toEqual([laptop.endpoint])
})

test('a browser that turns notifications on again gets its own device in the response, not a newer one', async () => {
  const laptop = await app.turnOn()
  await app.turnOn(phone)
  const { id, ...subscription } = laptop
  const { body } = await app.mother.ask('PUT', '/api/push/devices', subscription)
  expect(body).toMatchObject({ id, isCurrent: true })
})

test('when the push service forgets a device, the other devices stay', async () => {
  const [laptop, ofPhone] = [await app.turnOn(), await app.turnOn(phone)]
  app.service.answer((endpoint) => ({ status: endpoint === ofPhone.endpoint ? 410 : 201 }))
  await app.queue()
  await app.worker.deliverDue()
  expect(await list(app.mother)).toEqual([laptop.id])
  expect(app.service.delivered).toHaveLength(1)
})

test('the devices of other people do not count as a person’s own', async () => {
  const { id } = await app.turnOn()
  for (let count = 0; count < 10; count += 1) await app.turnOn(await app.testApp.person('partner'))
  const { id: second } = await app.turnOn(phone)
  expect(await list(app.mother)).toEqual([second, id])
  expect(await list(partner)).toHaveLength(10)
})

test('one person’s ten test notifications do not use up another person’s limit', async () => {
  const [ofMother, ofPartner] = [await app.turnOn(), await app.turnOn(partner)]
  for (let count = 0; count < 10; count += 1) expect(await sendTest(app.mother, ofMother.id)).toBe(204)
  expect([await sendTest(app.mother, ofMother.id), await sendTest(partner, ofPartner.id)]).toEqual([429, 204])
})

describe('a device that its person removed', () => {
  test('does not count towards the limit of ten devices', async () => {
    const ids = [(await app.turnOn()).id]
    await app.mother.delete(`/api/push/devices/${(await app.turnOn(phone)).id}`)
    for (let count = 0; count < 9; count += 1) ids.push((await app.turnOn(await app.testApp.person('mother'))).id)
    expect(await list(app.mother)).toEqual(ids.toReversed())
  })

  test('stays removed, even after its person has turned on notifications on eleven others', async () => {
    const { id } = await app.turnOn(phone)
    await app.mother.delete(`/api/push/devices/${id}`)
    for (let count = 0; count < 11; count += 1) await app.turnOn(await app.testApp.person('mother'))
    expect((await renew(phone)).status).toBe(409)
  })
})

test('withdrawing takes back only the notifications with this tag in this journey', async () => {
  await app.turnOn()
  const neighbours = await app.testApp.findJourney('Feijão')
  const ours = app.news.pregnancyId
  await app.queue({ tag: 'a', title: 'Withdrawn' })
  await app.queue({ tag: 'b', title: 'Another tag' })
  await app.queue({ tag: 'c', title: 'Another journey' })
  const withdraw = (pregnancyId: number, tag: string) =>
    app.testApp.db.transaction().execute((tx) => withdrawPushes(tx, { pregnancyId, tag }))
  await withdraw(ours, 'a')
  await withdraw(neighbours, 'c')
  await app.worker.deliverDue()
  expect(app.titles().toSorted()).toEqual(['Another journey', 'Another tag'])
})

test('a notification that was queued while the clock was ahead is sent once the clock is right', async () => {
  await app.turnOn()
  await app.worker.deliverDue()
  app.pass(5 * 24 * hour)
  await app.queue()
  app.pass(-5 * 24 * hour + hour)
  await app.worker.deliverDue()
  expect(app.service.delivered).toHaveLength(1)
})
