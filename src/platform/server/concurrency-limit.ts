import { AppError } from '../shared/errors.ts'

type ConcurrencyLimit = {
  readonly atOnce: number
  readonly longestQueue: number
  /** What who finds the queue full is told to wait. */
  readonly retryAfterSeconds: number
}

/** Runs heavy work a few at a time, so that other pages stay quick; throws `too-busy` at once when too many wait. */
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
      // The place is handed on, so that a newcomer cannot slip in between.
      if (next) next()
      else running -= 1
    }
  }
}
