/** Ways to send photos in tests. */
import { type Bytes, type Sender, type Sent, uploadPicture } from '#platform/server/pictures/stored/testing.ts'

export {
  type Bytes,
  fetchBytes,
  filesIn,
  noisyPicture,
  plainPicture,
} from '#platform/server/pictures/stored/testing.ts'

const address = '/api/photos/upload'

/** Sends a photo as the page does. */
export const upload = (browser: Sender, content: Bytes, sent: Sent = {}) =>
  uploadPicture(browser, [address, 'photo'], content, sent)

/** Sends the bytes as the request body, even if they are not a valid form. */
export const sendForm = (browser: Sender, body: Uint8Array, type: string) =>
  browser.post(address, new Uint8Array(body), { 'content-type': type })
