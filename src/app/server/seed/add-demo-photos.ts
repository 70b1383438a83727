import { writeFile } from 'node:fs/promises'
import { type Drawing, demoPhotos } from '#features/album/fixtures.ts'
import { addPhoto } from '#features/album/server/public.ts'
import { demoPictureUpdate } from '#features/updates/fixtures.ts'
import { addPicture, noteViews, shareUpdate, updateResponses } from '#features/updates/server/public.ts'
import { demoWishPicture } from '#features/wishlist/fixtures.ts'
import { insertFiles, type PictureFile, storePicture } from '#platform/server/pictures/stored/store-picture.ts'
import type { Services } from '#platform/server/services.ts'
import { withIncoming } from '#platform/server/storage/incoming.ts'
import { actAsMember } from './act-as.ts'
import { drawPicture } from './draw-picture.ts'

/** Draws the demo family's pictures and adds them like uploads. Drawing is slow, so `seedWorld` leaves the pictures out. */
export async function addDemoPhotos(services: Services): Promise<void> {
  for (const { author, hoursAgo, caption, week, drawing } of demoPhotos) {
    const actor = await actAsMember(services, author)
    const fields = { caption: caption ?? '', week }
    await send(services, drawing, (upload) =>
      addPhoto({ ...services, now: hoursBefore(services, hoursAgo) }, actor, { upload, fields }),
    )
  }
  await sharePictures(services)
  await addWishPicture(services)
}

async function sharePictures(services: Services) {
  const { author, hoursAgo, content, week, drawings } = demoPictureUpdate
  const actor = await actAsMember(services, author)
  const context = { ...services, now: hoursBefore(services, hoursAgo) }
  const pictures: string[] = []
  for (const drawing of drawings)
    pictures.push(
      await send(services, drawing, async (upload) => {
        const { filename } = await addPicture(context, actor, { upload, uploadKey: undefined })
        return filename
      }),
    )
  const { id } = await shareUpdate(context, actor, { content, week, pictures })
  await addResponses(services, id)
}

async function addResponses(services: Services, updateId: number) {
  const { reactions, comments } = demoPictureUpdate
  for (const { author, kind } of reactions) {
    const actor = await actAsMember(services, author)
    await noteViews(services.db, actor, [updateId], services.clock())
    await updateResponses.react(services.db, actor, updateId, kind, services.clock())
  }
  for (const { author, hoursAgo, content } of comments) {
    const actor = await actAsMember(services, author)
    await updateResponses.comment(services.db, actor, updateId, { content }, hoursBefore(services, hoursAgo))
  }
}

/** Stores the picture as if it had been fetched from the wish's link, which does not resolve. */
async function addWishPicture(services: Services) {
  const { name, drawing } = demoWishPicture
  const picture = await send(services, drawing, (file) => storePicture(services, 'wishes', file))
  await services.db.transaction().execute(async (tx) => {
    const { filename, width, height } = picture
    const { pregnancy_id } = await tx
      .updateTable('wishes')
      .set({ image_filename: filename, image_width: width, image_height: height })
      .where('name', '=', name)
      .returning('pregnancy_id')
      .executeTakeFirstOrThrow()
    await insertFiles(tx, pregnancy_id, picture)
  })
}

/** Draws the picture into a file, and passes the file on as an upload. */
async function send<Result>(
  { environment }: Services,
  drawing: Drawing,
  receive: (file: PictureFile) => Promise<Result>,
): Promise<Result> {
  const bytes = await drawPicture(drawing)
  return withIncoming(environment.dataDir, async (path) => {
    await writeFile(path, bytes)
    return receive({ path, bytes: bytes.length })
  })
}

const hoursBefore = ({ clock }: Services, hours: number) => new Date(clock().getTime() - hours * 3_600_000)
