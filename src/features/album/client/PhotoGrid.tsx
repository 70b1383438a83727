import { memo, useCallback } from 'react'
import { WaitingMark } from '#platform/client/outbox/lists/WaitingMark.tsx'
import { waitingOf } from '#platform/client/outbox/lists/waiting-state.ts'
import { dayWords } from '#platform/shared/time/day-words.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { Photo } from '../contract.ts'
import styles from './PhotoGrid.module.css'
import { sourceOf, sourcesOf } from './photo-sources.ts'
import { photoName } from './photo-words.ts'
import { texts } from './texts/texts.ts'

type Props = {
  photos: readonly Photo[]
  total: number | undefined
  onOpen: (id: number) => void
  onNearEnd: () => void
}

/** The id of a photo's button, which gets the focus back when the viewer closes. */
export const thumbnailId = (id: number): string => `photo-${id}`

/**
 * The image file that the grid shows for a photo, because the browser has loaded it. If there is none, a small file.
 */
export const thumbnailSource = ({ id, filename }: Photo): string =>
  document.getElementById(thumbnailId(id))?.querySelector('img')?.currentSrc || sourceOf(filename, 320)

/** All photos in rows: two per row on a phone, up to four on wider screens. */
export function PhotoGrid({ photos, total, onOpen, onNearEnd }: Props) {
  return (
    <div className={styles.sheets}>
      {sheetsOf(photos).map(({ from, photos }) => (
        <Sheet key={from} from={from} photos={photos} total={total} onOpen={onOpen} />
      ))}
      <End onNear={onNearEnd} />
    </div>
  )
}

type SheetProps = { from: number; photos: readonly Photo[]; total: number | undefined; onOpen: (id: number) => void }

/** At most 60 photos. The browser skips rendering of distant full sheets, and React re-renders only changed sheets. */
const Sheet = memo(function Sheet({ from, photos, total, onOpen }: SheetProps) {
  return (
    <ul
      className={styles.grid}
      data-full={photos.length === sheetSize || undefined}
      aria-label={texts.photosFromTo(from + 1, from + photos.length)}
    >
      {photos.map((photo, index) => (
        <Thumbnail key={photo.id} photo={photo} position={from + index + 1} total={total} onOpen={onOpen} />
      ))}
    </ul>
  )
}, isSameSheet)

function isSameSheet(one: SheetProps, other: SheetProps): boolean {
  const isSame = one.total === other.total && one.onOpen === other.onOpen && one.photos.length === other.photos.length
  return isSame && one.photos.every((photo, index) => photo === other.photos[index])
}

/** Divisible by 2, 3 and 4, the possible numbers of columns, so the rows of a full sheet are full. */
const sheetSize = 60

const sheetsOf = (photos: readonly Photo[]) =>
  Array.from({ length: Math.ceil(photos.length / sheetSize) }, (_, index) => {
    const from = index * sheetSize
    return { from, photos: photos.slice(from, from + sheetSize) }
  })

type ThumbnailProps = { photo: Photo; position: number; total: number | undefined; onOpen: (id: number) => void }

const Thumbnail = memo(function Thumbnail({ photo, position, total, onOpen }: ThumbnailProps) {
  const { id, filename, caption, createdAt } = photo
  const name = photoName(photo, position, total)

  return (
    <li className={styles.photo}>
      <button
        type="button"
        id={thumbnailId(id)}
        className={styles.thumbnail}
        aria-label={waitingOf(photo) ? texts.waitingPhoto(name) : name}
        onClick={() => onOpen(id)}
      >
        <img
          src={sourceOf(filename, 640)}
          srcSet={sourcesOf(photo)}
          sizes={sizesOf(photo)}
          width={photo.width}
          height={photo.height}
          alt=""
          loading={position > 6 ? 'lazy' : 'eager'}
          decoding="async"
        />
      </button>
      {/* Hidden from screen readers, because the button's accessible name has the caption and the week. */}
      <div className={styles.words} aria-hidden="true">
        <p className={styles.caption}>{caption || dayWords(createdAt)}</p>
        <p className={styles.fact}>{waitingOf(photo) ? <WaitingMark thing={photo} /> : secondLineOf(photo)}</p>
      </div>
    </li>
  )
})

/** The second line below a photo: its week; otherwise its day, or its author if the first line is already the day. */
function secondLineOf({ caption, week, createdAt, author }: Photo): string {
  if (week !== null) return texts.week(week)
  return caption ? dayWords(createdAt) : author.firstName
}

/** The grid crops photos to squares, so a wide photo needs a wider file to look as sharp. */
function sizesOf({ width, height }: Photo): string {
  const wider = Math.min(2.5, Math.max(1, width / height)).toFixed(2)
  return `(max-width: 40rem) calc(45vw * ${wider}), (max-width: 64rem) calc(30vw * ${wider}), calc(17rem * ${wider})`
}

/**
 * Calls `onNear` when the end of the photos is nearly in view, and again if it still is after more photos were loaded.
 */
function End({ onNear }: { onNear: () => void }) {
  const watch = useCallback(
    (element: HTMLDivElement) => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
        rootMargin: '2000px',
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [onNear],
  )
  return <div ref={watch} />
}

const places = Array.from({ length: 12 }, (_, index) => index)

/** The grid while its photos are loading. */
export function PhotoGridSkeleton() {
  return (
    <div className={styles.grid}>
      {places.map((place) => (
        <div key={place} className={styles.photo}>
          <span className={styles.thumbnail} data-empty="" />
          <div className={styles.words}>
            <Skeleton width="80%" />
            <Skeleton width="50%" />
          </div>
        </div>
      ))}
    </div>
  )
}
