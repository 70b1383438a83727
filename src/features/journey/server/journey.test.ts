import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { journeys } from '../fixtures.ts'

let testApp: TestApp
let pip: number
let neighbours: number
beforeAll(async () => {
  testApp = await openTestApp()
  pip = await idOfCurrent(await testApp.person('mother'))
  neighbours = await idOfCurrent(await testApp.person('neighbour'))
})
afterAll(() => testApp.close())

async function idOfCurrent(browser: Browser): Promise<number> {
  return Object((await browser.get('/api/pregnancies/current')).body).id
}

describe('the current journey', () => {
  test('is refused to a visitor', async () => {
    const reply = await testApp.visitor().get('/api/pregnancies/current')
    expect(reply).toMatchObject({ status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } })
  })

  test('is refused to somebody without an invitation', async () => {
    expect(await (await testApp.person('stranger')).get('/api/pregnancies/current')).toMatchObject({
      status: 403,
      body: { code: 'invitation-required', message: 'You need an invitation to access this pregnancy tracker.' },
    })
  })

  test.each(['mother', 'partner', 'grandmother', 'friend'] as const)('is the same for the %s', async (name) => {
    const { status, body } = await (await testApp.person(name)).get('/api/pregnancies/current')
    expect(status).toBe(200)
    expect(body).toEqual({
      id: pip,
      babyName: 'Pip',
      dueDate: '2026-05-28',
      currentWeek: 30,
      gestationalAge: { weeks: 29, days: 3 },
      daysRemaining: 74,
      timeZone: 'Europe/London',
      units: 'metric',
      region: 'uk',
      country: 'GB',
      babies: null,
      hides: [],
      carrying: 'unknown',
      parents: journeys.pip.parents.map(({ name, ...parent }) => ({
        ...parent,
        userId: expect.any(Number),
        profileImageUrl: null,
      })),
      state: 'expecting',
      stateChange: null,
      version: expect.any(String),
      parentsVersion: expect.any(String),
      hidesVersion: expect.any(String),
    })
  })

  test('has one version for its settings and one for its parents', async () => {
    const mother = await testApp.person('mother')
    const journey = async () => Object((await mother.get('/api/pregnancies/current')).body)
    const before = await journey()
    await mother.patch(`/api/pregnancies/${pip}`, { babyName: 'Pip', dueDate: '2026-05-28', babies: 2 })
    const renamed = await journey()
    expect(renamed.version).not.toBe(before.version)
    expect(renamed.parentsVersion).toBe(before.parentsVersion)
    await mother.patch(`/api/pregnancies/${pip}`, { babyName: 'Pip', dueDate: '2026-05-28', babies: null })
    await mother.ask('PUT', `/api/pregnancies/${pip}/parents`, { parents: before.parents.map(withoutPicture).slice(1) })
    const after = await journey()
    expect(after.version).toBe(before.version)
    expect(after.parentsVersion).not.toBe(before.parentsVersion)
    await mother.ask('PUT', `/api/pregnancies/${pip}/parents`, { parents: before.parents.map(withoutPicture) })
    expect((await journey()).parentsVersion).toBe(before.parentsVersion)
  })

  test('is each family’s own', async () => {
    const { body } = await (await testApp.person('neighbour')).get('/api/pregnancies/current')
    expect(body).toMatchObject({ id: neighbours, babyName: 'Feijão' })
  })
})

describe('changing a journey', () => {
  const settings = { babyName: 'Pip', dueDate: '2026-05-28', timeZone: 'Europe/London' }
  const change = async (body: object) => (await testApp.person('mother')).patch(`/api/pregnancies/${pip}`, body)

  test.each(['grandmother', 'friend'] as const)('is refused to the %s', async (name) => {
    const reply = await (await testApp.person(name)).patch(`/api/pregnancies/${pip}`, settings)
    expect(reply).toMatchObject({ status: 403, body: { code: 'admin-only', message: 'Admin access required' } })
  })

  test('answers 404 to another family', async () => {
    const theirs = await (await testApp.person('mother')).patch(`/api/pregnancies/${neighbours}`, settings)
    const missing = await (await testApp.person('mother')).patch('/api/pregnancies/4711', settings)
    expect(theirs).toMatchObject({ status: 404, text: missing.text })
    expect(Object((await (await testApp.person('neighbour')).get('/api/pregnancies/current')).body).babyName).toBe(
      'Feijão',
    )
  })

  const wrong: readonly [string, object, string, string][] = [
    ['30 February', { dueDate: '2026-02-30' }, 'dueDate', 'Invalid date'],
    ['29 February of a common year', { dueDate: '2027-02-29' }, 'dueDate', 'Invalid date'],
    ['a day and a time', { dueDate: '2026-05-28T00:00:00Z' }, 'dueDate', 'Invalid date'],
    ['a US date', { dueDate: '5/28/2026' }, 'dueDate', 'Invalid date'],
    ['an empty due date', { dueDate: '' }, 'dueDate', 'Invalid date'],
    [
      'the year 1900',
      { dueDate: '1900-05-28' },
      'dueDate',
      'A due date is at most 300 days ahead and at most 60 days ago',
    ],
    [
      'the year 9999',
      { dueDate: '9999-12-31' },
      'dueDate',
      'A due date is at most 300 days ahead and at most 60 days ago',
    ],
    [
      '301 days ahead',
      { dueDate: '2027-01-10' },
      'dueDate',
      'A due date is at most 300 days ahead and at most 60 days ago',
    ],
    [
      '61 days ago',
      { dueDate: '2026-01-13' },
      'dueDate',
      'A due date is at most 300 days ahead and at most 60 days ago',
    ],
    ['an empty name', { babyName: '' }, 'babyName', 'Required'],
    ['a blank name', { babyName: ' \u00a0\t' }, 'babyName', 'Required'],
    ['a name of 61 emoji', { babyName: '🐣'.repeat(61) }, 'babyName', 'Too long: at most 60 characters'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'timeZone', 'Invalid time zone'],
    ['a bare offset', { timeZone: '+01:00' }, 'timeZone', 'Invalid time zone'],
    [
      'an unknown region',
      { region: 'mars' },
      'region',
      "Expected 'uk' | 'us' | 'de' | 'es' | 'fr' | 'other', received 'mars'",
    ],
    ['a country in small letters', { country: 'pt' }, 'country', 'Invalid country'],
    ['a code that no country has', { country: 'XX' }, 'country', 'Invalid country'],
    ['an empty country', { country: '' }, 'country', 'Invalid country'],
    ['zero babies', { babies: 0 }, 'babies', 'Number must be greater than or equal to 1'],
    ['nine babies', { babies: 9 }, 'babies', 'Number must be less than or equal to 8'],
    ['half a baby', { babies: 1.5 }, 'babies', 'Expected int, received number'],
    ['an unknown placenta', { placentas: 'two' }, 'placentas', "Expected 'shared' | 'own', received 'two'"],
    ['unknown units', { units: 'imperial' }, 'units', "Expected 'metric' | 'us', received 'imperial'"],
  ]

  test.each(wrong)('refuses %s', async (_, part, field, message) => {
    const reply = await change({ ...settings, ...part })
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input', message, fields: { [field]: message } } })
  })

  // Each row changes the journey as the row before left it.
  const accepted: readonly [string, object, object][] = [
    ['a name of 60 emoji', { babyName: '🐣'.repeat(60) }, { babyName: '🐣'.repeat(60) }],
    ['a name with spaces around', { babyName: '  Pip \n' }, { babyName: 'Pip' }],
    ['a name in decomposed letters', { babyName: 'Feija\u0303o' }, { babyName: 'Feijão' }],
    [
      'a name that looks like a tag',
      { babyName: '<script>alert(1)</script>' },
      { babyName: '<script>alert(1)</script>' },
    ],
    ['300 days ahead', { dueDate: '2027-01-09' }, { dueDate: '2027-01-09', daysRemaining: 300, currentWeek: 8 }],
    ['60 days ago', { dueDate: '2026-01-14' }, { dueDate: '2026-01-14', daysRemaining: 0, currentWeek: 40 }],
    [
      'a journey without a due date',
      { dueDate: null },
      { dueDate: null, gestationalAge: null, daysRemaining: null, currentWeek: 8 },
    ],
    ['another time zone', { timeZone: 'Pacific/Auckland' }, { timeZone: 'Pacific/Auckland' }],
    ['US units', { units: 'us' }, { units: 'us' }],
    [
      'a time zone, which sets the region until the parents choose one',
      { timeZone: 'America/Denver' },
      { region: 'us' },
    ],
    [
      'a time zone, which sets the country until the parents choose one',
      { timeZone: 'America/New_York' },
      { country: 'US' },
    ],
    ['one baby', { babies: 1 }, { babies: 1, carrying: 'one' }],
    ['twins', { babies: 2 }, { babies: 2, carrying: 'several' }],
    ['twins with a placenta each', { placentas: 'own' }, { babies: 2, carrying: 'own-placentas' }],
    ['twins who share a placenta', { placentas: 'shared' }, { babies: 2, carrying: 'shared-placenta' }],
    ['one baby, which clears the placentas', { babies: 1 }, { babies: 1, carrying: 'one' }],
    ['a shared placenta for one baby, and ignores it', { placentas: 'shared' }, { babies: 1, carrying: 'one' }],
    ['an unknown number of babies', { babies: null }, { babies: null, carrying: 'unknown' }],
    ['the region “other”, without a country', { region: 'other' }, { country: null }],
    ['a country other than the time zone’s', { country: 'PT' }, { country: 'PT', timeZone: 'Europe/London' }],
    ['a region other than the time zone’s', { region: 'other' }, { region: 'other', timeZone: 'Europe/London' }],
  ]

  test.each(accepted)('accepts %s', async (_, part, expected) => {
    const reply = await change({ ...settings, ...part })
    expect(reply).toMatchObject({ status: 200, body: expected })
    expect((await (await testApp.person('friend')).get('/api/pregnancies/current')).body).toEqual(reply.body)
  })

  test('keeps the time zone and units if they are omitted', async () => {
    await change({ ...settings, timeZone: 'America/Sao_Paulo', units: 'us' })
    expect((await change({ babyName: 'Pip', dueDate: '2026-05-28' })).body).toMatchObject({
      timeZone: 'America/Sao_Paulo',
      units: 'us',
    })
  })

  test('counts the 300 days from today in the family’s time zone, even if the request omits the zone', async () => {
    await change({ ...settings, timeZone: 'Pacific/Kiritimati' })
    expect((await change({ babyName: 'Pip', dueDate: '2027-01-10' })).status).toBe(200)
    expect((await change({ babyName: 'Pip', dueDate: '2027-01-11' })).status).toBe(400)
  })

  test('writes any name into the page as data, never as markup', async () => {
    await change({ ...settings, babyName: '</script><script>alert(1)</script>' })
    const { text } = await (await testApp.person('mother')).get('/')
    expect(text).toContain('\\u003c/script>\\u003cscript>alert(1)')
    expect(text).not.toContain('<script>alert')
  })

  test('allows a new name even long after the due date', async () => {
    await change(settings)
    const { now } = testApp.clock
    testApp.clock.now = new Date('2029-06-01T10:00:00Z')
    expect(await change({ ...settings, babyName: 'Robin' })).toMatchObject({
      status: 200,
      body: { babyName: 'Robin', dueDate: '2026-05-28', daysRemaining: 0, currentWeek: 40 },
    })
    testApp.clock.now = now
  })
})

const withoutPicture = ({ profileImageUrl: _, ...parent }: Record<string, unknown>) => parent
