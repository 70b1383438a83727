import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiError } from '#platform/client/api.ts'
import { failureWords } from '#platform/client/say-failure.ts'
import { createUploadQueue, isMoving, type Outcome, type Upload } from '#platform/client/upload/upload-queue.ts'
import type { Picture } from '#platform/shared/picture.ts'
import { mostPictures } from '../../rules.ts'
import { texts } from '../texts/texts.ts'
import { sendPicture } from './send-picture.ts'

export type ChosenPicture = Upload<object, Picture>

/** The pictures of an update that is being written. Each is uploaded as soon as it is chosen, so that sharing is quick. */
export function usePictures(pregnancyId: number, onFailures: (errors: readonly unknown[]) => void) {
  const [queue] = useState(() =>
    createUploadQueue<object, Picture>({
      send: ({ file, key }, control) => sendPicture(pregnancyId, { picture: file, uploadKey: key }, control),
      explain,
    }),
  )
  const chosen = useSyncExternalStore(queue.subscribe, queue.list)
  const [leftOut, setLeftOut] = useState(0)
  const isOpen = useRef(true)
  const resolveWaiting = useRef<(outcome: Outcome) => void>(undefined)

  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      queue.clear()
    }
  }, [queue])

  const room = mostPictures - chosen.filter(mayBeShared).length

  function onOutcome(outcome: Outcome) {
    // If the dialog has been closed since, nothing is shared.
    if (!isOpen.current) return
    if (outcome.failures.length > 0) onFailures(outcome.failures)
    resolveWaiting.current?.(outcome)
    resolveWaiting.current = undefined
  }

  /** Waits for running uploads. Resolves to true if all of them succeeded. */
  async function waitForUploads(): Promise<boolean> {
    if (!queue.list().some(isMoving)) return true
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    resolveWaiting.current = resolve
    return (await promise).failures.length === 0
  }

  return {
    chosen,
    room,
    /** The number of files in the last choice that were left out because of the limit. */
    leftOut,
    choose(files: readonly File[]) {
      setLeftOut(Math.max(0, files.length - room))
      queue.choose(files.slice(0, room), {})
      queue.start(onOutcome)
    },
    retry: (key: string) => queue.retry(key, onOutcome),
    remove: queue.remove,
    lose: queue.lose,
    waitForUploads,
    /** The filenames of the uploaded pictures. */
    filenames: () => queue.list().flatMap(({ state }) => (state.is === 'uploaded' ? state.answer.filename : [])),
  }
}

const mayBeShared = ({ state: { is } }: ChosenPicture) => is !== 'unfit' && is !== 'refused'

function explain(error: unknown) {
  const isFinal = error instanceof ApiError && [403, 413, 415].includes(error.status)
  return { words: failureWords(error, texts.pictureNotSent), isFinal }
}
