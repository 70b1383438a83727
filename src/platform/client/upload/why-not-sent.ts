import { fileTooLarge } from '../../shared/messages/file-too-large.ts'
import { pictureLimits } from '../../shared/picture.ts'
import { texts } from '../../shared/texts/texts.ts'

type Chosen = Pick<File, 'name' | 'type' | 'size'>

/** Why a chosen file is not sent, in the server's words; undefined if it can be sent. */
export function whyNotSent(file: Chosen): string | undefined {
  if (!isPicture(file)) return texts.notAPicture
  if (file.size > pictureLimits.maxBytes) return fileTooLarge(pictureLimits.maxBytes)
  return undefined
}

/** Many browsers report no type for HEIC. Without a type, the file name decides. The server checks the content anyway. */
const isPicture = ({ name, type }: Chosen) =>
  type === '' ? /\.(heic|heif|avif|jpe?g|png|webp|gif)$/i.test(name) : type.startsWith('image/')
