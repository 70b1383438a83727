/** Chosen files on their way into the album, each with what was typed for it. */
import * as queues from '#platform/client/upload/upload-queue.ts'
import { whyNotAWeek } from './why-not-a-week.ts'

export { canBeSent, type Outcome } from '#platform/client/upload/upload-queue.ts'

type Typed = { readonly caption: string; readonly week: string; readonly weekError: string | undefined }
export type Upload = queues.Upload<Typed, unknown>
type Options = Omit<Parameters<typeof queues.createUploadQueue<Typed, unknown>>[0], 'onSettled'>

export function createUploadQueue(options: Options) {
  let weekForAll = ''
  const queue = queues.createUploadQueue<Typed, unknown>({ ...options, onSettled })

  function onSettled() {
    // Nothing is left to be seen to: what was left out from the start has been read.
    if (queue.list().every(({ state: { is } }) => is === 'there' || is === 'unfit')) clear()
  }

  function clear() {
    weekForAll = ''
    queue.clear()
  }

  return {
    ...queue,
    clear,
    /** `caption` is what came with them: one for all is said by the first. */
    choose(files: readonly File[], caption = '') {
      const typed = { caption: '', week: weekForAll, weekError: undefined }
      queue.choose(files.slice(0, 1), { ...typed, caption })
      queue.choose(files.slice(1), typed)
    },
    write: (key: string, words: { caption: string } | { week: string }) =>
      queue.write((upload) =>
        upload.key === key ? { ...words, ...('week' in words && { weekError: undefined }) } : undefined,
      ),
    /** The week of every photo that is still here to be sent and has no other. */
    writeWeekForAll(week: string) {
      const before = weekForAll
      weekForAll = week
      queue.write((upload) =>
        upload.week === before && queues.canBeSent(upload) ? { week, weekError: undefined } : undefined,
      )
    },
    /** Sends all that can be sent, or nothing while a week is wrong; answers the first whose week is. */
    start(onOutcome: (outcome: queues.Outcome) => void): Upload | undefined {
      queue.write((upload) => (queues.canBeSent(upload) ? { weekError: whyNotAWeek(upload.week) } : undefined))
      const wrong = queue.list().find(({ weekError }) => weekError !== undefined)
      if (!wrong) queue.start(onOutcome)
      return wrong
    },
  }
}
