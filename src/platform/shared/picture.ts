/** Pictures, which are stored in a few widths and one full size. */
import * as z from 'zod/mini'
import { wholeNumber } from './page.ts'

/**
 * `filename` is the random name in the picture's URL. Width and height are those of the full size in pixels, after the picture
 * was turned upright.
 */
export const Picture = z.object({ filename: z.string(), width: z.int(), height: z.int() })
export type Picture = z.infer<typeof Picture>

/** The query of a picture's URL: `w` is the minimum width. With `download` the browser saves the picture. */
export const pictureQuery = () =>
  z.strictObject({ w: z.optional(wholeNumber(10_000)), download: z.optional(z.literal('1')) })

/** The limits for an uploaded picture. */
export const pictureLimits = { maxBytes: 25 * 1024 * 1024, maxPixels: 50_000_000 } as const

/** The stored widths besides the full size, in pixels. */
export const pictureWidths = [320, 640, 1280] as const

/** The maximum length of the longer side of the full size, in pixels. Smaller pictures are not enlarged. */
export const fullSide = 2560
