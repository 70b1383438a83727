import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { useModal } from '../dialog/modal.ts'
import { texts } from '../texts/texts.ts'
import styles from './PictureViewer.module.css'
import { useGestures } from './use-gestures.ts'

export type Picture = {
  key: string | number
  /** The accessible name. */
  name: string
  src: string
  srcSet: string
  /** A smaller version that is probably cached, shown until the full one has loaded. */
  small: string
  /** The size of the full picture, in pixels. */
  width: number
  height: number
}

type Props = {
  picture: Picture
  previous: Picture | undefined
  next: Picture | undefined
  /** "3 of 40" */
  place: string
  onMove: (by: -1 | 1) => void
  onClose: () => void
  /** The content below the picture. */
  children: ReactNode
}

/** One picture on the full screen. It can be swiped, zoomed, and closed with Escape. */
export function PictureViewer({ picture, previous, next, place, onMove, onClose, children }: Props) {
  const modal = useModal(true, onClose)
  const canMove = (by: -1 | 1) => (by < 0 ? previous : next) !== undefined
  const { stage, frame, isZoomed, zoomBy, move, onKey, handlers } = useGestures({ picture, canMove, onMove })
  const slides = [
    { slot: 'before', shown: previous },
    { slot: 'here', shown: picture },
    { slot: 'after', shown: next },
  ] as const

  function onKeyDown(event: KeyboardEvent) {
    const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && onKey(event.key)
    if (isOurs) event.preventDefault()
  }

  return (
    <dialog {...modal} className={styles.viewer} data-theme="dark" aria-label={picture.name} onKeyDown={onKeyDown}>
      <header className={styles.bar}>
        <IconButton label={texts.close} icon={<X />} onClick={onClose} />
        <p className={styles.place} aria-hidden="true">
          {place}
        </p>
        <IconButton
          label={texts.zoomOut}
          icon={<ZoomOut />}
          aria-disabled={!isZoomed}
          onClick={() => zoomBy(1 / 1.5)}
        />
        <IconButton label={texts.zoomIn} icon={<ZoomIn />} onClick={() => zoomBy(1.5)} />
      </header>
      <div className={styles.middle}>
        <div ref={stage} className={styles.stage} data-zoomed={isZoomed || undefined} {...handlers}>
          {slides.map(
            ({ slot, shown }) =>
              shown && (
                <div key={shown.key} className={styles.slide} data-slot={slot} aria-hidden={slot !== 'here'}>
                  <div ref={slot === 'here' ? frame : null} className={styles.frame}>
                    <Slide picture={shown} isZoomed={slot === 'here' && isZoomed} />
                  </div>
                </div>
              ),
          )}
        </div>
        {previous && (
          <div className={styles.turn} data-to="before">
            <IconButton
              label={texts.previous}
              look="secondary"
              icon={<ChevronLeft data-mirrored />}
              onClick={() => move(-1)}
            />
          </div>
        )}
        {next && (
          <div className={styles.turn} data-to="after">
            <IconButton
              label={texts.next}
              look="secondary"
              icon={<ChevronRight data-mirrored />}
              onClick={() => move(1)}
            />
          </div>
        )}
      </div>
      <footer className={styles.words}>{children}</footer>
      <p className="visually-hidden" aria-live="polite">
        {picture.name}
      </p>
    </dialog>
  )
}

function Slide({ picture, isZoomed }: { picture: Picture; isZoomed: boolean }) {
  const { name, src, srcSet, small, width, height } = picture
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading')
  // A zoomed picture needs the full size.
  const sizes = isZoomed ? `${width}px` : `min(100vw, calc(100vh * ${(width / height).toFixed(3)}))`

  if (state === 'broken') return <p className={styles.broken}>{texts.pictureNotLoaded}</p>
  return (
    <>
      {state === 'loading' && <img className={styles.picture} src={small} alt="" draggable={false} />}
      <img
        className={styles.picture}
        sizes={sizes}
        srcSet={srcSet}
        src={src}
        width={width}
        height={height}
        alt={name}
        decoding="async"
        draggable={false}
        onLoad={() => setState('loaded')}
        onError={() => setState('broken')}
      />
    </>
  )
}
