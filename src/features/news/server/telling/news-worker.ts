/** Decides who is told of new events, reminds people of dates, and hands over due news, without blocking requests. */

import { createPolling } from '#platform/server/background/polling.ts'
import { listUndecidedJourneys } from '#platform/server/news/news-events.ts'
import type { Services } from '#platform/server/services.ts'
import { newsWays } from '../../rules.ts'
import { decideEvents } from '../deciding/decide-events.ts'
import { listJourneysWithDates, remindJourney } from '../reminding/remind.ts'
import { handOver, listDuePeople, type QueuePush } from './hand-over.ts'

export type NewsWorker = {
  /** Decides about new events, and once a minute about reminders. Then hands over the news that is due. */
  runDue(): Promise<void>
  /** Calls `runDue` every second from now on. */
  start(): void
  /** Stops after the running transaction. */
  stop(): Promise<void>
}

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'environment' | 'features' | 'findRights'> & {
  readonly queuePush: QueuePush
}

/**
 * Each of several processes can run a worker. Locks in the database make sure that nothing is told twice. Each run tries each
 * journey and each person once. What fails does not stop the others, and is tried again in the next run.
 */
export function openNewsWorker(context: Parts): NewsWorker {
  const { db, clock, log } = context
  let remindedInMinute: number | undefined

  async function runAll() {
    const failures: unknown[] = []
    const note = (error: unknown) => void failures.push(error)
    for (const pregnancyId of await listUndecidedJourneys(db)) {
      if (polling.isStopping()) break
      await decideEvents(context, db, pregnancyId, clock()).catch(note)
    }
    await remind(note).catch(note)
    await handOverDue(note)
    if (failures.length > 0) throw failures[0]
  }

  /** Reminders are due on whole minutes, so looking more often would find nothing new. */
  async function remind(note: (error: unknown) => void) {
    const minute = Math.floor(clock().getTime() / 60_000)
    if (minute === remindedInMinute) return
    for (const pregnancyId of await listJourneysWithDates(context, db, clock())) {
      if (polling.isStopping()) return
      await remindJourney(context, db, pregnancyId, clock()).catch(note)
    }
    remindedInMinute = minute
  }

  async function handOverDue(note: (error: unknown) => void) {
    for (const way of newsWays)
      for (const person of await listDuePeople(db, way, clock())) {
        if (polling.isStopping()) return
        await handOver(context, db, way, person, clock()).catch(note)
      }
  }

  const polling = createPolling(runAll, (error) => log.error({ error }, 'news could not be told'))

  return { runDue: polling.run, start: polling.start, stop: polling.stop }
}
