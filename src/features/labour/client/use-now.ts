import { useEffect, useState } from 'react'

/** The current time in milliseconds. It is updated every second while `isMeasuring`, and otherwise every ten seconds. */
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
