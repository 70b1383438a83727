import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useMinute } from '#platform/client/today.ts'
import { relativeTime } from '#platform/shared/time/calendar.ts'
import { askAnew, oldestShown } from './answers-shown.ts'
import styles from './ConnectionMark.module.css'
import { useIsOffline, useKept } from './connection.ts'

const triesEveryMs = 10_000

/** Says that there is no network, how old is what is read, and that changes have to wait; looks for a network meanwhile. */
export function ConnectionMark() {
  const isOffline = useIsOffline()
  const since = useOldestShown()
  const now = useMinute()
  const isShown = isOffline || since !== undefined
  useTries({ isShown, isOffline })

  return (
    <div className={styles.mark} role="status">
      {isShown && (
        <>
          <CloudOff aria-hidden="true" />
          <p>
            Offline{since !== undefined && `, as of ${relativeTime(new Date(since), now).toLowerCase()}`}
            <span className={styles.more}>. Changes have to wait until you are back online.</span>
          </p>
        </>
      )}
    </div>
  )
}

/** When the oldest is from of what this page shows; undefined where nothing of it is a kept answer. */
function useOldestShown(): number | undefined {
  const client = useQueryClient()
  const kept = useKept()
  return useSyncExternalStore(
    (notice) => client.getQueryCache().subscribe(notice),
    () => oldestShown(client, kept),
  )
}

function useTries({ isShown, isOffline }: { isShown: boolean; isOffline: boolean }): void {
  const client = useQueryClient()
  const kept = useKept()
  useEffect(() => {
    if (!isShown) return
    const tryAgain = () => void (document.visibilityState === 'visible' && askAnew(client, kept))
    // The network has just been heard of: what else is shown is asked for at once.
    if (!isOffline) tryAgain()
    const timer = setInterval(tryAgain, triesEveryMs)
    addEventListener('online', tryAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', tryAgain)
    }
  }, [client, kept, isShown, isOffline])
}
