import { Download, Minus, Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { inDecimals } from '#language/decimals.ts'
import type { Units } from '#platform/shared/units.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { Fold } from '#ui/fold/Fold.tsx'
import { useIsWide } from '#ui/fold/use-is-wide.ts'
import { BabyMeasures } from './BabyMeasures.tsx'
import styles from './BabyView.module.css'
import { useBabyPicture } from './picture/use-baby-picture.ts'
import { useDownload } from './picture/use-download.ts'
import { useZoom } from './picture/use-zoom.ts'
import { zooms } from './picture/zoom.ts'
import { describePicture } from './picture-description.ts'
import { texts } from './texts/texts.ts'

/** The side of the picture, in CSS pixels. */
const side = 400

type Props = {
  /** Gestational age of the drawn day, in days. */
  days: number
  babyName: string
  /** How many babies are expected; null if it is not known. The drawing shows one baby. */
  babies: number | null
  week: number
  units: Units
}

/** The drawn baby of this day, which can be zoomed and downloaded. */
export function BabyView({ days, babyName, babies, week, units }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { view, zoom, zoomBy, handlers } = useZoom(canvas)
  const { queue, theme, points, isFinished } = useBabyPicture(canvas, { days, units, view, side })
  const { download, isDrawing } = useDownload(queue, { days, theme, units, babyName, week })
  const sliderId = useId()
  const seenId = useId()
  const isWide = useIsWide()
  const isOneOfSeveral = babies !== null && babies > 1

  return (
    <figure className={styles.view}>
      <canvas
        ref={canvas}
        className={styles.picture}
        width={points}
        height={points}
        role="img"
        aria-label={isOneOfSeveral ? texts.drawingOfOne(week) : texts.drawing(babyName, week)}
        aria-describedby={seenId}
        aria-busy={!isFinished}
        aria-keyshortcuts="+ - 0"
        tabIndex={0}
        data-zoomed={view.zoom > 1}
        {...handlers}
      />
      <div className={styles.controls}>
        <div className={styles.zoom}>
          <IconButton
            label={texts.zoomOut}
            icon={<Minus aria-hidden="true" />}
            aria-disabled={view.zoom <= zooms.least}
            onClick={() => zoomBy(-1)}
          />
          <label className="visually-hidden" htmlFor={sliderId}>
            {texts.zoom}
          </label>
          <input
            id={sliderId}
            className={styles.slider}
            type="range"
            min={zooms.least}
            max={zooms.most}
            step={zooms.step}
            value={view.zoom}
            aria-valuetext={texts.times(inDecimals(view.zoom, 1))}
            onChange={(event) => zoom(event.currentTarget.valueAsNumber)}
          />
          <IconButton
            label={texts.zoomIn}
            icon={<Plus aria-hidden="true" />}
            aria-disabled={view.zoom >= zooms.most}
            onClick={() => zoomBy(1)}
          />
          <span className={styles.times} aria-hidden="true">
            {texts.timesSign(inDecimals(view.zoom, 1))}
          </span>
        </div>
        <Button
          icon={<Download aria-hidden="true" />}
          pending={isDrawing}
          pendingText={texts.drawingPicture}
          onClick={download}
        >
          {texts.downloadPicture}
        </Button>
      </div>
      <figcaption>
        <Fold title={texts.whatYouSee} contents={texts.whatYouSeeContents} open={isWide}>
          <p id={seenId}>{describePicture(days)}</p>
          <p className={styles.honest}>
            {isOneOfSeveral ? texts.typicalOfOne : texts.typical} {texts.notYourBaby}
          </p>
          <BabyMeasures days={days} units={units} />
        </Fold>
      </figcaption>
    </figure>
  )
}
