import { type ReactNode, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { sourceOf, sourcesOf } from '#platform/client/picture/picture-sources.ts'
import { useIsPlain } from '#platform/client/without-scripts.tsx'
import type { Picture } from '#platform/shared/picture.ts'
import type { Update } from '../../contract.ts'
import { pictureAddress } from './picture-address.ts'
import { pictureName } from './picture-name.ts'
import { spaceOf } from './space.ts'
import styles from './UpdatePictures.module.css'

const UpdateViewer = lazyPart(async () => (await import('./UpdateViewer.tsx')).UpdateViewer)

type Props = { update: Update; pictures: readonly Picture[] }

/** The maximum number of thumbnails. If there are more pictures, the last thumbnail shows how many more. */
const maxThumbnails = 4

/** The pictures of an update in their reserved space. A press on a picture opens it full screen. */
export function UpdatePictures({ update, pictures }: Props) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const shown = pictures.slice(0, maxThumbnails)
  const more = pictures.length - maxThumbnails

  function close(lastAt: number) {
    // Close the viewer first: nothing behind it can take the focus while it is open.
    flushSync(() => setOpenAt(null))
    const thumbnails = list.current?.querySelectorAll('button')
    thumbnails?.[Math.min(lastAt, maxThumbnails - 1)]?.focus()
  }

  return (
    <div className={styles.frame}>
      <canvas {...spaceOf(pictures)} className={styles.space} />
      <ul ref={list} className={styles.pictures} data-count={shown.length}>
        {shown.map((picture, at) => (
          <li key={picture.filename}>
            <Opener filename={picture.filename} onOpen={() => setOpenAt(at)}>
              <img
                src={sourceOf(pictureAddress, picture.filename, 640)}
                srcSet={sourcesOf(pictureAddress, picture)}
                sizes={sizesOf(picture, pictures)}
                width={picture.width}
                height={picture.height}
                alt={pictureName(update, at, pictures.length)}
                loading="lazy"
                decoding="async"
              />
              {at === maxThumbnails - 1 && more > 0 && <span className={styles.more}>+{more}</span>}
            </Opener>
          </li>
        ))}
      </ul>
      <Suspense>
        {openAt !== null && (
          <UpdateViewer
            update={update}
            pictures={pictures}
            openAt={openAt}
            thumbnailOf={(at) => list.current?.querySelectorAll('img')[at]?.currentSrc}
            onOpen={setOpenAt}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}

type OpenerProps = { filename: string; onOpen: () => void; children: ReactNode }

/** A button that opens the viewer. Without scripts, a link to the picture. */
const Opener = ({ filename, onOpen, children }: OpenerProps) =>
  useIsPlain() ? (
    <a className={styles.picture} href={pictureAddress(filename)}>
      {children}
    </a>
  ) : (
    <button type="button" className={styles.picture} onClick={onOpen}>
      {children}
    </button>
  )

/** The image's `sizes` attribute: its displayed width, including the parts of a wide picture that the grid crops. */
function sizesOf(picture: Picture, pictures: readonly Picture[]): string {
  const isAlone = pictures.length === 1
  const share = isAlone ? 1 : Math.min(1.5, Math.max(0.5, picture.width / picture.height / 3))
  return `min(${Math.round(100 * share)}vw, ${Math.round(spaceOf(pictures).width * share)}px)`
}
