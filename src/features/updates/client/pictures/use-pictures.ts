import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiError } from '#platform/client/api.ts'
import { failureWords } from '#platform/client/say-failure.ts'
import { createUploadQueue, isMoving, type Outcome, type Upload } from '#platform/client/upload/upload-queue.ts'
import type { Picture } from '#platform/shared/picture.ts'
import { mostPictures } from '../../rules.ts'
import { sendPicture } from './send-picture.ts'

export type ChosenPicture = Upload<object, Picture>

/** The pictures of an update in progress. Each is uploaded as soon as it is chosen, so sharing is quick. */
export function usePictures(pregnancyId: number, onFailures: (errors: readonly unknown[]) => void) {
  const [queue] = useState(() =>
    createUploadQueue<object, Picture>({
      send: ({ file, key }, following) => sendPicture(pregnancyId, { picture: file, uploadKey: key }, following),
      explain,
    }),
  )
  const chosen = useSyncExternalStore(queue.subscribe, queue.list)
  const [leftOut, setLeftOut] = useState(0)
  const isOpen = useRef(true)
  const tellWaiting = useRef<(outcome: Outcome) => void>(undefined)

  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      queue.clear()
    }
  }, [queue])

  const room = mostPictures - chosen.filter(mayBeShared).length

  function tell(outcome: Outcome) {
    // If the dialog was closed meanwhile, share nothing.
    if (!isOpen.current) return
    if (outcome.failures.length > 0) onFailures(outcome.failures)
    tellWaiting.current?.(outcome)
    tellWaiting.current = undefined
  }

  /** Waits for running uploads, and resolves to whether all of them succeeded. */
  async function arrive(): Promise<boolean> {
    if (!queue.list().some(isMoving)) return true
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    tellWaiting.current = resolve
    return (await promise).failures.length === 0
  }

  return {
    chosen,
    room,
    /** The number of files of the last choice that were left out because of the limit. */
    leftOut,
    choose(files: readonly File[]) {
      setLeftOut(Math.max(0, files.length - room))
      queue.choose(files.slice(0, room), {})
      queue.start(tell)
    },
    retry: (key: string) => queue.retry(key, tell),
    remove: queue.remove,
    lose: queue.lose,
    arrive,
    /** The filenames of the uploaded pictures. */
    names: () => queue.list().flatMap(({ state }) => (state.is === 'there' ? state.answer.filename : [])),
  }
}

const mayBeShared = ({ state: { is } }: ChosenPicture) => is !== 'unfit' && is !== 'refused'

function explain(error: unknown) {
  const isFinal = error instanceof ApiError && [403, 413, 415].includes(error.status)
  return { words: failureWords(error, 'This picture could not be sent.'), isFinal }
}
