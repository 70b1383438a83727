import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useMinute } from '#platform/client/today.ts'
import { relativeTimeInside } from '#platform/shared/time/calendar.ts'
import { texts } from '../texts/texts.ts'
import { oldestShownTime, refetchCached } from './answers-shown.ts'
import styles from './ConnectionMark.module.css'
import { useCachedTimes, useIsOffline } from './connection.ts'

const pollEveryMs = 10_000

/** Says that there is no network, how old the data is, and that changes will be sent later. Polls for the network. */
export function ConnectionMark() {
  const isOffline = useIsOffline()
  const since = useOldestShown()
  const now = useMinute()
  const isShown = isOffline || since !== undefined
  usePolling({ isShown, isOffline })

  return (
    <div className={styles.mark} role="status">
      {isShown && (
        <>
          <CloudOff aria-hidden="true" />
          <p>
            {since === undefined ? texts.offline : texts.offlineSince(relativeTimeInside(new Date(since), now))}
            <span className={styles.more}>{texts.sentLater}</span>
          </p>
        </>
      )}
    </div>
  )
}

/** The time of the oldest cached response on this page; undefined if none is cached. */
function useOldestShown(): number | undefined {
  const client = useQueryClient()
  const cachedTimes = useCachedTimes()
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => oldestShownTime(client, cachedTimes),
  )
}

function usePolling({ isShown, isOffline }: { isShown: boolean; isOffline: boolean }): void {
  const client = useQueryClient()
  const cachedTimes = useCachedTimes()
  const refetch = useEffectEvent(() => void refetchCached(client, cachedTimes))
  useEffect(() => {
    if (!isShown) return
    const tryAgain = () => document.visibilityState === 'visible' && refetch()
    // The network is back, so replace the cached responses that the page still shows.
    if (!isOffline) tryAgain()
    const timer = setInterval(tryAgain, pollEveryMs)
    addEventListener('online', tryAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', tryAgain)
    }
  }, [isShown, isOffline])
}
