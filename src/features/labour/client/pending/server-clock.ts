/** The server's time as this browser knows it. Phones of one family may differ by minutes, and intervals must not. */

/** Differences below this are the travel of a message. */
const smallestMs = 2000
/** A slower response says too little about the moment at which the server wrote it. */
const longestTripMs = 4000

export type ServerClock = ReturnType<typeof createServerClock>

export function createServerClock(readClock: () => number) {
  let aheadMs: number | undefined

  return {
    /** The server's time in milliseconds; this device's time until both were compared. */
    now: (): number => readClock() + (aheadMs ?? 0),
    /** How far the server is ahead of this device; undefined until both were compared. */
    aheadMs: (): number | undefined => aheadMs,
    /** Compares both clocks by a request that was sent and answered at these times of this device. */
    learn(serverTime: string, sentAt: number, answeredAt: number): void {
      const tripMs = answeredAt - sentAt
      if (tripMs < 0 || tripMs > longestTripMs) return
      const difference = Date.parse(serverTime) - (sentAt + tripMs / 2)
      if (Number.isNaN(difference)) return
      aheadMs = Math.abs(difference) < smallestMs ? 0 : Math.round(difference)
    },
  }
}
