/** Following several journeys, and switching between them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { joinJourney } from '#features/membership/server/public.ts'
import { cast } from '#features/sign-in/fixtures.ts'

let testApp: TestApp
let grandmother: Browser
let pip: number
let neighbours: number
beforeAll(async () => {
  testApp = await openTestApp()
  pip = await testApp.findJourney('Pip')
  neighbours = await testApp.findJourney('Feijão')
  const later = new Date(testApp.clock.now.getTime() + 1000)
  const userId = await idOfGrandmother()
  await testApp.db
    .transaction()
    .execute((tx) => joinJourney(tx, { pregnancyId: neighbours, userId, role: 'guest', now: later }))
})
beforeEach(async () => {
  grandmother = await testApp.person('grandmother')
  await choose(grandmother, pip)
})
afterAll(() => testApp.close())

const choose = (browser: Browser, id: unknown) => browser.ask('PUT', '/api/pregnancies/current', { id })
const currentOf = async (browser: Browser) => Object((await browser.get('/api/pregnancies/current')).body).id

async function idOfGrandmother() {
  const ruth = testApp.db.selectFrom('users').select('id').where('email', '=', cast.grandmother.email)
  return (await ruth.executeTakeFirstOrThrow()).id
}

describe('the list of the journeys a person follows', () => {
  test('is refused to a visitor', async () => {
    expect(await testApp.visitor().get('/api/pregnancies')).toMatchObject({ status: 401 })
  })

  test('is empty for a person without a journey', async () => {
    expect(await (await testApp.person('stranger')).get('/api/pregnancies')).toMatchObject({ status: 200, body: [] })
  })

  test('begins with the journey joined last, and has the person’s role in each and which one is current', async () => {
    expect((await grandmother.get('/api/pregnancies')).body).toEqual([
      { id: neighbours, babyName: 'Feijão', role: 'guest', isCurrent: false },
      { id: pip, babyName: 'Pip', role: 'family', isCurrent: true },
    ])
  })

  test('contains only journeys that the person follows', async () => {
    expect((await (await testApp.person('neighbour')).get('/api/pregnancies')).body).toEqual([
      { id: neighbours, babyName: 'Feijão', role: 'admin', isCurrent: true },
    ])
  })

  test('leaves out a journey to which the person has only a pending invitation', async () => {
    await testApp.db.updateTable('members').set({ accepted_at: null }).where('role', '=', 'guest').execute()
    expect((await grandmother.get('/api/pregnancies')).body).toMatchObject([{ id: pip }])
    expect(await choose(grandmother, neighbours)).toMatchObject({ status: 404 })
    await testApp.db
      .updateTable('members')
      .set({ accepted_at: new Date(testApp.clock.now.getTime() + 1000).toISOString() })
      .where('role', '=', 'guest')
      .execute()
  })
})

describe('switching to another journey', () => {
  test('is refused to a visitor', async () => {
    expect(await choose(testApp.visitor(), pip)).toMatchObject({ status: 401 })
  })

  test.each(['1', 0, -1, 1.5, null, 2_147_483_648])('refuses the id %j', async (id) => {
    expect(await choose(grandmother, id)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  })

  test('to a journey that the person does not follow returns 404 and changes nothing', async () => {
    const mother = await testApp.person('mother')
    const missing = await choose(mother, 4711)
    expect(missing).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await choose(mother, neighbours)).toMatchObject({ status: 404, text: missing.text })
    expect(await currentOf(mother)).toBe(pip)
  })

  test('returns the new journey, and calls without an id then act on it', async () => {
    expect(await choose(grandmother, neighbours)).toMatchObject({
      status: 200,
      body: { id: neighbours, babyName: 'Feijão', parents: [] },
    })
    expect(await currentOf(grandmother)).toBe(neighbours)
    expect((await grandmother.get('/api/auth/user')).body).toMatchObject({ role: 'guest' })
    expect((await grandmother.get('/api/pregnancies')).body).toMatchObject([
      { id: neighbours, isCurrent: true },
      { id: pip, isCurrent: false },
    ])
  })

  test('leaves the person’s other browsers unchanged', async () => {
    const tablet = await testApp.person('grandmother')
    await choose(tablet, pip)
    await choose(grandmother, neighbours)
    expect(await currentOf(tablet)).toBe(pip)
  })
})
