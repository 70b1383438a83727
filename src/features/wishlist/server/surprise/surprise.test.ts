/**
 * No response reveals a secret gift to parents who want to be surprised. The tests run the same actions in two journeys, one
 * with secret gifts and one without, and compare the responses to the parents.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type Reply, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import type { SurpriseMode } from '../../rules.ts'

type People = Record<'mother' | 'partner' | 'grandmother' | 'friend', Browser>
type Setup = { testApp: TestApp; people: People; address: string }

async function openSetup(): Promise<Setup> {
  const testApp = await openTestApp()
  // Both lists start empty, and the ids of new wishes start from the same number.
  await testApp.db.deleteFrom('wishes').execute()
  const [mother, partner, grandmother, friend] = await Promise.all([
    testApp.person('mother'),
    testApp.person('partner'),
    testApp.person('grandmother'),
    testApp.person('friend'),
  ])
  const people = { mother, partner, grandmother, friend }
  return { testApp, people, address: `/api/pregnancies/${await testApp.findJourney('Pip')}/wishlist` }
}

const wish = (name: string, quantity = 1) => ({ name, category: 'nursery', quantity })
const idOf = ({ body }: Reply): number => Object(body).id
const choose = ({ people, address }: Setup, mode: SurpriseMode, until: string | null = null) =>
  people.mother.ask('PUT', `${address}/surprise`, { mode, until })
const listOf = async (browser: Browser, address: string) => {
  const { body } = await browser.get(address)
  return Array.isArray(body) ? body : []
}

describe('the surprise setting', () => {
  let setup: Setup
  beforeAll(async () => {
    setup = await openSetup()
  })
  afterAll(() => setup.testApp.close())
  beforeEach(async () => {
    setup.testApp.clock.now = new Date('2026-03-15T10:00:00.000Z')
    await setup.testApp.db.deleteFrom('wishes').execute()
    await setup.testApp.db.deleteFrom('wish_surprises').execute()
  })

  test('cannot be changed by a visitor or by people who are not admins', async () => {
    const path = `${setup.address}/surprise`
    expect((await setup.testApp.visitor().ask('PUT', path, { mode: 'nothing' })).status).toBe(401)
    expect(await setup.people.grandmother.ask('PUT', path, { mode: 'everything' })).toMatchObject({
      status: 403,
      body: { code: 'admin-only' },
    })
    expect((await (await setup.testApp.person('neighbour')).ask('PUT', path, { mode: 'nothing' })).status).toBe(404)
  })

  test.each(['2026-03-14', '2026-03-15'])('refuses the end day %s, which is not after today', async (until) => {
    expect(await choose(setup, 'nothing', until)).toMatchObject({
      status: 400,
      body: { fields: { until: 'Please choose a day after today' } },
    })
  })

  test('compares the end day with the family’s own date, and turns off only this family’s surprise', async () => {
    const { testApp } = setup
    testApp.clock.now = new Date('2026-03-16T00:30:00.000Z')
    // In London it is already March 16, in Halifax still March 15.
    const zone = { time_zone: 'America/Halifax' }
    await testApp.db.updateTable('pregnancies').set(zone).where('baby_name', '=', 'Feijão').execute()
    const neighbour = await testApp.person('neighbour')
    const otherAddress = setup.address.replace(/\d+/, String(await testApp.findJourney('Feijão')))
    const tomorrow = { mode: 'nothing', until: '2026-03-16' }
    expect((await neighbour.ask('PUT', `${otherAddress}/surprise`, tomorrow)).status).toBe(200)
    expect((await choose(setup, 'nothing', '2026-03-16')).status).toBe(400)
    expect((await choose(setup, 'everything', '2026-03-16')).status).toBe(200)
    expect((await neighbour.get(`${otherAddress}/surprise`)).body).toMatchObject(tomorrow)
    expect(await testApp.db.selectFrom('wish_surprises').selectAll().execute()).toHaveLength(1)
  })

  test('is off until an admin turns it on', async () => {
    const off = { mode: 'everything', until: null, hidesFromYou: false, version: expect.any(String) }
    expect((await setup.people.mother.get(`${setup.address}/surprise`)).body).toEqual(off)
  })

  test('is visible to everybody, and says whether gifts are hidden from the reader', async () => {
    await choose(setup, 'taken', '2026-05-01')
    const chosen = { mode: 'taken', until: '2026-05-01', version: expect.any(String) }
    const ask = async (browser: Browser) => (await browser.get(`${setup.address}/surprise`)).body
    expect(await ask(setup.people.partner)).toEqual({ ...chosen, hidesFromYou: true })
    expect(await ask(setup.people.grandmother)).toEqual({ ...chosen, hidesFromYou: false })
  })

  test('ends on the chosen day in the family’s time zone, and then everybody sees everything', async () => {
    const { testApp, people, address } = setup
    const id = idOf(await people.mother.post(address, wish('Cot')))
    await choose(setup, 'nothing', '2026-03-16')
    await people.grandmother.post(`/api/wishlist/${id}/purchase`)
    expect(await listOf(people.mother, address)).toMatchObject([{ isPurchased: false, isTaken: false }])
    const { time_zone } = await testApp.db
      .selectFrom('pregnancies')
      .select('time_zone')
      .where('baby_name', '=', 'Pip')
      .executeTakeFirstOrThrow()
    expect(time_zone).toBe('Europe/London')
    testApp.clock.now = new Date('2026-03-15T23:59:59.000Z')
    expect(await listOf(people.mother, address)).toMatchObject([{ isPurchased: false }])
    testApp.clock.now = new Date('2026-03-16T00:00:00.000Z')
    expect(await listOf(people.mother, address)).toMatchObject([{ isPurchased: true, purchasedBy: 'Ruth' }])
    expect((await people.mother.get(`${address}/surprise`)).body).toMatchObject({ mode: 'everything', until: null })
  })

  test('hides nothing from givers, and hides no gift of one parent from the other', async () => {
    const { people, address } = setup
    const cot = idOf(await people.mother.post(address, wish('Cot')))
    const pram = idOf(await people.mother.post(address, wish('Pram')))
    await choose(setup, 'nothing')
    await people.partner.post(`/api/wishlist/${cot}/reservation`, { units: 1 })
    await people.grandmother.post(`/api/wishlist/${pram}/purchase`)
    expect(await listOf(people.friend, address)).toMatchObject([
      { name: 'Pram', isPurchased: true, purchasedBy: 'Ruth', isTaken: true },
      { name: 'Cot', reservedByOthers: [{ firstName: 'Sam', units: 1 }], isTaken: true },
    ])
    expect(await listOf(people.mother, address)).toMatchObject([
      { name: 'Pram', isPurchased: false, isTaken: false },
      { name: 'Cot', reservedByOthers: [{ firstName: 'Sam', units: 1 }], isTaken: true },
    ])
    expect(await people.mother.post(`/api/wishlist/${cot}/reservation`, { units: 1 })).toMatchObject({ status: 409 })
  })

  test('applies to the chosen parents, or to all admins if no parents are chosen', async () => {
    const { people, address } = setup
    const id = idOf(await people.mother.post(address, wish('Cot')))
    await people.mother.patch(`/api/admin/users/${cast.friend.email}`, { role: 'admin' })
    await choose(setup, 'nothing')
    await people.grandmother.post(`/api/wishlist/${id}/reservation`, { units: 1 })
    expect(await listOf(people.friend, address)).toMatchObject([{ reservedByOthers: [{ firstName: 'Ruth' }] }])
    expect(await listOf(people.partner, address)).toMatchObject([{ reservedByOthers: [] }])
    await people.mother.ask('PUT', address.replace('wishlist', 'parents'), { parents: [] })
    expect(await listOf(people.friend, address)).toMatchObject([{ reservedByOthers: [] }])
  })
})

/**
 * Runs a scenario with seven wishes, and returns the recorded responses to the parents. `secretly` gets each secret
 * action of a relative, and either runs or skips it.
 */
async function runScenario(
  setup: Setup,
  mode: SurpriseMode,
  secretly: (act: () => Promise<unknown>) => Promise<unknown>,
) {
  const { testApp, people, address } = setup
  const { mother, partner, grandmother, friend } = people
  const answers: string[] = []
  const record = async (asking: Promise<Reply>) => {
    const reply = await asking
    answers.push(`${reply.status} ${reply.headers.get('link') ?? ''} ${reply.text}`)
    return reply
  }
  const recordPages = async () => {
    for (const parent of [mother, partner]) {
      await record(parent.get(address))
      await record(parent.get(`${address}?limit=2`))
      await record(parent.get(`${address}/notices`))
      await record(parent.get(`${address}/surprise`))
      await record(parent.get('/api/trash'))
    }
  }
  const reserve = (browser: Browser, id: number, units = 1) =>
    browser.post(`/api/wishlist/${id}/reservation`, { units })
  const purchase = (browser: Browser, id: number) => browser.post(`/api/wishlist/${id}/purchase`)
  const change = (browser: Browser, id: number, changed: object) => browser.ask('PUT', `/api/wishlist/${id}`, changed)

  const [cot, pram, cloths, sling, books, lamp, bibs] = [
    idOf(await mother.post(address, wish('Cot'))),
    idOf(await partner.post(address, wish('Pram'))),
    idOf(await mother.post(address, wish('Cloths', 6))),
    idOf(await grandmother.post(address, wish('Sling', 2))),
    idOf(await mother.post(address, wish('Books', 3))),
    idOf(await friend.post(address, wish('Lamp'))),
    idOf(await mother.post(address, wish('Bibs', 2))),
  ] as const
  await secretly(() => reserve(friend, lamp))
  await choose(setup, mode)

  await secretly(() => reserve(grandmother, cot))
  await secretly(() => purchase(friend, pram))
  await secretly(() => reserve(grandmother, cloths, 4))
  await secretly(() => reserve(friend, cloths, 2))
  await secretly(() => purchase(grandmother, sling))
  await secretly(() => reserve(grandmother, books, 3))
  await secretly(() => reserve(grandmother, bibs))
  await recordPages()

  // If the parents could see the secret gifts, some of these requests would be refused.
  await record(reserve(mother, cot))
  await record(reserve(partner, cot))
  await record(reserve(partner, pram))
  await record(purchase(partner, pram))
  await record(purchase(mother, pram))
  await record(reserve(mother, cloths, 6))
  await record(reserve(partner, bibs))
  await record(reserve(mother, bibs))
  await record(reserve(mother, bibs, 2))
  await record(mother.delete(`/api/wishlist/${cloths}/reservation`))
  await recordPages()
  await record(change(mother, cloths, wish('Cloths', 1)))
  await record(reserve(partner, cloths))
  await secretly(() => purchase(friend, cloths))
  await record(change(mother, cloths, wish('Cloths', 9)))
  await record(change(mother, cot, { ...wish('Cot'), category: 'other' }))
  await record(change(mother, sling, wish('Sling', 1)))
  await record(purchase(mother, sling))
  await recordPages()

  await secretly(() => purchase(grandmother, cot))
  await secretly(() => grandmother.delete(`/api/wishlist/${books}/reservation`))
  await secretly(() => reserve(friend, books))
  for (const id of [cot, pram, books]) await record(mother.delete(`/api/wishlist/${id}`))
  await recordPages()
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000)
  for (const id of [cot, pram, books]) await record(partner.post(`/api/wishlist/${id}/restore`))
  await record(reserve(mother, books, 3))
  // A relative changes their own wish, which a parent has reserved.
  await record(reserve(mother, lamp))
  await change(friend, lamp, wish('Night lamp'))
  await secretly(() => purchase(friend, lamp))
  await record(mother.delete(`/api/wishlist/${lamp}/purchase`))
  await record(mother.delete(`/api/wishlist/${lamp}/notice`))
  await recordPages()
  return { answers, lamp }
}

const skip = () => Promise.resolve()
const run = (act: () => Promise<unknown>) => act()

describe('two journeys, one with secret gifts and one without,', () => {
  let plain: Setup
  let secret: Setup
  beforeEach(async () => {
    plain = await openSetup()
    secret = await openSetup()
  })
  afterEach(async () => {
    await plain.testApp.close()
    await secret.testApp.close()
  })

  test('look the same to parents who want to see nothing of gifts', async () => {
    const { answers } = await runScenario(plain, 'nothing', skip)
    const withSecrets = await runScenario(secret, 'nothing', run)
    expect(withSecrets.answers).toEqual(answers)
    expect(answers.length).toBeGreaterThan(60)
    // The secret gifts exist: other people see them, and so do the parents once the surprise is over.
    expect(JSON.stringify(await listOf(secret.people.grandmother, secret.address))).toContain('Ruth')
    await choose(secret, 'everything')
    expect(await listOf(secret.people.mother, secret.address)).toEqual(
      (await listOf(secret.people.grandmother, secret.address)).map((seen) => ({
        ...seen,
        mayTakeBack: expect.any(Boolean),
        reservedByMe: expect.any(Number),
        reservedByOthers: expect.any(Array),
      })),
    )
  })

  test('differ only in isTaken for parents who want to see only whether a wish is taken', async () => {
    const { answers } = await runScenario(plain, 'taken', skip)
    const withSecrets = await runScenario(secret, 'taken', run)
    const withoutFlag = (all: string[]) => all.map((text) => text.replaceAll(/"isTaken":(true|false)/g, '"isTaken"'))
    expect(withSecrets.answers).not.toEqual(answers)
    expect(withoutFlag(withSecrets.answers)).toEqual(withoutFlag(answers))
  })

  test('differ for parents who want to see everything', async () => {
    const { answers } = await runScenario(plain, 'everything', skip)
    expect((await runScenario(secret, 'everything', run)).answers).not.toEqual(answers)
  })
})
