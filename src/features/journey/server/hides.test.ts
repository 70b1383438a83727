/** What the parents hide for everybody, and what each person hides for themselves. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'

let testApp: TestApp
let pip: number
beforeAll(async () => {
  testApp = await openTestApp()
  pip = await testApp.findJourney('Pip')
})
afterAll(() => testApp.close())

const hide = async (name: 'mother' | 'friend', hides: unknown) =>
  (await testApp.person(name)).ask('PUT', `/api/pregnancies/${pip}/hides`, { hides })
const hiddenFor = async (browser: Browser) => Object((await browser.get('/api/pregnancies/current')).body).hides

beforeEach(async () => {
  await hide('mother', ['comparisons'])
})

test.each([
  ['a part that does not exist', ['weight']],
  ['a text instead of a list', 'drawing'],
  ['a missing list', undefined],
  ['more parts than there are', ['drawing', 'drawing', 'drawing', 'drawing']],
])('refuses to hide %s for everybody, and changes nothing', async (_, hides) => {
  expect(await hide('mother', hides)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  expect(await hiddenFor(await testApp.person('mother'))).toEqual(['comparisons'])
})

test('a guest cannot hide anything for everybody', async () => {
  expect((await hide('friend', ['drawing'])).status).toBe(403)
  expect(await hiddenFor(await testApp.person('mother'))).toEqual(['comparisons'])
})

test('what a parent hides for everybody replaces the previous choice, and every member gets it without duplicates', async () => {
  const reply = await hide('mother', ['heart-rate', 'drawing', 'drawing'])
  expect(reply).toMatchObject({ status: 200, body: { hides: ['drawing', 'heart-rate'] } })
  expect(await hiddenFor(await testApp.person('friend'))).toEqual(['drawing', 'heart-rate'])
  await hide('mother', [])
  expect(await hiddenFor(await testApp.person('friend'))).toEqual([])
})

test('what a person hides for themselves is stored with their account only', async () => {
  const friend = await testApp.person('friend')
  const reply = await friend.patch('/api/account', { hides: ['drawing'] })
  expect(reply).toMatchObject({ status: 200, body: { hides: ['drawing'] } })
  expect((await friend.patch('/api/account', { firstName: 'Jonas' })).body).toMatchObject({ hides: ['drawing'] })
  expect(await hiddenFor(await testApp.person('mother'))).toEqual(['comparisons'])
  expect((await friend.patch('/api/account', { hides: [] })).body).toMatchObject({ hides: [] })
})

test('changing other settings does not change what is hidden', async () => {
  const mother = await testApp.person('mother')
  const settings = { babyName: 'Pip', dueDate: null }
  expect((await mother.ask('PATCH', `/api/pregnancies/${pip}`, settings)).body).toMatchObject({
    hides: ['comparisons'],
  })
})
