import { senderHeader } from '../../shared/worker/sender.ts'
import { ApiError } from '../api.ts'

/** A signal that stops an upload, and a function that receives its progress, from 0 to 1. */
export type UploadControl = { signal: AbortSignal; onProgress: (share: number) => void }

/** Sends a form with a file and reports progress, which `fetch` cannot. `sender` is the value of `senderHeader`. */
export function sendForm<Answer>(
  address: string,
  form: FormData,
  control: UploadControl,
  sender: string | null = null,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => control.onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText, statusText } = request
      const body = readJson(responseText)
      if (status < 400 && body !== undefined) resolve(body)
      else reject(new ApiError(status, responseText || statusText, body, request.getResponseHeader('retry-after')))
    }
    request.onerror = () => reject(new TypeError('The file could not be sent.'))
    request.onabort = () => reject(control.signal.reason)
    control.signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', address)
    if (sender !== null) request.setRequestHeader(senderHeader, sender)
    request.send(form)
  })
}

/** The server's answer; undefined if it is not JSON. */
function readJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
