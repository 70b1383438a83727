import { CalendarClock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useMinute } from '#platform/client/today.ts'
import { relativeTime } from '#platform/shared/time/calendar.ts'
import { Avatar } from '#ui/avatar/Avatar.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { NestDrawing } from '#ui/empty/NestDrawing.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { NewsEntry } from '../contract.ts'
import { useMarkRead, useNews } from './data.ts'
import styles from './NewsPage.module.css'
import { texts } from './texts/texts.ts'

/** What happened, newest first. Opening the page marks all of it as read. */
export function NewsPage() {
  const { data: entries, isError, tryAgain, hasNextPage, isFetchingNextPage, fetchNextPage } = useNews()
  const isNew = useNewMarks(entries)
  const now = useMinute()

  return (
    <div className={styles.page}>
      <title>{texts.newsPage}</title>
      <header>
        <h1>{texts.news}</h1>
        <p className={styles.note}>
          <Link href="/account#news">{texts.chooseWhatYouHear}</Link>
        </p>
      </header>
      {!entries && isError && <NotLoaded sentence={texts.newsNotLoaded} onTry={tryAgain} />}
      {!entries && !isError && <Skeleton shape="block" height="16rem" />}
      {entries?.length === 0 && (
        <EmptyState level={2} drawing={<NestDrawing />} title={texts.nothingYet}>
          {texts.whenSomebodyShares}
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <Card>
          <ol className={styles.list} aria-label={texts.news}>
            {entries.map((entry) => (
              <NewsRow key={entry.id} entry={entry} isNew={isNew(entry)} now={now} />
            ))}
          </ol>
        </Card>
      )}
      {hasNextPage && (
        <Button pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {texts.showOlder}
        </Button>
      )}
    </div>
  )
}

function NewsRow({ entry, isNew, now }: { entry: NewsEntry; isNew: boolean; now: Date }) {
  const { author, text, content, path, happenedAt } = entry
  return (
    <li>
      <Link href={path} className={styles.entry}>
        {author ? (
          <Avatar name={author.firstName} src={author.profileImageUrl} size="small" decorative />
        ) : (
          <span className={styles.sign}>
            <CalendarClock aria-hidden="true" />
          </span>
        )}
        <span className={styles.words}>
          <span>{author ? texts.somebodyDid(<strong>{author.firstName || texts.somebody}</strong>, text) : text}</span>
          {content && <span className={styles.content}>{content}</span>}
          <span className={styles.soft}>
            {relativeTime(new Date(happenedAt), now)}
            {isNew && <span className={styles.mark}>{texts.isNew}</span>}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** Marks the shown entries as read. They still look new while the page is open. Returns whether an entry looks new. */
function useNewMarks(entries: readonly NewsEntry[] | undefined): (entry: NewsEntry) => boolean {
  const markRead = useMarkRead()
  const [newIds, setNewIds] = useState<ReadonlySet<number>>(new Set())
  const unread = (entries ?? []).filter(({ isUnread }) => isUnread).map(({ id }) => id)
  const latest = Math.max(0, ...unread)

  useEffect(() => {
    if (latest !== 0) markRead(latest)
  }, [latest, markRead])
  if (unread.some((id) => !newIds.has(id))) setNewIds(new Set([...newIds, ...unread]))
  return ({ id }) => newIds.has(id)
}
