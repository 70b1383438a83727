import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { sayFailure } from '#platform/client/say-failure.ts'
import { Avatar } from '#ui/avatar/Avatar.tsx'
import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { User } from '../../../contract.ts'
import { useRemovePicture, useSetPicture } from '../data.ts'
import { texts } from '../texts/texts.ts'
import styles from './PictureForm.module.css'

type Chosen = { file: File; preview: string }

/** The person's picture: choose, preview, then save. */
export function PictureForm({ user }: { user: User }) {
  const picker = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isReading, setReading] = useState(false)
  const setPicture = useSetPicture()
  const removePicture = useRemovePicture()
  const isBusy = isReading || setPicture.isPending || removePicture.isPending
  const openPicker = () => isBusy || picker.current?.click()

  // The browser holds a preview in memory until its object URL is revoked.
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen])

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!file) return
    setReading(true)
    // If the code cannot be fetched, the picture is sent as it is.
    const fitted = await import('./fit-picture.ts').then(
      ({ fitPicture }) => fitPicture(file),
      () => file,
    )
    setChosen({ file: fitted, preview: URL.createObjectURL(fitted) })
    setReading(false)
    // Lets the person choose the same file again after "Not this one".
    currentTarget.value = ''
  }

  async function save({ file }: Chosen) {
    try {
      await setPicture.mutateAsync(file)
      setChosen(null)
      showToast({ title: texts.pictureSaved })
    } catch (error) {
      sayFailure(texts.pictureNotSaved, error)
    }
  }

  async function remove() {
    try {
      await removePicture.mutateAsync()
      showToast({ title: texts.pictureRemoved })
    } catch (error) {
      sayFailure(texts.pictureNotRemoved, error)
    }
  }

  return (
    <div className={styles.form}>
      <div className={styles.face}>
        <Avatar name={user.firstName} src={chosen?.preview ?? user.profileImageUrl} size="large" decorative />
      </div>
      <input ref={picker} type="file" accept="image/*" aria-label={texts.picture} hidden onChange={choose} />
      <div className={styles.side}>
        <p className={styles.hint} role="status">
          {chosen ? texts.howOthersSeeYou : texts.whoSeesPicture}
        </p>
        {chosen ? (
          <div className={styles.actions}>
            <Button
              look="primary"
              pending={setPicture.isPending}
              pendingText={texts.saving}
              onClick={() => save(chosen)}
            >
              {texts.savePicture}
            </Button>
            <Button look="quiet" disabled={isBusy} onClick={() => setChosen(null)}>
              {texts.chooseAnother}
            </Button>
          </div>
        ) : (
          <div className={styles.actions}>
            <Button icon={<ImagePlus />} pending={isReading} pendingText={texts.openingPicture} onClick={openPicker}>
              {user.profileImageUrl ? texts.changePicture : texts.choosePicture}
            </Button>
            {user.profileImageUrl && (
              <Button look="quiet" pending={removePicture.isPending} onClick={remove}>
                {texts.removePicture}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
