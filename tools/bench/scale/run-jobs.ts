/**
 * A separate process that runs each of Nestling's jobs once, and prints `JobTimes` as JSON. The first argument says how many
 * nights ahead the clock is. The backup job runs only if the second argument is `back-up`.
 */
import { createServices } from '../../../src/app/server/assemble.ts'
import { jobs } from '../../../src/app/server/features.ts'
import { backupJob, requestBackup } from '../../../src/platform/server/backup/nightly.ts'
import { openDatabase } from '../../../src/platform/server/database/open.ts'
import { readEnvironment } from '../../../src/platform/server/environment.ts'
import { noInternet } from '../../../src/platform/server/internet/internet.ts'
import { createLog } from '../../../src/platform/server/log.ts'

/**
 * How many milliseconds each job took, the longest time for which it blocked the event loop, and the peak memory of the
 * process in megabytes.
 */
export type JobTimes = { ms: Record<string, number>; blockedMs: Record<string, number>; megabytes: number }

const now = new Date(Date.now() + Number(process.argv[2]) * 86_400_000)
const environment = readEnvironment(process.env)
const database = await openDatabase(environment, () => undefined)
const services = createServices({
  environment,
  database,
  log: createLog('silent'),
  clock: () => now,
  internet: noInternet,
})
const makesBackup = process.argv[3] === 'back-up'
// Without this request, a new installation makes no backup before its first night.
if (makesBackup) await requestBackup(services.db, now)
const result: JobTimes = { ms: {}, blockedMs: {}, megabytes: 0 }
for (const { name, run } of jobs) {
  if (name === backupJob && !makesBackup) continue
  let blocked = 0
  let last = performance.now()
  const timer = setInterval(() => {
    blocked = Math.max(blocked, performance.now() - last)
    last = performance.now()
  }, 1)
  const began = performance.now()
  await run(services, now, new AbortController().signal)
  result.ms[name] = performance.now() - began
  blocked = Math.max(blocked, performance.now() - last)
  clearInterval(timer)
  result.blockedMs[name] = blocked
}
result.megabytes = process.resourceUsage().maxRSS / 1000
await database.close()
console.log(JSON.stringify(result))
