import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const parentsOf = (pregnancyId: number) =>
  testApp.db.selectFrom('parents').selectAll().where('pregnancy_id', '=', pregnancyId).execute()

async function nameOwn(who: 'mother' | 'neighbour', journey: number) {
  const person = await testApp.person(who)
  const { id } = Object((await person.get('/api/auth/user')).body)
  const parents = [{ part: 'mother', userId: id, displayName: 'Inês', calledAs: 'Mãe' }]
  return (await person.ask('PUT', `/api/pregnancies/${journey}/parents`, { parents })).status
}

test('naming the parents of one journey leaves those of another as they were', async () => {
  const [pip, other] = [await testApp.findJourney('Pip'), await testApp.findJourney('Feijão')]
  expect(await nameOwn('neighbour', other)).toBe(200)
  const before = await parentsOf(other)
  expect(before).toHaveLength(1)
  expect(await nameOwn('mother', pip)).toBe(200)
  expect(await parentsOf(other)).toEqual(before)
})
