import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { sayFailure } from '#platform/client/say-failure.ts'
import { Avatar } from '#ui/avatar/Avatar.tsx'
import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { User } from '../../../contract.ts'
import { useRemovePicture, useSetPicture } from '../data.ts'
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
      showToast({ title: 'Picture saved' })
    } catch (error) {
      sayFailure('Picture not saved', error)
    }
  }

  async function remove() {
    try {
      await removePicture.mutateAsync()
      showToast({ title: 'Picture removed' })
    } catch (error) {
      sayFailure('Picture not removed', error)
    }
  }

  return (
    <div className={styles.form}>
      <div className={styles.face}>
        <Avatar name={user.firstName} src={chosen?.preview ?? user.profileImageUrl} size="large" decorative />
      </div>
      <input ref={picker} type="file" accept="image/*" aria-label="Picture" hidden onChange={choose} />
      <div className={styles.side}>
        <p className={styles.hint} role="status">
          {chosen ? 'This is how others will see you.' : 'People who share a journey with you see it beside your name.'}
        </p>
        {chosen ? (
          <div className={styles.actions}>
            <Button look="primary" pending={setPicture.isPending} pendingText="Saving..." onClick={() => save(chosen)}>
              Save picture
            </Button>
            <Button look="quiet" disabled={isBusy} onClick={() => setChosen(null)}>
              Not this one
            </Button>
          </div>
        ) : (
          <div className={styles.actions}>
            <Button icon={<ImagePlus />} pending={isReading} pendingText="Opening..." onClick={openPicker}>
              {user.profileImageUrl ? 'Change picture' : 'Choose a picture'}
            </Button>
            {user.profileImageUrl && (
              <Button look="quiet" pending={removePicture.isPending} onClick={remove}>
                Remove
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
