import { useEffect, useState } from 'react'

/** The present time, which goes on by itself: every second, or every ten seconds while nothing is measured. */
export function useNow(read: () => number, isMeasuring: boolean): number {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const tick = () => setNow(read())
    const timer = setInterval(tick, isMeasuring ? 1000 : 10_000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [read, isMeasuring])
  return now
}
