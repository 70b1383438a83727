/** A test app with a push service and a push worker, and a notification for the mother. */
import type { Environment } from '#platform/server/environment.ts'
import type { Internet } from '#platform/server/internet/internet.ts'
import type { Services } from '#platform/server/services.ts'
import { samplePush } from '../../../fixtures.ts'
import { type Push, queuePush } from '../queue-push.ts'
import { openTestPushService } from '../testing.ts'
import { openPushWorker } from './push-worker.ts'

export const [minute, hour] = [60_000, 3_600_000]

type Options = { internet: Internet; environment: Partial<Environment>; onLogLine: (line: string) => void }

type Reply = { readonly status: number; readonly body: unknown }

type Browser = {
  get(path: string, headers?: Record<string, string | null>): Promise<Reply>
  delete(path: string): Promise<Reply>
  post(path: string, body?: unknown): Promise<Reply>
  ask(method: string, path: string, body?: unknown): Promise<Reply>
}

/** The parts of the test app that these helpers need. */
type App = {
  readonly services: Services
  readonly db: Services['db']
  readonly clock: { now: Date }
  person(name: 'mother' | 'partner' | 'grandmother'): Promise<Browser>
  findJourney(babyName: string): Promise<number>
  close(): Promise<void>
}

export type PushApp = Awaited<ReturnType<typeof openPushApp>>

/**
 * Opens a test app. The caller passes `openTestApp`, because features do not import the app. Every request that the app sends
 * to a public address reaches the test push service.
 */
export async function openPushApp(openTestApp: (options: Options) => Promise<App>) {
  const logged: string[] = []
  const clock = { now: () => new Date() }
  const service = await openTestPushService({ now: () => clock.now() })
  const testApp = await openTestApp({
    internet: service.internet,
    environment: { publicUrl: new URL('https://nestling.example') },
    onLogLine: (line) => logged.push(line),
  })
  clock.now = () => testApp.clock.now
  const worker = openPushWorker({ ...testApp.services, timeoutMs: 20_000 })
  const mother = await testApp.person('mother')
  const user = testApp.db.selectFrom('users').select('id').where('first_name', '=', 'Nora')
  const news: Push = {
    pregnancyId: await testApp.findJourney('Pip'),
    userId: (await user.executeTakeFirstOrThrow()).id,
    ...samplePush,
  }

  return {
    ...{ testApp, service, worker, mother, news, logged },
    /** Turns notifications on in this browser, by default the mother’s. */
    async turnOn(browser: Browser = mother) {
      const { publicKey } = Object((await browser.get('/api/push/key')).body)
      const subscription = service.subscribe(publicKey)
      const { body } = await browser.ask('PUT', '/api/push/devices', subscription)
      return { ...subscription, id: Number(Object(body).id) }
    },
    /** Queues the notification, with these changes. */
    queue: (change: Partial<Push> = {}) =>
      testApp.db.transaction().execute((tx) => queuePush(tx, { ...news, ...change }, testApp.clock.now)),
    /** Moves the clock forward. */
    pass(milliseconds: number) {
      testApp.clock.now = new Date(testApp.clock.now.getTime() + milliseconds)
    },
    listQueued: () => testApp.db.selectFrom('push_messages').selectAll().orderBy('id').execute(),
    countDevices: async () => (await testApp.db.selectFrom('push_devices').select('id').execute()).length,
    /** The titles of the notifications that arrived. */
    titles: () => service.delivered.map(({ content }) => Object(content).notification.title),
    async close() {
      await worker.stop()
      await testApp.close()
      await service.close()
    },
  }
}
