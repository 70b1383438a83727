/** The upload queue: chosen files with their captions and weeks. */
import * as queues from '#platform/client/upload/upload-queue.ts'
import { texts } from '#platform/shared/texts/texts.ts'
import { longestCaption } from '../../rules.ts'
import { describeWeekError } from './describe-week-error.ts'

export { canBeSent, type Outcome } from '#platform/client/upload/upload-queue.ts'

type Typed = { readonly caption: string; readonly week: string } & Errors
type Errors = { readonly captionError: string | undefined; readonly weekError: string | undefined }
const noErrors: Errors = { captionError: undefined, weekError: undefined }
export type Upload = queues.Upload<Typed, unknown>
type Options = Omit<Parameters<typeof queues.createUploadQueue<Typed, unknown>>[0], 'onSettled'>

export function createUploadQueue(options: Options) {
  let weekForAll = ''
  const queue = queues.createUploadQueue<Typed, unknown>({ ...options, onSettled })

  function onSettled() {
    // Empty the queue once only uploaded and unusable files remain. The person has seen which files are unusable.
    if (queue.list().every(({ state: { is } }) => is === 'uploaded' || is === 'unfit')) clear()
  }

  function clear() {
    weekForAll = ''
    queue.clear()
  }

  return {
    ...queue,
    clear,
    /** Adds files. The first file gets `caption`, the text that was shared together with the files. */
    choose(files: readonly File[], caption = '') {
      const typed = { caption: '', week: weekForAll, ...noErrors }
      queue.choose(files.slice(0, 1), { ...typed, caption })
      queue.choose(files.slice(1), typed)
    },
    write: (key: string, words: { caption: string } | { week: string }) =>
      queue.write((upload) =>
        upload.key === key
          ? { ...words, ...('week' in words ? { weekError: undefined } : { captionError: undefined }) }
          : undefined,
      ),
    /** Sets the week of every unsent photo that has no week of its own. */
    writeWeekForAll(week: string) {
      const before = weekForAll
      weekForAll = week
      queue.write((upload) =>
        upload.week === before && queues.canBeSent(upload) ? { week, weekError: undefined } : undefined,
      )
    },
    /** Uploads all ready files. If a caption or week is invalid, uploads nothing and returns the first such file. */
    start(onOutcome: (outcome: queues.Outcome) => void): Upload | undefined {
      queue.write((upload) => (queues.canBeSent(upload) ? errorsOf(upload) : undefined))
      const wrong = queue.list().find(({ captionError, weekError }) => captionError ?? weekError)
      if (!wrong) queue.start(onOutcome)
      return wrong
    },
  }
}

const errorsOf = ({ caption, week }: Upload): Errors => ({
  captionError:
    [...caption.trim().normalize('NFC')].length > longestCaption ? texts.tooLong(longestCaption) : undefined,
  weekError: describeWeekError(week),
})
