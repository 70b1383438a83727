import { pathOf } from '#platform/client/api.ts'
import { type Following, sendForm } from '#platform/client/upload/send-form.ts'
import type { Picture } from '#platform/shared/picture.ts'

type Sending = { picture: File; uploadKey: string }

/** Uploads a picture for an update that is not shared yet. */
export function sendPicture(
  pregnancyId: number,
  { picture, uploadKey }: Sending,
  following: Following,
): Promise<Picture> {
  const form = new FormData()
  form.append('uploadKey', uploadKey)
  form.append('picture', picture)
  return sendForm(pathOf('POST /api/pregnancies/{pregnancyId}/update-pictures', { pregnancyId }), form, following)
}
