import type { Push } from '#features/push/server/public.ts'
import { type CastName, cast } from '#features/sign-in/fixtures.ts'
import type { Services } from '#platform/server/services.ts'
import { openTestWorker } from '../telling/testing.ts'

type Browser = {
  get(path: string): Promise<{ readonly body: unknown }>
  post(path: string, body?: unknown): Promise<{ readonly status: number; readonly body: unknown }>
  ask(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: unknown }>
}

type App = {
  readonly services: Services
  readonly db: Services['db']
  readonly clock: { now: Date }
  person(name: CastName): Promise<Browser>
  findJourney(babyName: string): Promise<number>
}

/** An appointment on a Friday in March, at 10:30 in the family's time zone, London. */
export const scan = { title: 'Growth scan', appointmentDate: '2026-03-20T10:30:00.000Z', location: 'Harbour Clinic' }

/** Helpers for the family of a test app, on Sunday, 15 March 2026, at 10:00. The caller has deleted the sample appointments. */
export async function openReminders(testApp: App) {
  const worker = openTestWorker(testApp)
  const pregnancyId = await testApp.findJourney('Pip')
  const journey = `/api/pregnancies/${pregnancyId}`
  const mother = await testApp.person('mother')
  const users = await testApp.db.selectFrom('users').select(['id', 'email']).execute()
  const idOf = (name: CastName) => users.find(({ email }) => email === cast[name].email)?.id ?? 0

  /** Runs the worker at this time, and returns the notifications that it queued then. */
  async function runAt(time: string): Promise<readonly Push[]> {
    testApp.clock.now = new Date(time)
    const before = worker.pushes.length
    await worker.run()
    return worker.pushes.slice(before)
  }

  return {
    ...{ worker, pregnancyId, journey, mother, idOf, runAt },
    /** Adds an appointment as the mother, runs the worker, and returns the appointment's id. */
    async add(more: object = {}): Promise<number> {
      const { body } = await mother.post(`${journey}/appointments`, { ...scan, ...more })
      await worker.run()
      return Object(body).id
    },
    change: (id: number, more: object) => mother.ask('PUT', `/api/appointments/${id}`, { ...scan, ...more }),
    async choose(name: CastName, change: object) {
      const browser = await testApp.person(name)
      const { version: _, canMail: __, ...choices } = Object((await browser.get('/api/news-choices')).body)
      return browser.ask('PUT', '/api/news-choices', { ...choices, ...change })
    },
    /** What these notifications say to a person. */
    textsFor: (name: CastName, pushes: readonly Push[]) =>
      pushes.filter(({ userId }) => userId === idOf(name)).map(({ body }) => body),
    /** The list of news of a person. */
    async newsOf(name: CastName): Promise<string[]> {
      const { body } = await (await testApp.person(name)).get(`${journey}/news`)
      return Object(body).map(({ text }: { text: string }) => text)
    },
  }
}
