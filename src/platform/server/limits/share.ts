import { AppError } from '../../shared/errors.ts'

/** Limits how many calls of one person run at the same time; throws `too-busy` beyond that. */
export function createShare(atOnce: number) {
  const underWay = new Map<number, number>()

  return {
    async hold<Result>(person: number, use: () => Promise<Result>): Promise<Result> {
      const count = underWay.get(person) ?? 0
      if (count >= atOnce) throw new AppError('too-busy', { retryAfterSeconds: 5 })
      underWay.set(person, count + 1)
      try {
        return await use()
      } finally {
        const left = (underWay.get(person) ?? 0) - 1
        if (left > 0) underWay.set(person, left)
        else underWay.delete(person)
      }
    },
  }
}
