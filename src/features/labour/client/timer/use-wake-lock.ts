import { useEffect } from 'react'

/** Keeps the screen on, if the browser can. Hiding the page releases the lock, so showing it requests a new one. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const hold = async () => {
      if (document.hidden || (lock && !lock.released)) return
      try {
        const held = await navigator.wakeLock.request('screen')
        lock = held
        if (isOver) await held.release()
      } catch {
        // The browser refuses the lock, for example to save power, or does not support it. The timer works without it.
      }
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      lock?.release().catch(() => undefined)
    }
  }, [isWanted])
}
