import { Download, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useUser } from '#features/sign-in/client/public.ts'
import { deleteUndoably } from '#platform/client/delete-undoably.ts'
import { CommentsStartOpen } from '#platform/client/responses/comments-start-open.ts'
import { GoneDialog } from '#platform/client/thing/ThingDialog.tsx'
import { useLinkedThing } from '#platform/client/thing/use-linked-thing.ts'
import { mayChange, trashDays } from '#platform/shared/ownership.ts'
import { dayWords } from '#platform/shared/time/day-words.ts'
import { Button } from '#ui/button/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { type Picture, PictureViewer } from '#ui/viewer/PictureViewer.tsx'
import type { Photo } from '../../contract.ts'
import { useDeletePhoto, useRestorePhoto } from '../data.ts'
import { thumbnailSource } from '../PhotoGrid.tsx'
import { sourceOf, sourcesOf } from '../photo-sources.ts'
import { photoName } from '../photo-words.ts'
import { texts } from '../texts/texts.ts'
import { EditPhotoDialog } from './EditPhotoDialog.tsx'
import { PhotoResponses } from './PhotoResponses.tsx'
import styles from './PhotoViewer.module.css'

type Props = {
  photos: readonly Photo[]
  total: number | undefined
  openId: number
  onOpen: (id: number | null) => void
  onNearEnd: () => void
  /** Whether there are older photos that are not loaded yet. */
  hasMore: boolean
  onClose: (lastId: number) => void
}

/** One photo with its caption and actions. A swipe shows the next or the previous photo. */
export function PhotoViewer({ photos, total, openId, onOpen, onNearEnd, hasMore, onClose }: Props) {
  const [dialog, openDialog] = useState<'edit' | 'delete' | null>(null)
  const closeDialog = () => openDialog(null)
  const user = useUser()
  const deletePhoto = useDeletePhoto()
  const restorePhoto = useRestorePhoto()
  const [linked, clearLinked] = useLinkedThing('photo')
  const index = photos.findIndex(({ id }) => id === openId)
  // A link can open a photo that is older than the loaded ones.
  const isFurtherBack = index < 0 && hasMore && (photos.at(-1)?.id ?? 0) > openId
  const isNearEnd = index < 0 ? isFurtherBack : index >= photos.length - 5

  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])

  const photo = photos[index]
  if (!photo && !isFurtherBack && dialog === null)
    return <GoneDialog gone={texts.photoGone} onClose={() => onOpen(null)} />
  if (!photo || !user) return null
  const { filename, caption, week, createdAt, author } = photo
  const mayEdit = user.role !== null && mayChange({ userId: user.id, role: user.role }, photo)
  const picture = (at: number): Picture | undefined => photos[at] && asPicture(photos[at], at + 1, total)
  const here = asPicture(photo, index + 1, total)

  const remove = () =>
    deleteUndoably({
      remove: async () => {
        await deletePhoto.mutateAsync(photo.id)
        closeDialog()
        onOpen((photos[index + 1] ?? photos[index - 1])?.id ?? null)
      },
      restore: () => restorePhoto.mutateAsync(photo.id),
      removed: texts.deleted,
      restored: texts.broughtBack,
      failed: texts.notDeleted,
      fallback: texts.somethingWrong,
    })

  return (
    <>
      <PictureViewer
        picture={here}
        previous={picture(index - 1)}
        next={picture(index + 1)}
        place={total === undefined ? '' : texts.place(index + 1, total)}
        onMove={(by) => {
          clearLinked()
          onOpen(photos[index + by]?.id ?? photo.id)
        }}
        onClose={() => onClose(photo.id)}
      >
        <div className={styles.words}>
          {caption && <p className={styles.caption}>{caption}</p>}
          <p className={styles.facts}>
            {week !== null && <span>{texts.week(week)}</span>}
            <span>{author.firstName || texts.somebody}</span>
            <time dateTime={createdAt}>{dayWords(createdAt)}</time>
          </p>
          <CommentsStartOpen value={linked?.id === photo.id && linked.withComments}>
            <PhotoResponses key={photo.id} photo={photo} />
          </CommentsStartOpen>
          <div className={styles.actions}>
            <Button look="quiet" icon={<Download />} href={`${sourceOf(filename)}?download=1`} download>
              {texts.download}
            </Button>
            {mayEdit && (
              <>
                <Button look="quiet" icon={<Pencil />} onClick={() => openDialog('edit')}>
                  {texts.edit}
                </Button>
                <Button look="quiet" icon={<Trash2 />} onClick={() => openDialog('delete')}>
                  {texts.deletePhoto}
                </Button>
              </>
            )}
          </div>
        </div>
      </PictureViewer>
      {dialog === 'edit' && <EditPhotoDialog photo={photo} onClose={closeDialog} />}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={texts.deleteQuestion}
          confirmText={texts.confirmDeletion}
          pending={deletePhoto.isPending}
          onConfirm={remove}
          onClose={closeDialog}
        >
          <p>{texts.deleteConsequence(trashDays)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function asPicture(photo: Photo, position: number, total: number | undefined): Picture {
  return {
    key: photo.id,
    name: photoName(photo, position, total),
    src: sourceOf(photo.filename),
    srcSet: sourcesOf(photo),
    small: thumbnailSource(photo),
    width: photo.width,
    height: photo.height,
  }
}
