const day = 86_400_000

/**
 * Makes callers wait instead of refusing them, for limits that strangers could use up for everybody. Rightful callers still
 * succeed, and guessing becomes slow. The state is only in memory.
 */
export function createSlowdown(pause: () => Promise<void>) {
  let until = 0

  return {
    /** Until this time, in epoch milliseconds, each caller waits for `pause`. */
    slowUntil(time: number): void {
      until = Math.max(until, time)
    },
    async wait(now: Date): Promise<void> {
      const left = until - now.getTime()
      // A time more than a day ahead was set while the clock was ahead, so it is ignored.
      if (left > day) until = 0
      else if (left > 0) await pause()
    },
  }
}
