import { X } from 'lucide-react'
import { useMinute } from '#platform/client/today.ts'
import { relativeTime } from '#platform/shared/time/calendar.ts'
import { IconButton } from '#ui/button/IconButton.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import type { WishNotice } from '../contract.ts'
import { texts as shared } from '../texts/texts.ts'
import { useDismissNotice, useWishNotices } from './data.ts'
import { showWishFailure } from './say-wish-failure.ts'
import { texts } from './texts/texts.ts'
import styles from './WishNotices.module.css'

/** News about wishes that this person has reserved or bought. Each piece of news is shown until they dismiss it. */
export function WishNotices({ pregnancyId }: { pregnancyId: number }) {
  const { data: notices = [] } = useWishNotices(pregnancyId)
  const now = useMinute()
  if (notices.length === 0) return null

  return (
    <Notice tone="warning" word={texts.newsTitle}>
      <ul className={styles.news} aria-label={texts.newsTitle}>
        {notices.map((notice) => (
          <News key={notice.wishId} notice={notice} now={now} />
        ))}
      </ul>
    </Notice>
  )
}

function News({ notice, now }: { notice: WishNotice; now: Date }) {
  const dismiss = useDismissNotice()

  async function dismissNews() {
    try {
      await dismiss.mutateAsync(notice.wishId)
    } catch (error) {
      showWishFailure(texts.notUpdated, error)
    }
  }

  return (
    <li className={styles.piece}>
      <p>
        {shared.news[notice.what](notice.wishName, notice.by)}{' '}
        <time className={styles.when} dateTime={notice.notedAt}>
          {relativeTime(new Date(notice.notedAt), now)}
        </time>
      </p>
      <IconButton label={texts.dismissNews(notice.wishName)} icon={<X />} onClick={dismissNews} />
    </li>
  )
}
