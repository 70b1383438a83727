import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { sourceOf, sourcesOf } from '#platform/client/picture/picture-sources.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { usePicker } from '#platform/client/upload/use-picker.tsx'
import type { Picture } from '#platform/shared/picture.ts'
import { Button } from '#ui/button/Button.tsx'
import { NestlingLogo } from '#ui/NestlingLogo.tsx'
import { birthPictureAddress, useSetBirthPicture } from '../data.ts'
import { texts } from '../texts/texts.ts'
import styles from './States.module.css'

/** `names`: who is in the picture. */
type Props = { picture: Picture | null | undefined; names: string }

/** The picture of the birth. If there is none, or it cannot be loaded, a drawing takes its place. */
export function BirthPicture({ picture, names }: Props) {
  const [failed, setFailed] = useState<string>()
  if (!picture || picture.filename === failed)
    return (
      <div className={styles.picture} aria-hidden="true">
        <NestlingLogo />
      </div>
    )
  return (
    <img
      className={styles.photo}
      src={sourceOf(birthPictureAddress, picture.filename, 640)}
      srcSet={sourcesOf(birthPictureAddress, picture)}
      sizes="min(100vw, 28rem)"
      width={picture.width}
      height={picture.height}
      alt={names}
      onError={() => setFailed(picture.filename)}
    />
  )
}

/** Where parents add, change and remove the picture. */
export function BirthPictureButtons({ pregnancyId, hasPicture }: { pregnancyId: number; hasPicture: boolean }) {
  const { mutateAsync, isPending, variables } = useSetBirthPicture(pregnancyId)
  const set = (picture: File | null) =>
    mutateAsync(picture).catch((error) => sayFailure(texts.pictureNotChanged, error))
  const { picker, openPicker } = usePicker({ label: texts.picture, onChoose: ([picture]) => picture && set(picture) })
  return (
    <>
      {picker}
      <Button
        icon={<ImagePlus aria-hidden="true" />}
        pending={isPending && variables !== null}
        pendingText={texts.addingPicture}
        onClick={openPicker}
      >
        {hasPicture ? texts.changePicture : texts.addPicture}
      </Button>
      {hasPicture && (
        <Button
          look="quiet"
          pending={isPending && variables === null}
          pendingText={texts.removingPicture}
          onClick={() => set(null)}
        >
          {texts.removePicture}
        </Button>
      )}
    </>
  )
}
