/** A journey's numbers change at midnight in the family's time zone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'

let testApp: TestApp
let mother: Browser
let address: string
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  address = `/api/pregnancies/${Object((await mother.get('/api/pregnancies/current')).body).id}`
})
afterAll(() => testApp.close())

/** The numbers that the API returns at an instant, for a due date and a time zone. */
async function numbersAt(instant: string, timeZone: string, dueDate: string) {
  testApp.clock.now = new Date(Date.parse(dueDate) - 100 * 86_400_000)
  mother = await testApp.person('mother')
  await mother.patch(address, { babyName: 'Pip', dueDate, timeZone })
  testApp.clock.now = new Date(instant)
  return (await (await testApp.person('mother')).get('/api/pregnancies/current')).body
}

const due = '2026-05-28'

describe('the day changes at midnight', () => {
  const midnights: readonly [string, string, string][] = [
    ['Europe/London', '2026-03-14T23:59:59.999Z', '2026-03-15T00:00:00.000Z'],
    ['Pacific/Auckland', '2026-03-14T10:59:59.999Z', '2026-03-14T11:00:00.000Z'],
    ['Pacific/Honolulu', '2026-03-15T09:59:59.999Z', '2026-03-15T10:00:00.000Z'],
    ['America/Sao_Paulo', '2026-03-15T02:59:59.999Z', '2026-03-15T03:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-14T18:14:59.999Z', '2026-03-14T18:15:00.000Z'],
  ]

  test.each(midnights)('in %s', async (timeZone, before, after) => {
    expect(await numbersAt(before, timeZone, due)).toMatchObject({
      daysRemaining: 75,
      gestationalAge: { weeks: 29, days: 2 },
    })
    expect(await numbersAt(after, timeZone, due)).toMatchObject({
      daysRemaining: 74,
      gestationalAge: { weeks: 29, days: 3 },
    })
  })

  test('even when daylight saving time begins', async () => {
    expect(await numbersAt('2026-03-29T00:30:00Z', 'Europe/London', due)).toMatchObject({ daysRemaining: 60 })
    expect(await numbersAt('2026-03-29T22:59:59Z', 'Europe/London', due)).toMatchObject({ daysRemaining: 60 })
    expect(await numbersAt('2026-03-29T23:00:00Z', 'Europe/London', due)).toMatchObject({ daysRemaining: 59 })
  })
})

describe('the week', () => {
  test.each([
    ['2026-05-27', 40, 1],
    ['2026-05-28', 40, 0],
    ['2026-05-29', 40, 0],
    ['2026-08-01', 40, 0],
    ['2026-05-21', 39, 7],
    ['2026-05-22', 40, 6],
    ['2026-03-12', 29, 77],
    ['2026-03-13', 30, 76],
  ])('on %s is %i, with %i days to go', async (day, currentWeek, daysRemaining) => {
    expect(await numbersAt(`${day}T12:00:00Z`, 'Europe/London', due)).toMatchObject({ currentWeek, daysRemaining })
  })

  test('is at least 8', async () => {
    testApp.clock.now = new Date('2026-03-15T12:00:00Z')
    mother = await testApp.person('mother')
    const reply = await mother.patch(address, { babyName: 'Pip', dueDate: '2026-12-20' })
    expect(reply.body).toMatchObject({ currentWeek: 8, daysRemaining: 280, gestationalAge: { weeks: 0, days: 0 } })
  })

  test('stays at 40 after the due date, while the gestational age goes on', async () => {
    expect(await numbersAt('2026-06-04T12:00:00Z', 'Europe/London', due)).toMatchObject({
      currentWeek: 40,
      daysRemaining: 0,
      gestationalAge: { weeks: 41, days: 0 },
    })
  })
})
