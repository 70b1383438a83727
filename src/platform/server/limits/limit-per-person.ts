import { AppError } from '../../shared/errors.ts'
import { createTally } from './tally.ts'

/** Limits how many calls of one person run at the same time; throws `too-busy` beyond that. */
export function createLimitPerPerson(atOnce: number) {
  const underWay = createTally<number>()

  return {
    async hold<Result>(person: number, use: () => Promise<Result>): Promise<Result> {
      if (underWay.get(person) >= atOnce) throw new AppError('too-busy', { retryAfterSeconds: 5 })
      underWay.add(person, 1)
      try {
        return await use()
      } finally {
        underWay.add(person, -1)
      }
    },
  }
}
