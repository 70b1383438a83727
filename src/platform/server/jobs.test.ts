import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { testedEngine } from './database/testing.ts'
import { type Job, openScheduler } from './jobs.ts'

const noon = new Date('2026-03-15T12:00:00.000Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

let testApp: TestApp
const logged: string[] = []
beforeEach(async () => {
  logged.length = 0
  testApp = await openTestApp({ world: null, onLogLine: (line) => logged.push(line) })
})
afterEach(() => testApp.close())

/** A job that records when it ran. */
function createJob(name: string) {
  const runs: Date[] = []
  const job: Job = {
    name,
    run: async (_, now) => {
      runs.push(now)
    },
  }
  return { job, runs }
}

test('a job runs at once, and again after an hour', async () => {
  const { job, runs } = createJob('sweep')
  const scheduler = openScheduler(testApp.services, [job])
  for (const minutes of [0, 1, 59, 60, 61, 119, 121]) await scheduler.runDue(after(minutes))
  expect(runs).toEqual([after(0), after(60), after(121)])
})

test('after a restart, a job still waits for the rest of its hour', async () => {
  const { job, runs } = createJob('sweep')
  await openScheduler(testApp.services, [job]).runDue(noon)
  await openScheduler(testApp.services, [job]).runDue(after(30))
  expect(runs).toEqual([noon])
})

test('when a job is due in many processes, only one of them runs it', async () => {
  const { job, runs } = createJob('sweep')
  const schedulers = Array.from({ length: 10 }, () => openScheduler(testApp.services, [job]))
  await Promise.all(schedulers.map((scheduler) => scheduler.runDue(noon)))
  expect(runs).toEqual([noon])
  await Promise.all(schedulers.map((scheduler) => scheduler.runDue(after(60))))
  expect(runs).toEqual([noon, after(60)])
})

test.runIf(testedEngine === 'postgres')(
  'while a job takes longer than an hour, no other process begins it',
  async () => {
    const { job, runs } = createJob('sweep')
    const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow: Job = {
      name: 'sweep',
      run: () => {
        begun.resolve()
        return released.promise
      },
    }
    const running = openScheduler(testApp.services, [slow]).runDue(noon)
    await begun.promise
    const other = openScheduler(testApp.openSecond().services, [job])
    await other.runDue(after(61))
    expect(runs).toEqual([])
    released.resolve()
    await running
    await other.runDue(after(62))
    expect(runs).toEqual([after(62)])
  },
)

test('a job that fails is logged, and the other jobs still run', async () => {
  const broken: Job = { name: 'broken', run: () => Promise.reject(new Error('The job is broken.')) }
  const { job, runs } = createJob('sweep')
  await openScheduler(testApp.services, [broken, job]).runDue(noon)
  expect(runs).toEqual([noon])
  expect(logged.filter((line) => line.includes('a job failed') && line.includes('broken'))).toHaveLength(1)
})

test('a job that ends early because Nestling stops is not logged as failed', async () => {
  const begun = Promise.withResolvers<void>()
  const interrupted: Job = {
    name: 'interrupted',
    run: (_services, _now, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        begun.resolve()
      }),
  }
  const scheduler = openScheduler(testApp.services, [interrupted])
  const running = scheduler.runDue(noon)
  await begun.promise
  await scheduler.stop()
  await running
  expect(logged.filter((line) => line.includes('interrupted') && !line.includes('"level":30'))).toEqual([])
})

test('stopping waits for the running job, and starts no other job', async () => {
  const events: string[] = []
  let finish = () => {}
  const slow: Job = {
    name: 'slow',
    run: async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
        events.push('began')
      })
      events.push('ended')
    },
  }
  const { job, runs } = createJob('sweep')
  const scheduler = openScheduler(testApp.services, [slow, job])
  const running = scheduler.runDue(noon)
  await expect.poll(() => events).toEqual(['began'])
  const stopped = scheduler.stop().then(() => events.push('stopped'))
  finish()
  await Promise.all([running, stopped])
  expect(events).toEqual(['began', 'ended', 'stopped'])
  expect(runs).toEqual([])
})
