import type { Raw, Sharp } from 'sharp'

/** An upright picture as rows of pixels. */
export type Pixels = { readonly data: Uint8Array; readonly info: Pick<Raw, 'width' | 'height' | 'channels'> }

/** The pixels of a picture in sRGB, reduced to a longer side of at most `side` pixels. */
export async function toPixels(picture: Sharp, side: number): Promise<Pixels> {
  const { data, info } = await picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, info: { width, height, channels } }
}
