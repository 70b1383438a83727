import { sendForm, type UploadControl } from '#platform/client/upload/send-form.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import type { albumContract, Photo } from '../../contract.ts'

const address = createAddresses<typeof albumContract>()

type Sending = { file: File; caption: string; week: string; uploadKey: string }

export const uploadAddress = address('POST /api/photos/upload')

/** The form fields of a photo upload. */
export const photoFields = ({ file, caption, week, uploadKey }: Sending) => ({
  caption,
  ...(week.trim() && { week: week.trim() }),
  uploadKey,
  photo: file,
})

/** Uploads a photo with its caption and week. */
export function sendPhoto(sending: Sending, control: UploadControl, sender: string | null): Promise<Photo> {
  const form = new FormData()
  for (const [name, value] of Object.entries(photoFields(sending))) form.append(name, value)
  return sendForm(uploadAddress, form, control, sender)
}
