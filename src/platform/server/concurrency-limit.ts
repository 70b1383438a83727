import { AppError } from '../shared/errors.ts'

type ConcurrencyLimit = {
  readonly atOnce: number
  readonly longestQueue: number
  /** The seconds a caller is told to wait when the queue is full. */
  readonly retryAfterSeconds: number
}

/** Runs at most `atOnce` heavy tasks at a time, so other requests stay fast. Throws `too-busy` if too many already wait. */
export function createConcurrencyLimit({ atOnce, longestQueue, retryAfterSeconds }: ConcurrencyLimit) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw new AppError('too-busy', { retryAfterSeconds })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The slot goes straight to the first call in the queue, so a new call cannot take it.
      if (next) next()
      else running -= 1
    }
  }
}
