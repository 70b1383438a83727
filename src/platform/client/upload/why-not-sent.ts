import { pictureLimits } from '../../shared/picture.ts'

type Chosen = Pick<File, 'name' | 'type' | 'size'>

/** Why a chosen file is not sent at all, in words for whoever chose it; undefined for one that is. */
export function whyNotSent(file: Chosen): string | undefined {
  if (!isPicture(file)) return 'This is not a picture, so it is left out.'
  if (file.size > pictureLimits.maxBytes) return `This picture is larger than ${mostMegabytes} MB, so it is left out.`
  return undefined
}

const mostMegabytes = pictureLimits.maxBytes / 1024 / 1024

/** Many browsers know no type for HEIC; the server checks the content anyway. */
const isPicture = ({ name, type }: Chosen) =>
  type === '' ? /\.(heic|heif|avif|jpe?g|png|webp|gif)$/i.test(name) : type.startsWith('image/')
