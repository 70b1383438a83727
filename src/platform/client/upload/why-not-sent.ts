import { platformErrors } from '../../shared/errors.ts'
import { pictureLimits } from '../../shared/picture.ts'

type Chosen = Pick<File, 'name' | 'type' | 'size'>

/** Why a chosen file is not sent at all, in the server's words where it would refuse it too; undefined if it is sent. */
export function whyNotSent(file: Chosen): string | undefined {
  if (!isPicture(file)) return platformErrors['not-a-picture'].message
  if (file.size > pictureLimits.maxBytes)
    return `${platformErrors['too-large'].message} A picture can have at most ${mostMegabytes} MB.`
  return undefined
}

const mostMegabytes = pictureLimits.maxBytes / 1024 / 1024

/** Many browsers know no type for HEIC; the server checks the content anyway. */
const isPicture = ({ name, type }: Chosen) =>
  type === '' ? /\.(heic|heif|avif|jpe?g|png|webp|gif)$/i.test(name) : type.startsWith('image/')
