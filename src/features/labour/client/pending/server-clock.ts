/** Estimates the server's time, so that all phones of a family note the same time even if their clocks differ. */

/** Smaller differences are ignored, because they may come from the time that the response took. */
const smallestMs = 2000
/** A slower response is ignored, because it does not show exactly when the server wrote it. */
const longestTripMs = 4000

export type ServerClock = ReturnType<typeof createServerClock>

export function createServerClock(readClock: () => number) {
  let aheadMs: number | undefined

  return {
    /** The server's time in milliseconds; until the clocks have been compared, this device's time. */
    now: (): number => readClock() + (aheadMs ?? 0),
    /** How far the server's clock is ahead of this device's clock; undefined until they have been compared. */
    aheadMs: (): number | undefined => aheadMs,
    /** Compares the clocks. `sentAt` and `answeredAt` are when this device sent a request and got the response. */
    learn(serverTime: string, sentAt: number, answeredAt: number): void {
      const tripMs = answeredAt - sentAt
      if (tripMs < 0 || tripMs > longestTripMs) return
      const difference = Date.parse(serverTime) - (sentAt + tripMs / 2)
      if (Number.isNaN(difference)) return
      aheadMs = Math.abs(difference) < smallestMs ? 0 : Math.round(difference)
    },
  }
}
