import { CircleCheck, RotateCw, X } from 'lucide-react'
import { UploadPreview } from '#platform/client/upload/UploadPreview.tsx'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { ErrorLine } from '#ui/feedback/ErrorLine.tsx'
import { NumberField } from '#ui/field/NumberField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { ProgressBar } from '#ui/progress/ProgressBar.tsx'
import { longestCaption } from '../../rules.ts'
import { texts } from '../texts/texts.ts'
import styles from './UploadRow.module.css'
import { canBeSent, type Upload } from './upload-queue.ts'
import { uploads } from './uploads.ts'

type Props = { upload: Upload; isAlone: boolean; onRetry: () => void }

/** One chosen file: its preview, its caption and week, and its progress. */
export function UploadRow({ upload, isAlone, onRetry }: Props) {
  const { key, file, preview, caption, captionError, week, weekError, state } = upload
  const summary = [caption, week && texts.week(week)].filter(Boolean).join(' · ')
  const isMoving = state.is === 'uploading' || state.is === 'waiting'

  return (
    <li className={styles.row} data-alone={(isAlone && preview !== '') || undefined} aria-label={file.name}>
      <UploadPreview src={preview} />
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.name}>{file.name}</p>
          {state.is === 'uploaded' ? (
            <CircleCheck className={styles.uploaded} aria-hidden="true" />
          ) : (
            <IconButton
              label={isMoving ? texts.stopFile(file.name) : texts.leaveOutFile(file.name)}
              icon={<X />}
              onClick={() => (isMoving ? uploads.stop(key) : uploads.remove(key))}
            />
          )}
        </div>
        {canBeSent(upload) ? (
          <div className={styles.fields}>
            <TextField
              label={texts.caption}
              name={`caption-${key}`}
              autoComplete="off"
              limit={longestCaption}
              value={caption}
              error={captionError}
              onChange={({ currentTarget: { value } }) => uploads.write(key, { caption: value })}
            />
            <NumberField
              label={texts.weekField}
              name={`week-${key}`}
              min={1}
              max={42}
              value={week}
              error={weekError}
              onChange={({ currentTarget: { value } }) => uploads.write(key, { week: value })}
            />
          </div>
        ) : (
          summary && <p className={styles.summary}>{summary}</p>
        )}
        {isMoving && <UploadProgress name={file.name} share={state.is === 'uploading' ? state.share : null} />}
        {state.is === 'uploaded' && <p className={styles.state}>{texts.uploaded}</p>}
        {'words' in state && (
          <div className={styles.wrong}>
            <div className={styles.words}>
              <ErrorLine>{state.words}</ErrorLine>
            </div>
            {state.is === 'stopped' && (
              <Button icon={<RotateCw />} onClick={onRetry}>
                {texts.tryAgain}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

/** `share` is the uploaded fraction, from 0 to 1; null while the upload waits for earlier ones. */
function UploadProgress({ name, share }: { name: string; share: number | null }) {
  const percent = Math.floor((share ?? 0) * 100)
  const words =
    share === null ? texts.waitsForOthers : percent < 100 ? texts.percentUploaded(percent) : texts.nearlyUploaded
  return (
    <div className={styles.moving}>
      <ProgressBar label={texts.uploadingFile(name)} value={percent} valueText={words} />
      <p className={styles.state} aria-hidden="true">
        {words}
      </p>
    </div>
  )
}
