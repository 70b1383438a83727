/** Decides who hears of new events, and hands over news that is due, without blocking requests. */

import { createPolling } from '#platform/server/background/polling.ts'
import { findUndecidedJourney } from '#platform/server/news/news-events.ts'
import type { Services } from '#platform/server/services.ts'
import { newsWays } from '../../rules.ts'
import { decideEvents } from '../deciding/decide-events.ts'
import { handOver, listDuePeople, type QueuePush } from './hand-over.ts'

export type NewsWorker = {
  /** Decides all undecided events, then hands over what is due. */
  runDue(): Promise<void>
  /** Does so every second from now on. */
  start(): void
  /** Stops after the running transaction. */
  stop(): Promise<void>
}

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'environment' | 'features' | 'findRights'> & {
  readonly queuePush: QueuePush
}

/** Each of several processes can run a worker. Locks in the database make sure that nothing is told twice. */
export function openNewsWorker(context: Parts): NewsWorker {
  const { db, clock, log } = context
  async function runAll() {
    /** Journeys whose events could not be decided. They must not stop the others. */
    const failed: number[] = []
    let failure: unknown
    while (!polling.isStopping()) {
      const pregnancyId = await findUndecidedJourney(db, failed)
      if (pregnancyId === undefined) break
      await decideEvents(context, db, pregnancyId, clock()).catch((error) => {
        failed.push(pregnancyId)
        failure = error
      })
    }
    for (const way of newsWays) {
      for (let people = await listDuePeople(db, way, clock()); people.length > 0 && failure === undefined; ) {
        for (const person of people) {
          if (polling.isStopping()) return
          await handOver(context, db, way, person, clock()).catch((error) => {
            failure = error
          })
        }
        people = await listDuePeople(db, way, clock())
      }
    }
    if (failure !== undefined) throw failure
  }

  const polling = createPolling(runAll, (error) => log.error({ error }, 'news could not be told'))

  return { runDue: polling.run, start: polling.start, stop: polling.stop }
}
