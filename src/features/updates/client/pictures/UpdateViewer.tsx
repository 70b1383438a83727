import { sourceOf, sourcesOf } from '#platform/client/picture/picture-sources.ts'
import type { Picture } from '#platform/shared/picture.ts'
import { dayWords } from '#platform/shared/time/day-words.ts'
import { PictureViewer, type Picture as ViewerPicture } from '#ui/viewer/PictureViewer.tsx'
import type { Update } from '../../contract.ts'
import { texts } from '../texts/texts.ts'
import { pictureAddress } from './picture-address.ts'
import { pictureName } from './picture-name.ts'
import styles from './UpdateViewer.module.css'

type Props = {
  update: Update
  pictures: readonly Picture[]
  openAt: number
  /** The address of a picture in the size that the browser has already loaded. */
  thumbnailOf: (at: number) => string | undefined
  onOpen: (at: number) => void
  onClose: (lastAt: number) => void
}

/** One picture of an update with the update's text. A swipe shows the next picture. */
export function UpdateViewer({ update, pictures, openAt, thumbnailOf, onOpen, onClose }: Props) {
  const show = (at: number): ViewerPicture | undefined => {
    const picture = pictures[at]
    return picture && asViewerPicture(picture, pictureName(update, at, pictures.length), thumbnailOf(at))
  }
  const picture = show(openAt)
  if (!picture) return null

  return (
    <PictureViewer
      picture={picture}
      previous={show(openAt - 1)}
      next={show(openAt + 1)}
      place={pictures.length === 1 ? '' : texts.place(openAt + 1, pictures.length)}
      onMove={(by) => onOpen(openAt + by)}
      onClose={() => onClose(openAt)}
    >
      <div className={styles.words}>
        <p className={styles.content}>{update.content}</p>
        <p className={styles.facts}>
          {update.week !== null && <span>{texts.week(update.week)}</span>}
          <span>{update.author.firstName || texts.somebody}</span>
          <time dateTime={update.createdAt}>{dayWords(update.createdAt)}</time>
        </p>
      </div>
    </PictureViewer>
  )
}

function asViewerPicture(picture: Picture, name: string, thumbnail: string | undefined): ViewerPicture {
  return {
    key: picture.filename,
    name,
    src: sourceOf(pictureAddress, picture.filename),
    srcSet: sourcesOf(pictureAddress, picture),
    small: thumbnail || sourceOf(pictureAddress, picture.filename, 320),
    width: picture.width,
    height: picture.height,
  }
}
