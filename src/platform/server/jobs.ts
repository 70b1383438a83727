/** Runs the server's jobs: each hourly, and never on two processes at once. */
import { noteTime } from './clock/certain-time.ts'
import type { Database, Tx } from './database/database.ts'
import { failureOf } from './database/failures.ts'
import { runAlone } from './database/locks.ts'
import type { Services } from './services.ts'

export type Job = {
  /** Its stable name, which the database stores. */
  readonly name: string
  /** When the signal is aborted, the server is stopping, and a long job must end soon. */
  readonly run: (services: Services, now: Date, signal: AbortSignal) => Promise<void>
}

export type Scheduler = {
  /** Runs every job that is due, one after the other. */
  runDue(now: Date): Promise<void>
  /** Runs due jobs now, and then every minute. */
  start(): void
  /** Stops after the running job. */
  stop(): Promise<void>
}

const minute = 60_000
const hour = 60 * minute

/** Lets a job run within a minute after the transaction is committed. */
export async function runSoon(tx: Tx, name: string, now: Date): Promise<void> {
  await tx.updateTable('jobs').set({ due_at: now.toISOString() }).where('name', '=', name).execute()
}

/** Opens the scheduler. No job runs before `start` or `runDue`. */
export function openScheduler(services: Services, jobs: readonly Job[]): Scheduler {
  const { db, clock, log, faults, features } = services
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | null = null
  const stopping = new AbortController()

  function runDue(now: Date): Promise<void> {
    underWay ??= runAll(now).finally(() => {
      underWay = null
    })
    return underWay
  }

  async function runAll(now: Date) {
    const trash = features.flatMap((feature) => feature.trash ?? [])
    const jump = await noteTime(db, now, async (behind) => {
      for (const { rows } of trash) await rows.correctTimes(db, behind)
    })
    if (jump) log.warn(jump, 'the clock was set, or Nestling was off: nothing is deleted for good for a day')
    for (const job of jobs) {
      if (stopping.signal.aborted) return
      await runAlone(db, `job ${job.name}`, async () => {
        if (await claimJob(db, job, now)) await runOne(job, now)
      })
    }
  }

  // A job that fails must not stop the others. It runs again in an hour.
  async function runOne({ name, run }: Job, now: Date): Promise<void> {
    try {
      await run(services, now, stopping.signal)
    } catch (error) {
      if (stopping.signal.aborted) return log.info({ job: name, error }, 'a job ended early, because Nestling stops')
      const failure = failureOf(error)
      if (failure) faults.note(failure)
      log.error({ job: name, error }, 'a job failed')
    }
  }

  const runDueNow = () => runDue(clock()).catch((error) => log.error({ error }, 'the due jobs could not be run'))

  return {
    runDue,
    start() {
      runDueNow()
      timer = setInterval(runDueNow, minute).unref()
    },
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await underWay?.catch(() => undefined)
    },
  }
}

/** Returns whether this job is due. If it is, its next run becomes due in an hour. */
async function claimJob(db: Database, { name }: Job, now: Date): Promise<boolean> {
  const due_at = new Date(now.getTime() + hour).toISOString()
  const claimed = await db
    .insertInto('jobs')
    .values({ name, due_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ due_at })
        // A time more than an hour ahead was written while the clock was ahead. The job is due then, too.
        .where((eb) => eb('jobs.due_at', '<=', now.toISOString()).or('jobs.due_at', '>', due_at)),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}
