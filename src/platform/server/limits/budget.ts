import { AppError } from '../../shared/errors.ts'

export type Limit = {
  /** How many times the action may be done without a pause. */
  readonly most: number
  /** How many more times it may be done after each minute. */
  readonly perMinute: number
}

export type Budget = {
  /** Spends one unit; throws `too-many-attempts` with the seconds to wait when none is left. */
  spend(spender: number, now: Date): void | Promise<void>
}

const hour = 3_600_000

/**
 * Limits how often each spender may do something (a token bucket). Budgets are only in memory, so spending needs no write,
 * and a new process begins with full budgets. Limits that several processes share are in `shared-budget.ts` and
 * `rate-limit.ts`.
 */
export function createBudget({ most, perMinute }: Limit) {
  const spenders = new Map<number, { left: number; at: number }>()
  let sweptAt = 0

  const leftOf = (spender: number, at: number) => {
    const known = spenders.get(spender)
    // An empty budget is full again after `most / perMinute` minutes. A stored time that is further ahead than that
    // comes from a wrong clock, so it is ignored.
    if (!known || known.at - at > (most / perMinute) * 60_000) return most
    const minutes = Math.max(0, at - known.at) / 60_000
    return Math.min(most, known.left + minutes * perMinute)
  }

  function deleteFull(at: number) {
    sweptAt = at
    for (const spender of spenders.keys()) if (leftOf(spender, at) >= most) spenders.delete(spender)
  }

  return {
    /** Spends one unit; throws `too-many-attempts` with the seconds to wait when none is left. */
    spend(spender: number, now: Date): void {
      const at = now.getTime()
      const left = leftOf(spender, at)
      if (left < 1) throw new AppError('too-many-attempts', { retryAfterSeconds: ((1 - left) / perMinute) * 60 })
      if (at - sweptAt > hour) deleteFull(at)
      spenders.set(spender, { left: left - 1, at })
    },
  }
}
