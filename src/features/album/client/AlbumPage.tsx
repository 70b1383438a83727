import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation, useSearch } from 'wouter'
import { useMay, useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { Button } from '#ui/button/Button.tsx'
import { AlbumDrawing } from '#ui/empty/AlbumDrawing.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import styles from './AlbumPage.module.css'
import { useAlbum, usePhotoWeeks } from './data.ts'
import { PhotoGrid, PhotoGridSkeleton, thumbnailId } from './PhotoGrid.tsx'
import { texts } from './texts/texts.ts'
import { AddPhotos, addPhotosId } from './upload/AddPhotos.tsx'
import { receiveShared } from './upload/receive-shared.ts'
import { uploads } from './upload/uploads.ts'
import { usePicker } from './upload/use-picker.tsx'
import { WeekFilter } from './WeekFilter.tsx'
import { photoIdIn, weekIn } from './week-in.ts'

const UploadDialog = lazyPart(async () => (await import('./upload/UploadDialog.tsx')).UploadDialog)
const PhotoViewer = lazyPart(async () => (await import('./viewer/PhotoViewer.tsx')).PhotoViewer)

/** The family's photos, newest first, of one week or of all weeks. */
export function AlbumPage() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const week = weekIn(search)
  const user = useUser()
  const userId = user?.id
  const mayAddPhotos = useMay('add album')
  const album = useAlbum(week)
  const { data: weeks } = usePhotoWeeks()
  const isUploading = useSyncExternalStore(uploads.subscribe, () => uploads.list().length > 0)
  const { picker, openPicker } = usePicker()
  const [openId, setOpenId] = useState(photoIdIn(search))

  const photos = album.data
  const isSharedAnnounced = search === 'add=shared'
  const isAddingAsked = search === 'add=photos' && (photos !== undefined || album.isError)
  const total = weeks?.filter((each) => week === null || each.week === week).reduce((sum, each) => sum + each.photos, 0)
  const isEmpty = photos?.length === 0
  const isAlbumEmpty = isEmpty && week === null
  // In an empty album, the button to add photos is elsewhere. So the button waits until we know whether the album is empty.
  const knowsIfEmpty = !album.isPending || album.isError || Boolean(weeks?.length)
  const canLoadMore = album.hasNextPage && !album.isFetching && !album.isFetchNextPageError
  const loadMore = () => void (canLoadMore && album.fetchNextPage())

  // The app's shortcut "Add a photo" opens `/album?add=photos`. Browsers open a file picker only after a press, so the
  // button gets the focus.
  useEffect(() => {
    if (!isAddingAsked) return
    document.getElementById(addPhotosId)?.focus()
    navigate('/album', { replace: true })
  }, [isAddingAsked, navigate])

  // Collects photos that were shared from other apps. After a share, the app opens at `/album?add=shared`. If nobody was
  // signed in then, the photos wait in the browser until somebody signs in.
  useEffect(() => {
    if (userId === undefined) return
    receiveShared({ userId, mayAdd: mayAddPhotos, isAnnounced: isSharedAnnounced, choose: uploads.choose }).then(
      (hasArrived) => {
        if (isSharedAnnounced) navigate(hasArrived ? '/album' : '/album?add=photos', { replace: true })
      },
    )
  }, [userId, mayAddPhotos, isSharedAnnounced, navigate])

  function close(lastId: number) {
    // Close the viewer first: nothing behind an open dialog can take the focus.
    flushSync(() => setOpenId(null))
    document.getElementById(thumbnailId(lastId))?.focus()
  }

  return (
    <div className={styles.page}>
      <title>{texts.pageTitle}</title>
      {/* Rendered even before the photos load, so that loading does not interrupt the choice of files. */}
      {mayAddPhotos && picker}
      <header className={styles.header}>
        <h1>{texts.heading}</h1>
        {mayAddPhotos && knowsIfEmpty && !isAlbumEmpty && <AddPhotos isFloating onPress={openPicker} />}
      </header>
      {!isAlbumEmpty && <WeekFilter weeks={weeks} week={week} />}
      {album.isError && !photos && <NotLoaded sentence={texts.photosNotLoaded} onTry={() => album.tryAgain()} />}
      {album.isPending && !album.isError && <PhotoGridSkeleton />}
      {isAlbumEmpty && (
        <EmptyState
          level={2}
          drawing={<AlbumDrawing />}
          title={texts.noPhotos}
          action={mayAddPhotos && <AddPhotos isFloating={false} onPress={openPicker} />}
        >
          {mayAddPhotos ? texts.howToBegin : texts.photosAppearHere}
        </EmptyState>
      )}
      {isEmpty && week !== null && (
        <EmptyState
          level={2}
          drawing={<AlbumDrawing />}
          title={texts.noPhotosOfWeek(week)}
          action={
            <Link href="/album" asChild>
              <Button href="/album">{texts.showAll}</Button>
            </Link>
          }
        >
          {texts.howToSetWeek}
        </EmptyState>
      )}
      {photos && !isEmpty && <PhotoGrid photos={photos} total={total} onOpen={setOpenId} onNearEnd={loadMore} />}
      {album.isFetchNextPageError && (
        <NotLoaded sentence={texts.olderPhotosNotLoaded} onTry={() => album.fetchNextPage()} />
      )}
      <Suspense>{isUploading && <UploadDialog />}</Suspense>
      <Suspense>
        {openId !== null && photos && (
          <PhotoViewer
            photos={photos}
            total={total}
            openId={openId}
            onOpen={setOpenId}
            onNearEnd={loadMore}
            hasMore={album.hasNextPage}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
