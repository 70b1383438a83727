import { ArrowDown } from 'lucide-react'
import { texts } from '../texts/texts.ts'
import styles from './RefreshIndicator.module.css'

type Props = {
  /** How far the page is pulled down, in pixels. The indicator's lower edge has this distance from the top. */
  distance: number
  threshold: number
  isRefreshing: boolean
}

/** The pull-to-refresh indicator. It follows the finger, and says whether a release refreshes the page. */
export function RefreshIndicator({ distance, threshold, isRefreshing }: Props) {
  const isReady = distance >= threshold
  const state = isRefreshing ? 'refreshing' : distance > 0 ? 'pulled' : 'away'
  const place = isRefreshing ? threshold : distance

  return (
    <div className={styles.indicator} data-state={state} style={{ translate: `0 calc(${place}px - 100%)` }}>
      {isRefreshing ? (
        <span className={styles.spinner} />
      ) : (
        <ArrowDown className={styles.arrow} data-ready={isReady || undefined} aria-hidden="true" />
      )}
      <p>
        <span role="status">{isRefreshing && texts.refreshing}</span>
        {state === 'pulled' && <span aria-hidden="true">{isReady ? texts.letGoToRefresh : texts.pullToRefresh}</span>}
      </p>
    </div>
  )
}
