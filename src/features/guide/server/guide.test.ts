import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { regions } from '#platform/shared/place/region.ts'
import { CallAbout, PlaceNumbers, WeekContent, WeekGuide } from '../contract.ts'

let testApp: TestApp
let ruth: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  ruth = await testApp.person('grandmother')
})
afterAll(() => testApp.close())

const guideOf = (week: string | number, region = 'uk') => `/api/guide/weeks/${week}/guide?region=${region}`

describe('the guide’s texts for a week', () => {
  test('a signed-out visitor gets 401 for the texts', async () => {
    const answer = await testApp.visitor().get(guideOf(30))
    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } })
  })

  test.each([
    ['without a region', '/api/guide/weeks/30/guide', 'invalid-input'],
    ['for an unknown region', guideOf(30, 'mars'), 'invalid-input'],
    ['with an unknown query parameter', `${guideOf(30)}&lang=en`, 'invalid-input'],
    ['for two regions', `${guideOf(30)}&region=us`, 'malformed-request'],
  ])('a request %s gets 400', async (_, path, code) => {
    expect(await ruth.get(path)).toMatchObject({ status: 400, body: { code } })
  })

  test.each(['3', '43', '08x', '-1', '0', '8.5', '1e1', '008', '%20', 'thirty'])(
    'a request for week “%s” gets 404',
    async (week) => {
      expect(await ruth.get(guideOf(week))).toMatchObject({ status: 404, body: { code: 'not-found' } })
      expect(await ruth.get(`/api/guide/weeks/${week}`)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    },
  )

  test.each(regions)('the texts match the contract exactly, in the region %s', async (region) => {
    for (const week of [4, 30, 42]) {
      const { status, body } = await ruth.get(guideOf(week, region))
      expect(status).toBe(200)
      expect(WeekGuide.parse(body)).toEqual(body)
      expect(body).toMatchObject({ week, region })
    }
  })

  test('the texts have the parts that the specification names', async () => {
    const { body } = await ruth.get(guideOf(8))
    const { journey, journalPrompts, ...general } = Object(body)
    expect(general).toMatchObject({
      trimester: 1,
      baby: named('keyDevelopments', 'organDevelopment'),
      mother: named('physical', 'symptoms', 'emotional'),
      important: named('appointments', 'tests', 'precautions', 'nutrition'),
      tips: named('comfort', 'preparation', 'wellness'),
    })
    expect({ ...journey, week: general.week }).toMatchObject({
      week: 8,
      ...named('title', 'emoji', 'babySize', 'milestone', 'specialNotes'),
      ...named('medicalActions', 'nutrition', 'vitalsTracking', 'motherActions', 'partnerActions'),
      medicalActions: expect.arrayContaining([{ id: '8-med-1', text: expect.any(String) }]),
    })
    expect(Object.keys(journalPrompts)).toEqual([
      'bodySensations',
      'energyLevel',
      'moodEmotions',
      'dreamsMessages',
      'messageToBaby',
    ])
    expect((await ruth.get('/api/guide/weeks/8')).body).toMatchObject({
      ...named('size', 'weightG'),
      developments: [expect.any(String), expect.any(String)],
    })
  })

  test('a friend and a person without a journey also get the texts', async () => {
    for (const name of ['friend', 'stranger'] as const)
      expect((await (await testApp.person(name)).get(guideOf(8))).status).toBe(200)
  })

  test('the figures of a week match the contract exactly', async () => {
    const { status, body } = await ruth.get('/api/guide/weeks/30')
    expect(status).toBe(200)
    expect(WeekContent.parse(body)).toEqual(body)
  })
})

describe('what to call about', () => {
  test('a signed-out visitor gets 401, and a request without a valid region gets 400', async () => {
    expect(await testApp.visitor().get('/api/guide/call-about?region=uk')).toMatchObject({ status: 401 })
    for (const query of ['', '?region=mars', '?region=uk&week=8'])
      expect(await ruth.get(`/api/guide/call-about${query}`)).toMatchObject({ status: 400 })
  })

  test.each(regions)(
    'the list of what to call about matches the contract exactly, in the region %s',
    async (region) => {
      const { status, body } = await ruth.get(`/api/guide/call-about?region=${region}`)
      expect(status).toBe(200)
      expect(CallAbout.parse(body)).toEqual(body)
      expect(body).toMatchObject({ region })
    },
  )
})

describe('the emergency numbers and helplines of a country', () => {
  test('a signed-out visitor gets 401 for the numbers', async () => {
    for (const path of ['/api/guide/numbers/PT', '/api/guide/numbers?timeZone=Europe/Lisbon'])
      expect(await testApp.visitor().get(path)).toMatchObject({ status: 401 })
  })

  test.each(['XX', 'pt', 'PRT', '%20'])(
    'a request for “%s”, which is not a country code, gets 404',
    async (country) => {
      expect(await ruth.get(`/api/guide/numbers/${country}`)).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      })
    },
  )

  test.each(['', '?timeZone=', '?timeZone=Mars/Olympus', '?timeZone=UTC&country=PT'])(
    'a request with the query “%s” gets 400',
    async (query) => {
      expect(await ruth.get(`/api/guide/numbers${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      })
    },
  )

  test('the response has only the numbers of the country, with their sources', async () => {
    const { status, body } = await ruth.get('/api/guide/numbers/PT')
    expect(status).toBe(200)
    expect(PlaceNumbers.parse(body)).toEqual(body)
    expect(body).toMatchObject({ country: 'PT', checked: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })
    const { numbers, sources } = PlaceNumbers.parse(body)
    expect(numbers.map(({ purpose, number }) => `${purpose} ${number}`)).toEqual([
      'ambulance 112',
      'mind 1411',
      'violence 800 202 148',
    ])
    expect(sources.map(({ key }) => key)).toEqual(expect.arrayContaining(['EU112', 'DECO', 'CIG']))
  })

  test('a request with a time zone returns the numbers of the country of that time zone', async () => {
    const { body } = await ruth.get('/api/guide/numbers?timeZone=Europe/Lisbon')
    expect(body).toEqual((await ruth.get('/api/guide/numbers/PT')).body)
  })

  test.each([
    ['a country without a sourced number', '/TD', 'TD'],
    ['a time zone that belongs to no country', '?timeZone=UTC', null],
  ])('there are no numbers for %s', async (_, path, country) => {
    const { status, body } = await ruth.get(`/api/guide/numbers${path}`)
    expect(status).toBe(200)
    expect(body).toEqual({ country, numbers: [], sources: [], checked: null })
  })
})

const named = (...fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, expect.anything()]))
