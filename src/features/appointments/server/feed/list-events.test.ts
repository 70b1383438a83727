import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '#app/server/testing.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import { listEvents, listMarks } from './list-events.ts'

test('marks are sorted latest first, and events like the marks, without deleted and other families’ appointments', async () => {
  const testApp = await openTestApp()
  onTestFinished(() => testApp.close())
  const { db } = testApp
  await db.deleteFrom('appointments').execute()
  const mother = await testApp.person('mother')
  const add = async (by: typeof mother, day: string) =>
    Number(Object((await by.post('/api/appointments', { title: 'Scan', appointmentDate: `${day}T09:30:00Z` })).body).id)
  const [first, second, third] = [
    await add(mother, '2026-03-20'),
    await add(mother, '2026-03-21'),
    await add(mother, '2026-03-20'),
  ]
  const deleted = await add(mother, '2026-03-22')
  await mother.delete(`/api/appointments/${deleted}`)
  const theirs = await add(await testApp.person('neighbour'), '2026-03-23')

  const pregnancyId = (await testApp.findJourney('Pip')) as PregnancyId
  const marks = await listMarks(db, { pregnancyId, from: '2026-03-01T00:00:00.000Z', most: 10 })
  expect(marks.map(({ id }) => id)).toEqual([second, third, first])
  const all = [third, deleted, first, theirs, second].map((id) => ({ id, revision: 0 }))
  expect((await listEvents(db, pregnancyId, all)).map(({ id }) => id)).toEqual([third, first, second])
})
