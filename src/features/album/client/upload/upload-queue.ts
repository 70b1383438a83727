/** Chosen files on their way into the album: two at a time, each with what was typed for it, until each is there or left out. */
import { whyNotAWeek, whyNotSent } from './picture-file.ts'

type State =
  | { readonly is: 'chosen' | 'waiting' | 'there' }
  | { readonly is: 'going'; readonly share: number }
  /** `unfit`: never sent; `stopped`: by the person, or on the way; `refused`: by the server, which said why. */
  | { readonly is: 'unfit' | 'stopped' | 'refused'; readonly words: string }

export type Upload = {
  /** Sent along, so that what is sent again is no second photo. */
  readonly key: string
  readonly file: File
  readonly preview: string
  readonly caption: string
  readonly week: string
  readonly weekError: string | undefined
  readonly attempts: number
  readonly state: State
}

type Following = { signal: AbortSignal; onProgress: (share: number) => void }
type Options = {
  send: (upload: Upload, following: Following) => Promise<unknown>
  /** What to say beside a file that did not get through, and whether sending it again could help. */
  explain: (error: unknown) => { words: string; isFinal: boolean }
  onBusy?: (isBusy: boolean) => void
}
/** How it went since somebody last pressed the button. */
export type Outcome = { readonly sent: number; readonly failures: readonly unknown[] }

const atOnce = 2

export function createUploadQueue({ send, explain, onBusy = () => undefined }: Options) {
  let uploads: readonly Upload[] = []
  let weekForAll = ''
  let outcome = { sent: 0, failures: [] as unknown[] }
  let tellOutcome: (outcome: Outcome) => void = () => undefined
  const listeners = new Set<() => void>()
  const running = new Map<string, AbortController>()

  function become(next: readonly Upload[]) {
    uploads = next
    for (const listener of listeners) listener()
  }

  const change = (key: string, changes: Partial<Upload>) =>
    become(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  const isMoving = () => uploads.some(({ state: { is } }) => is === 'going' || is === 'waiting')

  function next() {
    for (const upload of uploads) {
      if (running.size >= atOnce) return
      if (upload.state.is === 'waiting') void run({ ...upload, attempts: upload.attempts + 1 })
    }
  }

  async function run(upload: Upload) {
    const { key, attempts } = upload
    const stop = new AbortController()
    running.set(key, stop)
    change(key, { attempts, state: { is: 'going', share: 0 } })
    const onProgress = (share: number) => change(key, { state: { is: 'going', share } })
    try {
      await send(upload, { signal: stop.signal, onProgress })
      outcome.sent += 1
      change(key, { state: { is: 'there' } })
    } catch (error) {
      if (stop.signal.aborted) change(key, { state: { is: 'stopped', words: 'Stopped' } })
      else {
        const { words, isFinal } = explain(error)
        outcome.failures.push(error)
        change(key, { state: { is: isFinal ? 'refused' : 'stopped', words } })
      }
    }
    running.delete(key)
    next()
    if (!isMoving()) settle()
  }

  function settle() {
    onBusy(false)
    const done = outcome
    outcome = { sent: 0, failures: [] }
    // Nothing is left to be seen to: what was left out from the start has been read.
    if (uploads.every(({ state: { is } }) => is === 'there' || is === 'unfit')) clear()
    tellOutcome(done)
  }

  function drop(dropped: readonly Upload[]) {
    const keys = new Set(dropped.map(({ key }) => key))
    become(uploads.filter(({ key }) => !keys.has(key)))
    for (const { key, preview } of dropped) {
      running.get(key)?.abort()
      // The browser holds a file in memory until it is told that nobody looks at it any more.
      URL.revokeObjectURL(preview)
    }
  }

  function clear() {
    weekForAll = ''
    drop(uploads)
  }

  return {
    list: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    choose: (files: readonly File[]) => become([...uploads, ...files.map((file) => asUpload(file, weekForAll))]),
    write: (key: string, words: { caption: string } | { week: string }) =>
      change(key, { ...words, ...('week' in words && { weekError: undefined }) }),
    /** The week of every photo that is still here to be sent and has no other. */
    writeWeekForAll(week: string) {
      const follows = (upload: Upload) => upload.week === weekForAll && canBeSent(upload)
      const followers = new Set(uploads.filter(follows).map(({ key }) => key))
      weekForAll = week
      become(uploads.map((each) => (followers.has(each.key) ? { ...each, week, weekError: undefined } : each)))
    },
    /** Sends all that can be sent, or nothing while a week is wrong; answers the first whose week is. */
    start(onOutcome: (outcome: Outcome) => void): Upload | undefined {
      become(uploads.map((each) => (canBeSent(each) ? { ...each, weekError: whyNotAWeek(each.week) } : each)))
      const wrong = uploads.find(({ weekError }) => weekError !== undefined)
      if (wrong) return wrong
      tellOutcome = onOutcome
      become(uploads.map((each) => (canBeSent(each) ? { ...each, state: { is: 'waiting' } } : each)))
      if (isMoving()) onBusy(true)
      next()
      return undefined
    },
    retry(key: string, onOutcome: (outcome: Outcome) => void) {
      tellOutcome = onOutcome
      change(key, { state: { is: 'waiting' } })
      onBusy(true)
      next()
    },
    stop(key: string) {
      const controller = running.get(key)
      if (controller) controller.abort()
      else change(key, { state: { is: 'stopped', words: 'Stopped' } })
    },
    remove: (key: string) => drop(uploads.filter((upload) => upload.key === key)),
    clear,
  }
}

/** Whether the button would send it. */
export const canBeSent = ({ state: { is } }: Upload): boolean => is === 'chosen' || is === 'stopped'

function asUpload(file: File, week: string): Upload {
  const words = whyNotSent(file)
  return {
    key: randomKey(),
    file,
    preview: words === undefined ? URL.createObjectURL(file) : '',
    caption: '',
    week,
    weekError: undefined,
    attempts: 0,
    state: words === undefined ? { is: 'chosen' } : { is: 'unfit', words },
  }
}

// Not randomUUID: pages of a house without https have none.
const randomKey = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36).padStart(7, '0')).join('')
