/** If an appointment is moved and then cancelled, everybody hears of the cancellation with the date that they know. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { openReminders } from './testing.ts'

let testApp: TestApp
let family: Awaited<ReturnType<typeof openReminders>>
let id: number
beforeEach(async () => {
  testApp = await openTestApp()
  await testApp.db.deleteFrom('appointments').execute()
  family = await openReminders(testApp)
  id = await family.add()
})
afterEach(() => testApp.close())

const old = 'Fri, Mar 20, 10:30 AM'
const moved = { appointmentDate: '2026-03-23T09:00:00.000Z' }
const next = 'Mon, Mar 23, 9:00 AM'
const cancelled = { status: 'cancelled' }
const morning = '2026-03-16T07:00:00.000Z'

/** The mother changes an appointment at this time in the night, and the worker runs a minute later, when changes are due. */
async function changeAt(time: string, more: object, of = id) {
  testApp.clock.now = new Date(time)
  await family.change(of, more)
  await family.worker.run()
  await family.runAt(new Date(Date.parse(time) + 61_000).toISOString())
}

test('a person who heard of the move reads the new date of the cancelled appointment, the others the old one', async () => {
  const { add, choose, runAt, textsFor, newsOf, worker } = family
  await choose('friend', { quietHours: null })
  const other = { title: 'Other', appointmentDate: '2026-03-21T11:00:00.000Z' }
  const otherId = await add(other)
  await changeAt('2026-03-15T23:00:00.000Z', moved)
  await changeAt('2026-03-15T23:10:00.000Z', { ...other, ...cancelled }, otherId)
  await changeAt('2026-03-15T23:20:00.000Z', { ...moved, ...cancelled })
  const said = (date: string) => `cancelled an appointment on ${date}`
  const ofOther = said('Sat, Mar 21, 11:00 AM')
  expect(textsFor('friend', worker.pushes).slice(-2)).toEqual([`Nora ${ofOther}`, `Nora ${said(next)}`])
  const told = textsFor('grandmother', await runAt(morning))
  expect(told.toSorted()).toEqual([`Nora ${said(old)}`, `Nora ${ofOther}`].toSorted())
  expect((await newsOf('friend')).slice(0, 2)).toEqual([said(next), ofOther])
  expect((await newsOf('grandmother')).slice(0, 2)).toEqual([said(old), ofOther])
})

test('an earlier change of the place in the same night does not hide the date that people know', async () => {
  await changeAt('2026-03-15T22:30:00.000Z', { location: 'Hospital' })
  await changeAt('2026-03-15T23:00:00.000Z', moved)
  await changeAt('2026-03-15T23:20:00.000Z', { ...moved, ...cancelled })
  expect(family.textsFor('grandmother', await family.runAt(morning))).toEqual([
    `Nora cancelled an appointment on ${old}`,
  ])
})

test('an appointment that is cancelled, brought back, moved and cancelled again in a night has the date that people know', async () => {
  await changeAt('2026-03-15T23:00:00.000Z', cancelled)
  await changeAt('2026-03-15T23:10:00.000Z', {})
  await changeAt('2026-03-15T23:20:00.000Z', moved)
  await changeAt('2026-03-15T23:30:00.000Z', { ...moved, ...cancelled })
  expect(family.textsFor('grandmother', await family.runAt(morning))).toEqual([
    `Nora cancelled an appointment on ${old}`,
  ])
  expect((await family.newsOf('grandmother'))[0]).toBe(`cancelled an appointment on ${old}`)
})

test('if an appointment that was moved twice is cancelled and brought back, the list names the dates of each move', async () => {
  const between = { appointmentDate: '2026-03-21T10:30:00.000Z' }
  await changeAt('2026-03-15T23:00:00.000Z', between)
  await changeAt('2026-03-16T01:00:00.000Z', moved)
  await changeAt('2026-03-16T03:00:00.000Z', { ...moved, ...cancelled })
  const told = await family.runAt(morning)
  expect(family.textsFor('grandmother', told)).toEqual([`Nora cancelled an appointment on ${old}`])
  await changeAt('2026-03-16T09:00:00.000Z', moved)
  expect((await family.newsOf('grandmother')).slice(0, 3)).toEqual([
    `brought back an appointment on ${next}`,
    `moved an appointment from Sat, Mar 21, 10:30 AM to ${next}`,
    `moved an appointment from ${old} to ${next}`,
  ])
})

test('a reminder of the old date that is not sent any more does not change what the list says about the cancellation', async () => {
  const { choose, runAt, textsFor, newsOf } = family
  const { push } = Object((await (await testApp.person('friend')).get('/api/news-choices')).body)
  await choose('friend', { push: { ...push, appointment: 'daily' } })
  await runAt('2026-03-19T10:30:00.000Z')
  await choose('friend', { push: { ...push, appointment: 'at-once' } })
  await changeAt('2026-03-19T11:00:00.000Z', moved)
  await changeAt('2026-03-19T12:00:00.000Z', { ...moved, ...cancelled })
  expect(textsFor('friend', family.worker.pushes).at(-1)).toBe(`Nora cancelled an appointment on ${next}`)
  await runAt('2026-03-19T18:00:00.000Z')
  expect((await newsOf('friend'))[0]).toBe(`cancelled an appointment on ${next}`)
})
