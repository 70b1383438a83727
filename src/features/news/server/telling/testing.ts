import type { Push } from '#features/push/server/public.ts'
import { addNews } from '#platform/server/news/news-events.ts'
import type { Services } from '#platform/server/services.ts'
import { openNewsWorker } from './news-worker.ts'

/** A worker that stores the notifications it queues. `run` does what the server does every second. */
export function openTestWorker({ services }: { readonly services: Services }) {
  const pushes: Push[] = []
  const worker = openNewsWorker({ ...services, queuePush: async (_tx, push) => void pushes.push(push) })
  return { pushes, run: worker.runDue }
}

/** Moves the clock of the test app on by so many seconds. */
export function passSeconds({ clock }: { readonly clock: { now: Date } }, seconds: number): void {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}

type Sharing = { readonly pregnancyId: number; readonly actorId: number }
type App = { readonly db: Services['db']; readonly clock: { readonly now: Date } }

/** Adds photos of a person at once, as a phone does that shares many. Returns their ids. */
export async function addPhotos({ db, clock }: App, { pregnancyId, actorId }: Sharing, count = 1): Promise<number[]> {
  const now = clock.now
  const ids: number[] = []
  for (let at = 0; at < count; at++)
    await db.transaction().execute(async (tx) => {
      const photo = { caption: null, week: null, width: 10, height: 10, upload_key: null }
      const { id } = await tx
        .insertInto('photos')
        .values({
          ...photo,
          filename: `p${actorId}-${pregnancyId}-${now.getTime()}-${at}`,
          pregnancy_id: pregnancyId,
          created_by: actorId,
          created_at: now.toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await addNews(tx, { pregnancyId, kind: 'photo', subjectId: id, actorId }, now)
      ids.push(id)
    })
  return ids
}
