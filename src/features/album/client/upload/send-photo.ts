import { sendForm, type UploadControl } from '#platform/client/upload/send-form.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import type { albumContract, Photo } from '../../contract.ts'

const address = createAddresses<typeof albumContract>()

type Sending = { file: File; caption: string; week: string; uploadKey: string }

/** Uploads a photo with its caption and week. */
export function sendPhoto({ file, caption, week, uploadKey }: Sending, control: UploadControl): Promise<Photo> {
  const form = new FormData()
  form.append('caption', caption)
  if (week.trim()) form.append('week', week.trim())
  form.append('uploadKey', uploadKey)
  form.append('photo', file)
  return sendForm(address('POST /api/photos/upload'), form, control)
}
