/** Writes the files that attacks upload: a small photo, two pictures that are slow to decode, and bytes that are no picture. */
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureLimits } from '../../../src/platform/shared/picture.ts'
import type { PictureFiles } from './attacks.ts'

const side = Math.floor(Math.sqrt(pictureLimits.maxPixels))

export async function makePictures(folder: string): Promise<PictureFiles> {
  const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a86' } })
  const files = {
    small: await plain(64, 64).jpeg().toBuffer(),
    large: await plain(side, side).jpeg().toBuffer(),
    avif: await plain(4000, 3000).avif({ effort: 0 }).toBuffer(),
    // A little below the limit for a request, because the other parts of the form count too.
    notAPicture: randomBytes(pictureLimits.maxBytes - 10_000),
  }
  const pathOf = (name: string) => join(folder, `attack-${name}`)
  for (const [name, bytes] of Object.entries(files)) writeFileSync(pathOf(name), bytes)
  return { small: pathOf('small'), large: pathOf('large'), avif: pathOf('avif'), notAPicture: pathOf('notAPicture') }
}
