import { ImagePlus, RotateCw, X } from 'lucide-react'
import { useRef } from 'react'
import { UploadPreview } from '#platform/client/upload/UploadPreview.tsx'
import { isMoving } from '#platform/client/upload/upload-queue.ts'
import { usePicker } from '#platform/client/upload/use-picker.tsx'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { ErrorLine } from '#ui/feedback/ErrorLine.tsx'
import { ProgressBar } from '#ui/progress/ProgressBar.tsx'
import { mostPictures } from '../../rules.ts'
import { texts } from '../texts/texts.ts'
import styles from './ChosenPictures.module.css'
import type { ChosenPicture, usePictures } from './use-pictures.ts'

/** The pictures of a new update with their progress, and a button to add more. */
export function ChosenPictures({ pictures }: { pictures: ReturnType<typeof usePictures> }) {
  const { chosen, room, leftOut, choose, retry, remove } = pictures
  const { picker, openPicker } = usePicker({ label: texts.pictures, multiple: true, onChoose: choose })
  const add = useRef<HTMLButtonElement>(null)

  function leaveOut(key: string) {
    remove(key)
    // The pressed button is gone, so the button that adds pictures gets the focus.
    add.current?.focus()
  }

  return (
    <div className={styles.pictures}>
      {chosen.length > 0 && (
        <ul className={styles.tiles} aria-label={texts.chosenPictures}>
          {chosen.toSorted(failedLast).map((picture) => (
            <Tile
              key={picture.key}
              picture={picture}
              onRetry={() => retry(picture.key)}
              onLeaveOut={() => leaveOut(picture.key)}
            />
          ))}
        </ul>
      )}
      {picker}
      <Button ref={add} icon={<ImagePlus />} wide disabled={room === 0} onClick={openPicker}>
        {texts.addPictures}
      </Button>
      <p className={styles.said} role="status">
        {describeProgress(chosen)}
        {leftOut > 0 && ` ${texts.picturesLeftOut(mostPictures, leftOut)}`}
      </p>
    </div>
  )
}

/** Sorts failed pictures last, because each takes a whole line. */
const failedLast = (one: ChosenPicture, other: ChosenPicture) => Number(hasFailed(one)) - Number(hasFailed(other))

const hasFailed = ({ state }: Pick<ChosenPicture, 'state'>) => 'words' in state

type TileProps = { picture: ChosenPicture; onRetry: () => void; onLeaveOut: () => void }

function Tile({ picture: { file, preview, state }, onRetry, onLeaveOut }: TileProps) {
  const percent = state.is === 'uploading' ? Math.floor(state.share * 100) : 0
  return (
    <li className={styles.tile} data-wrong={'words' in state || undefined} aria-label={file.name}>
      <UploadPreview src={preview} />
      {isMoving({ state }) && (
        <div className={styles.moving}>
          <ProgressBar label={texts.sendingPicture(file.name)} value={percent} />
        </div>
      )}
      {'words' in state && (
        <div className={styles.wrong}>
          <ErrorLine>{state.words}</ErrorLine>
          {state.is === 'stopped' && (
            <Button icon={<RotateCw />} onClick={onRetry}>
              {texts.tryAgain}
            </Button>
          )}
        </div>
      )}
      <div className={styles.out}>
        <IconButton label={texts.leaveOutPicture(file.name)} icon={<X />} onClick={onLeaveOut} />
      </div>
    </li>
  )
}

function describeProgress(chosen: readonly ChosenPicture[]): string {
  const sent = chosen.filter(({ state }) => state.is === 'uploaded').length
  const moving = chosen.filter(isMoving).length
  if (moving > 0) return texts.picturesSent(sent, sent + moving)
  return sent === 0 ? '' : texts.picturesReady(sent)
}
