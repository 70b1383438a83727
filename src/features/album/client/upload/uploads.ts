/** This tab's upload queue. Uploads continue while the person visits other pages of the app. */
import { ApiError } from '#platform/client/api.ts'
import { failureWords } from '#platform/client/say-failure.ts'
import { changePhoto } from '../data.ts'
import { texts } from '../texts/texts.ts'
import { createUploadQueue, type Upload } from './upload-queue.ts'

export const uploads = createUploadQueue({ send, explain, onBusy: guardThePage })

/** Returns how many photos have been stored for later since the last call. */
export function takeWaitingCount(): number {
  const count = waiting
  waiting = 0
  return count
}

let waiting = 0

async function send(upload: Upload, control: { signal: AbortSignal; onProgress: (share: number) => void }) {
  const { sendOrStorePhoto } = await import('./send-or-store-photo.ts')
  const photo = await sendOrStorePhoto({ ...upload, uploadKey: upload.key }, control)
  if (!photo) {
    waiting += 1
    return
  }
  const typed = { caption: upload.caption.trim() || null, week: upload.week.trim() ? Number(upload.week) : null }
  const isUpToDate = photo.caption === typed.caption && photo.week === typed.week
  // If an earlier attempt stored the photo but its response was lost, the person may have edited the caption or week
  // since. The stored photo then still has the old values.
  if (upload.attempts > 1 && !isUpToDate) await changePhoto(photo.id, typed)
}

function explain(error: unknown) {
  const isFinal = error instanceof ApiError && [403, 413, 415].includes(error.status)
  const [field] = error instanceof ApiError ? Object.values(error.fields) : []
  return { words: field ?? failureWords(error, texts.notUploaded), isFinal }
}

function guardThePage(isBusy: boolean) {
  if (isBusy) addEventListener('beforeunload', askFirst)
  else removeEventListener('beforeunload', askFirst)
}

const askFirst = (event: Event) => event.preventDefault()
