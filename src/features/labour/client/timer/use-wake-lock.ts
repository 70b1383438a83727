import { useEffect } from 'react'

/** Keeps the screen on, where the browser can. The browser releases the lock whenever the page is hidden. */
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
        // Refused, as in power-saving mode, or unknown to this browser. The timer goes on anyway.
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
