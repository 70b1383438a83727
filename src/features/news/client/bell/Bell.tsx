import { Bell as BellIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { texts } from '../texts/texts.ts'
import styles from './Bell.module.css'
import { useUnread } from './data.ts'

/** A link to the news with the number of unread entries. The icon of the installed app shows the number too. */
export function Bell() {
  const { unread, isLoading } = useUnread()
  useEffect(() => showOnIcon(unread), [unread])

  return (
    <Link
      href="/news"
      className={styles.bell}
      aria-busy={isLoading || undefined}
      aria-label={unread === 0 ? texts.news : texts.newsUnread(countWords(unread))}
    >
      <BellIcon aria-hidden="true" />
      {unread > 0 && (
        <span className={styles.number} aria-hidden="true">
          {countWords(unread)}
        </span>
      )}
    </Link>
  )
}

/** The server counts only up to 100, so every number above 99 reads "99+". */
const countWords = (unread: number) => (unread > 99 ? '99+' : String(unread))

function showOnIcon(unread: number) {
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  if (!isInstalled || !('setAppBadge' in navigator)) return
  const shown = unread === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(unread)
  shown.catch(() => undefined)
}
