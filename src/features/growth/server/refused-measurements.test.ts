import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { type Measure, measures } from '../rules.ts'

let testApp: TestApp
let mother: Browser
let list: string
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  list = `/api/pregnancies/${await testApp.findJourney('Pip')}/scans`
})
afterAll(() => testApp.close())

// The test clock is set to 15 March 2026. Pip's due date is 28 May, so the pregnancy is at 29 weeks and 3 days.
const scan = { measuredOn: '2026-03-10', femurLength: 53.1 }

/** The smallest and the largest value that is accepted for each measure. */
const accepted: Readonly<Record<Measure, readonly [least: number, most: number, unit: 'mm' | 'g']>> = {
  headCircumference: [40, 450, 'mm'],
  biparietalDiameter: [11, 150, 'mm'],
  abdominalCircumference: [40, 500, 'mm'],
  femurLength: [2, 110, 'mm'],
  crownRumpLength: [1, 150, 'mm'],
  estimatedWeight: [5, 8000, 'g'],
}
const multiply = {
  mm: 'If the report says centimeters, multiply by ten',
  g: 'If the report says kilograms, multiply by a thousand',
}

const read = async () => Object((await mother.get(`${list}?limit=200`)).body)

describe('a scan', () => {
  const wrong: readonly [string, object, string, string][] = [
    ['no day', { femurLength: 53.1 }, 'measuredOn', 'Required'],
    ['a day that does not exist', { ...scan, measuredOn: '2026-02-30' }, 'measuredOn', 'Invalid date'],
    ['a day with a time', { ...scan, measuredOn: '2026-03-10T10:00:00Z' }, 'measuredOn', 'Invalid date'],
    [
      'a day in the future',
      { ...scan, measuredOn: '2026-03-16' },
      'measuredOn',
      'The day of a scan cannot be in the future',
    ],
    [
      'a day before the pregnancy',
      { ...scan, measuredOn: '2025-08-20' },
      'measuredOn',
      'This pregnancy is counted from Aug 21, 2025: a scan cannot be before that',
    ],
    ['baby 0', { ...scan, baby: 0 }, 'baby', 'Number must be greater than or equal to 1'],
    ['a ninth baby', { ...scan, baby: 9 }, 'baby', 'Number must be less than or equal to 8'],
    ['half a baby', { ...scan, baby: 1.5 }, 'baby', 'Expected int, received number'],
    [
      'no measurement',
      { measuredOn: '2026-03-10', note: 'Asleep' },
      'headCircumference',
      'Please enter at least one measurement',
    ],
    [
      'nothing but empty measurements',
      { measuredOn: '2026-03-10', femurLength: null, estimatedWeight: null },
      'headCircumference',
      'Please enter at least one measurement',
    ],
    ...measures.flatMap((measure): [string, object, string, string][] => {
      const [least, most, unit] = accepted[measure]
      const tooLittle = `At least ${least} ${unit}. ${multiply[unit]}`
      return [
        [`${measure} 0`, { ...scan, [measure]: 0 }, measure, tooLittle],
        [`${measure} below its limit`, { ...scan, [measure]: least - 0.1 }, measure, tooLittle],
        [
          `${measure} above its limit`,
          { ...scan, [measure]: most + 1 },
          measure,
          `At most ${most} ${unit}. Please check the number and its unit`,
        ],
        [`${measure} as text`, { ...scan, [measure]: '50' }, measure, 'Expected number, received string'],
      ]
    }),
    [
      'a thigh bone in centimetres',
      { ...scan, femurLength: 5.3 },
      'femurLength',
      '53 mm is typical at this age. Please check the number and its unit',
    ],
    [
      'a head circumference of less than twice the width of the head',
      { ...scan, headCircumference: 140, biparietalDiameter: 76.2 },
      'headCircumference',
      'A head that is 76.2 mm wide is more than 152 mm around. Please check both numbers',
    ],
    [
      'hundredths of a millimetre',
      { ...scan, femurLength: 53.12 },
      'femurLength',
      'At most one digit after the decimal point',
    ],
    ['half a gram', { ...scan, estimatedWeight: 1390.5 }, 'estimatedWeight', 'Please enter whole grams'],
    ['a note of 501 letters', { ...scan, note: 'a'.repeat(501) }, 'note', expect.stringContaining('at most 500')],
    ['a field `createdBy`', { ...scan, createdBy: 1 }, 'createdBy', expect.any(String)],
    ['a field `pregnancyId`', { ...scan, pregnancyId: 2 }, 'pregnancyId', expect.any(String)],
    ['a field `percentile`', { ...scan, percentile: 60 }, 'percentile', expect.any(String)],
  ]

  test.each(wrong)('is refused with %s, when it is added and when it is changed', async (_, body, field, message) => {
    const id = Number(Object((await mother.post(list, scan)).body).id)
    const before = await read()
    const refusal = { status: 400, body: { code: 'invalid-input', fields: { [field]: message } } }
    expect(await mother.post(list, body)).toMatchObject(refusal)
    expect(await mother.ask('PUT', `/api/scans/${id}`, body)).toMatchObject(refusal)
    expect(await read()).toEqual(before)
  })

  test('is accepted with the smallest and with the largest size of each measure', async () => {
    const journeys = testApp.db.updateTable('pregnancies').where('baby_name', '=', 'Pip')
    await journeys.set({ due_date: null }).execute()
    for (const end of [0, 1]) {
      const sizes = Object.fromEntries(measures.map((measure) => [measure, accepted[measure][end]]))
      expect(await mother.post(list, { measuredOn: '2026-03-10', ...sizes })).toMatchObject({
        status: 201,
        body: sizes,
      })
    }
  })
})
