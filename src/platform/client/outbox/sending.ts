/**
 * Returns `start`, which sends at once, and again when the next attempt is due. If `start` is called while sending is
 * under way, everything is sent once more afterwards.
 */
export function createSending(sendAll: () => Promise<number | null>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isWantedAgain = false

  async function start(): Promise<void> {
    if (isRunning) {
      isWantedAgain = true
      return
    }
    isRunning = true
    clearTimeout(timer)
    try {
      do {
        isWantedAgain = false
        const nextAt = await sendAll()
        if (nextAt !== null) timer = setTimeout(start, nextAt - Date.now())
      } while (isWantedAgain)
    } catch {
      // Storage is unavailable. The next event tries again.
    }
    isRunning = false
  }

  return { start: () => void start() }
}
