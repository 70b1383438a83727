import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Drawing } from '#features/album/fixtures.ts'

/** Draws one of the demo family's pictures, as a PNG. */
export const drawPicture = (drawing: Drawing): Promise<Uint8Array> =>
  sharp(fileURLToPath(new URL(`pictures/${drawing}.svg`, import.meta.url)))
    .png({ compressionLevel: 1 })
    .toBuffer()
