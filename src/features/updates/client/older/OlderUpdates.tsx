import { useEffect, useRef } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import type { Update } from '../../contract.ts'
import { texts } from '../texts/texts.ts'
import { UpdateItem } from '../UpdateItem.tsx'
import { useAllUpdates } from './data.ts'
import styles from './OlderUpdates.module.css'

type Props = { pregnancyId: number; last: Update | undefined; onDelete: (id: number) => void }

/** The updates older than `last`. The first page loads when the reader nears the end. A button loads each further page. */
export function OlderUpdates({ pregnancyId, last, onDelete }: Props) {
  const { isWanted, setWanted, ...all } = useAllUpdates(pregnancyId)
  const older = all.data?.filter(({ id }) => last && id < last.id) ?? []
  const end = useRef<HTMLLIElement>(null)
  const lastBefore = useRef<Element>(null)
  const hasFailed = all.isLoadingError || all.isFetchNextPageError

  useEffect(() => {
    if (isWanted || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWanted(true), {
      rootMargin: '50%',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWanted, setWanted])

  // When the button has loaded updates, the first of them gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has grown
  useEffect(() => {
    const first = lastBefore.current?.nextElementSibling
    if (!(first instanceof HTMLElement) || first === end.current) return
    lastBefore.current = null
    first.tabIndex = -1
    first.focus()
  }, [older.length])

  function loadMore() {
    lastBefore.current = end.current?.previousElementSibling ?? null
    if (all.data) all.fetchNextPage()
    else if (isWanted) all.refetch()
    else setWanted(true)
  }

  return (
    <>
      {older.map((update) => (
        <UpdateItem key={update.id} update={update} onDelete={onDelete} />
      ))}
      {(!all.data || all.hasNextPage) && (
        <li ref={end} className={styles.end}>
          {hasFailed ? (
            <NotLoaded sentence={texts.olderUpdatesNotLoaded} onTry={loadMore} />
          ) : (
            <Button wide pending={all.isFetching} onClick={loadMore}>
              {texts.showOlder}
            </Button>
          )}
        </li>
      )}
    </>
  )
}
