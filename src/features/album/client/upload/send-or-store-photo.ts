import { ApiError } from '#platform/client/api.ts'
import { sendOrStoreHere } from '#platform/client/outbox/send-later.ts'
import { storedForLater } from '#platform/client/outbox/stored-for-later.ts'
import type { UploadControl } from '#platform/client/upload/send-form.ts'
import type { Photo } from '../../contract.ts'
import { texts } from '../texts/texts.ts'
import { photoFields, sendPhoto, uploadAddress } from './send-photo.ts'

type Sending = Parameters<typeof sendPhoto>[0]

/** Uploads a photo, or stores it until there is a network. Returns undefined if it was stored. */
export async function sendOrStorePhoto(photo: Sending, control: UploadControl): Promise<Photo | undefined> {
  const result = await sendOrStoreHere(
    {
      method: 'POST',
      address: uploadAddress,
      body: photoFields(photo),
      key: photo.uploadKey,
      isKeyLasting: true,
      what: texts.waitingPhotoUpload,
      words: photo.caption.trim() || photo.file.name,
    },
    {},
    async (_change, sender) => {
      try {
        return { status: 201, body: await sendPhoto(photo, control, sender) }
      } catch (error) {
        if (error instanceof ApiError || control.signal.aborted) throw error
        return null
      }
    },
  )
  // The type cast is safe: any other result is the response of the upload.
  return result === storedForLater ? undefined : (result as Photo)
}
