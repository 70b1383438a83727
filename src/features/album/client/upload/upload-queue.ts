/** The upload queue: chosen files with their captions and weeks. */
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
    // Nothing is left to do: the person has seen which files were left out.
    if (queue.list().every(({ state: { is } }) => is === 'there' || is === 'unfit')) clear()
  }

  function clear() {
    weekForAll = ''
    queue.clear()
  }

  return {
    ...queue,
    clear,
    /** `caption` came with the files; the first file gets it. */
    choose(files: readonly File[], caption = '') {
      const typed = { caption: '', week: weekForAll, weekError: undefined }
      queue.choose(files.slice(0, 1), { ...typed, caption })
      queue.choose(files.slice(1), typed)
    },
    write: (key: string, words: { caption: string } | { week: string }) =>
      queue.write((upload) =>
        upload.key === key ? { ...words, ...('week' in words && { weekError: undefined }) } : undefined,
      ),
    /** Sets the week of every unsent photo that has no week of its own. */
    writeWeekForAll(week: string) {
      const before = weekForAll
      weekForAll = week
      queue.write((upload) =>
        upload.week === before && queues.canBeSent(upload) ? { week, weekError: undefined } : undefined,
      )
    },
    /** Uploads all ready files. If a week is invalid it uploads nothing and returns the first such file. */
    start(onOutcome: (outcome: queues.Outcome) => void): Upload | undefined {
      queue.write((upload) => (queues.canBeSent(upload) ? { weekError: whyNotAWeek(upload.week) } : undefined))
      const wrong = queue.list().find(({ weekError }) => weekError !== undefined)
      if (!wrong) queue.start(onOutcome)
      return wrong
    },
  }
}
