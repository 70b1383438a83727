import type { Raw, Sharp } from 'sharp'

/** A picture as rows of points in sRGB, upright. */
export type Points = { readonly data: Uint8Array; readonly info: Pick<Raw, 'width' | 'height' | 'channels'> }

/** The points of a picture, its longer side `side` at most; it is not enlarged. */
export async function pointsOf(picture: Sharp, side: number): Promise<Points> {
  const { data, info } = await picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, info: { width, height, channels } }
}
