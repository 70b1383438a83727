/** Uploads the chosen pictures, two at a time. */

import { createSendKey } from '../idempotency/send-key.ts'
import { texts } from '../texts/texts.ts'
import type { UploadControl } from './send-form.ts'
import { whyNotSent } from './why-not-sent.ts'

type State<Answer> =
  | { readonly is: 'chosen' | 'waiting' }
  | { readonly is: 'uploaded'; readonly answer: Answer }
  /** `share` is the part that has been sent so far, from 0 to 1. */
  | { readonly is: 'uploading'; readonly share: number }
  /**
   * `unfit`: found unsuitable before it was sent. `stopped`: by the person or an error, or lost later; it can be sent again.
   * `refused`: by the server, so a retry is pointless.
   */
  | { readonly is: 'unfit' | 'stopped' | 'refused'; readonly words: string }

type Sending<Answer> = {
  /** The idempotency key, so sending again creates no second picture. */
  readonly key: string
  readonly file: File
  readonly preview: string
  readonly attempts: number
  readonly state: State<Answer>
}

/** A chosen file with the text typed for it. */
export type Upload<Typed, Answer> = Sending<Answer> & Typed

type Options<Typed, Answer> = {
  send: (upload: Upload<Typed, Answer>, control: UploadControl) => Promise<Answer>
  /** The text to show beside a failed file, and whether a retry is pointless. */
  explain: (error: unknown) => { words: string; isFinal: boolean }
  onBusy?: (isBusy: boolean) => void
  /** Called when all uploads have finished, before the outcome is announced. */
  onSettled?: () => void
}

/** The results since the queue was last idle. */
export type Outcome = { readonly sent: number; readonly failures: readonly unknown[] }
type Tell = (outcome: Outcome) => void

const maxConcurrent = 2

export function createUploadQueue<Typed, Answer>(options: Options<Typed, Answer>) {
  const { send, explain, onBusy = () => undefined, onSettled = () => undefined } = options
  type Each = Upload<Typed, Answer>
  let uploads: readonly Each[] = []
  let outcome = { sent: 0, failures: [] as unknown[] }
  let tellOutcome: Tell = () => undefined
  const listeners = new Set<() => void>()
  const running = new Map<string, AbortController>()

  function setUploads(next: readonly Each[]) {
    uploads = next
    for (const listener of listeners) listener()
  }

  const change = (key: string, changes: Partial<Sending<Answer>>) =>
    setUploads(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  function next() {
    for (const upload of uploads) {
      if (running.size >= maxConcurrent) return
      if (upload.state.is === 'waiting') void run({ ...upload, attempts: upload.attempts + 1 })
    }
  }

  async function run(upload: Each) {
    const { key, attempts } = upload
    const stop = new AbortController()
    running.set(key, stop)
    change(key, { attempts, state: { is: 'uploading', share: 0 } })
    const onProgress = (share: number) => change(key, { state: { is: 'uploading', share } })
    try {
      const answer = await send(upload, { signal: stop.signal, onProgress })
      outcome.sent += 1
      change(key, { state: { is: 'uploaded', answer } })
    } catch (error) {
      if (stop.signal.aborted) change(key, { state: { is: 'stopped', words: texts.stopped } })
      else {
        const { words, isFinal } = explain(error)
        outcome.failures.push(error)
        change(key, { state: { is: isFinal ? 'refused' : 'stopped', words } })
      }
    }
    running.delete(key)
    next()
    if (!uploads.some(isMoving)) settle()
  }

  function settle() {
    onBusy(false)
    const done = outcome
    outcome = { sent: 0, failures: [] }
    onSettled()
    tellOutcome(done)
  }

  function drop(dropped: readonly Each[]) {
    const keys = new Set(dropped.map(({ key }) => key))
    setUploads(uploads.filter(({ key }) => !keys.has(key)))
    for (const { key, preview } of dropped) {
      running.get(key)?.abort()
      // The browser holds a file in memory until its preview address is revoked.
      URL.revokeObjectURL(preview)
    }
  }

  return {
    list: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    choose: (files: readonly File[], typed: Typed) =>
      setUploads([...uploads, ...files.map((file) => ({ ...asSending<Answer>(file), ...typed }))]),
    /** Changes the text of every upload for which the function returns a text. */
    write: (typedFor: (upload: Each) => Partial<Typed> | undefined) =>
      setUploads(
        uploads.map((upload) => {
          const typed = typedFor(upload)
          return typed ? { ...upload, ...typed } : upload
        }),
      ),
    /** Uploads every file that can be sent. */
    start(tell: Tell) {
      tellOutcome = tell
      setUploads(uploads.map((each) => (canBeSent(each) ? { ...each, state: { is: 'waiting' } } : each)))
      if (uploads.some(isMoving)) onBusy(true)
      next()
    },
    retry(key: string, tell: Tell) {
      tellOutcome = tell
      change(key, { state: { is: 'waiting' } })
      onBusy(true)
      next()
    },
    stop(key: string) {
      const controller = running.get(key)
      if (controller) controller.abort()
      else change(key, { state: { is: 'stopped', words: texts.stopped } })
    },
    /** Marks the uploaded files as lost, so they can be sent again. */
    lose: (words: string) =>
      setUploads(
        uploads.map((each) => (each.state.is === 'uploaded' ? { ...each, state: { is: 'stopped', words } } : each)),
      ),
    remove: (key: string) => drop(uploads.filter((upload) => upload.key === key)),
    clear: () => drop(uploads),
  }
}

type WithState = Pick<Sending<unknown>, 'state'>

/** Whether pressing the upload button sends this file. */
export const canBeSent = ({ state: { is } }: WithState): boolean => is === 'chosen' || is === 'stopped'

/** Whether this file is being sent, or waits to be sent. */
export const isMoving = ({ state: { is } }: WithState): boolean => is === 'uploading' || is === 'waiting'

function asSending<Answer>(file: File): Sending<Answer> {
  const words = whyNotSent(file)
  return {
    key: createSendKey(),
    file,
    preview: words === undefined ? URL.createObjectURL(file) : '',
    attempts: 0,
    state: words === undefined ? { is: 'chosen' } : { is: 'unfit', words },
  }
}
