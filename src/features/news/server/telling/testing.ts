import type { Push } from '#features/push/server/public.ts'
import type { Services } from '#platform/server/services.ts'
import { openNewsWorker } from './news-worker.ts'

/** A news worker that collects notifications instead of queueing them. `run` does what the server does every second. */
export function openTestWorker({ services }: { readonly services: Services }) {
  const pushes: Push[] = []
  const worker = openNewsWorker({ ...services, queuePush: async (_tx, push) => void pushes.push(push) })
  return { pushes, run: worker.runDue }
}

/** Moves the clock of the test app forward by this many seconds. */
export function passSeconds({ clock }: { readonly clock: { now: Date } }, seconds: number): void {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}
