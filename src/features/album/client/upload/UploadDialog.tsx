import { ImagePlus, Upload as UploadIcon } from 'lucide-react'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { ApiError } from '#platform/client/api.ts'
import { sendToSignIn } from '#platform/client/leave.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { NumberField } from '#ui/field/NumberField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useRefreshAlbum } from '../data.ts'
import { texts } from '../texts/texts.ts'
import styles from './UploadDialog.module.css'
import { UploadRow } from './UploadRow.tsx'
import { canBeSent, type Outcome } from './upload-queue.ts'
import { takeWaitingCount, uploads } from './uploads.ts'
import { usePicker } from './use-picker.tsx'

/** The chosen files with their captions, weeks and progress. */
export function UploadDialog() {
  const [isAsking, setAsking] = useState(false)
  const list = useSyncExternalStore(uploads.subscribe, uploads.list)
  const refreshAlbum = useRefreshAlbum()
  const { picker, openPicker } = usePicker()

  const count = (...states: readonly string[]) => list.filter(({ state: { is } }) => states.includes(is)).length
  const sendable = list.filter(canBeSent).length
  const isMoving = count('uploading', 'waiting') > 0
  // Captions and weeks are not saved as a draft, because the browser does not store the files.
  const isTyped = list.some((upload) => canBeSent(upload) && (upload.caption || upload.week))
  const cancel = () => (isMoving ? setAsking(true) : uploads.clear())
  const close = () => (isTyped ? setAsking(true) : cancel())

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = uploads.start(showOutcome)
    const field =
      wrong && event.currentTarget.elements.namedItem(`${wrong.captionError ? 'caption' : 'week'}-${wrong.key}`)
    if (field instanceof HTMLElement) field.focus()
  }

  function showOutcome({ sent: done, failures }: Outcome) {
    const sent = done - takeWaitingCount()
    setAsking(false)
    // Refreshes even if no upload succeeded, because the server may have stored a photo before its upload was cancelled.
    void refreshAlbum()
    const isSignedOut = failures.some((error) => error instanceof ApiError && error.isUnauthorized)
    if (isSignedOut) sendToSignIn('unauthorized')
    else if (failures.length > 0)
      showToast({ title: texts.uploadFailed, description: texts.notUploaded, tone: 'destructive' })
    else if (sent > 0)
      showToast({
        title: texts.photoUploaded,
        ...(sent > 1 && { description: texts.inAlbumNow(sent) }),
      })
  }

  return (
    <>
      <Dialog open onClose={close} title={list.length === 1 ? texts.addPhoto : texts.addPhotos}>
        <form className={styles.form} onSubmit={submit} noValidate>
          {sendable > 1 && (
            <NumberField
              label={texts.weekOfAll}
              name="week"
              min={1}
              max={42}
              hint={texts.weekOfAllHint}
              onChange={({ currentTarget: { value } }) => uploads.writeWeekForAll(value)}
            />
          )}
          <ul className={styles.rows} aria-label={texts.chosenPhotos}>
            {list.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                isAlone={list.length === 1}
                onRetry={() => uploads.retry(upload.key, showOutcome)}
              />
            ))}
          </ul>
          {picker}
          {!isMoving && (
            <Button icon={<ImagePlus />} wide onClick={openPicker}>
              {texts.chooseMore}
            </Button>
          )}
          <div className={styles.foot}>
            <p className={styles.summary} role="status">
              {(isMoving || count('uploaded') > 0) && texts.uploadedOf(count('uploaded'), list.length - count('unfit'))}
            </p>
            <ActionRow onCancel={cancel} worksOffline>
              <Button
                type="submit"
                look="primary"
                icon={<UploadIcon />}
                disabled={sendable === 0}
                pending={isMoving}
                pendingText={texts.uploading}
              >
                {sendable > 1 ? texts.uploadPhotos(sendable) : texts.uploadPhoto}
              </Button>
            </ActionRow>
          </div>
        </form>
      </Dialog>
      {isAsking && (
        <ConfirmDialog
          title={isMoving ? texts.stopQuestion : texts.leaveOutQuestion}
          confirmText={isMoving ? texts.stopUploading : texts.leaveOut}
          onConfirm={() => {
            setAsking(false)
            uploads.clear()
          }}
          onClose={() => setAsking(false)}
        >
          {isMoving ? (
            <p>{texts.stopConsequence(count('uploading', 'waiting'))}</p>
          ) : (
            <p>{texts.leaveOutConsequence(sendable)}</p>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
