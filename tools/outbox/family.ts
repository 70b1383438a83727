import { openTestApp } from '#app/server/testing.ts'
import type { Family } from './run-schedule.ts'

/** The seed of the first schedule. A failed schedule prints its own seed, and `SCHEDULES_SEED=…` then runs it first. */
export const seedOfRun = Number(process.env.SCHEDULES_SEED ?? 20261126)

export async function openFamily(): Promise<Family> {
  const testApp = await openTestApp()
  const mother = await testApp.person('mother')
  const pregnancyId = await testApp.findJourney('Pip')
  const idOf = async (name: 'mother' | 'grandmother') => {
    const { body } = await (await testApp.person(name)).get('/api/auth/user')
    return Number(Object(body).id)
  }
  const ids = { mother: await idOf('mother'), grandmother: await idOf('grandmother') }
  const { body } = await mother.post(`/api/pregnancies/${pregnancyId}/updates`, { content: 'In the train.' })
  return { testApp, ids, pregnancyId, updateId: Number(Object(body).id) }
}
