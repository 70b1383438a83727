import { sendForm, type UploadControl } from '#platform/client/upload/send-form.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import type { Picture } from '#platform/shared/picture.ts'
import type { updatesContract } from '../../contract.ts'

const address = createAddresses<typeof updatesContract>()

type Sending = { picture: File; uploadKey: string }

/** Uploads a picture for an update that is not shared yet. */
export function sendPicture(
  pregnancyId: number,
  { picture, uploadKey }: Sending,
  control: UploadControl,
): Promise<Picture> {
  const form = new FormData()
  form.append('uploadKey', uploadKey)
  form.append('picture', picture)
  return sendForm(
    address('POST /api/pregnancies/{pregnancyId}/update-pictures', { params: { pregnancyId } }),
    form,
    control,
  )
}
