import { ApiError } from '#platform/client/api.ts'
import type { Photo } from '../../contract.ts'

type Sending = { file: File; caption: string; week: string; uploadKey: string }
type Following = { signal: AbortSignal; onProgress: (share: number) => void }

/** Sends a photo and tells how much of it is on its way, which `fetch` cannot. */
export function sendPhoto({ file, caption, week, uploadKey }: Sending, following: Following): Promise<Photo> {
  const form = new FormData()
  form.append('caption', caption)
  if (week.trim()) form.append('week', week.trim())
  form.append('uploadKey', uploadKey)
  form.append('photo', file)

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => following.onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText, statusText } = request
      const body = readJson(responseText)
      if (status < 400 && body !== undefined) resolve(body)
      else reject(new ApiError(status, responseText || statusText, body, request.getResponseHeader('retry-after')))
    }
    request.onerror = () => reject(new TypeError('The photo did not get through.'))
    request.onabort = () => reject(following.signal.reason)
    following.signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', '/api/photos/upload')
    request.send(form)
  })
}

/** What the server sent, as the contract says it is. */
function readJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
