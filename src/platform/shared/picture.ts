/** Pictures, which are stored in a few widths and one full size. */
import * as z from 'zod/mini'
import { wholeNumber } from './page.ts'

/** `filename` is the random name in its address. Width and height are those of the full size, as displayed. */
export const Picture = z.object({ filename: z.string(), width: z.int(), height: z.int() })
export type Picture = z.infer<typeof Picture>

/** The query of a picture's address: a minimum width, and whether to download instead of showing it. */
export const pictureQuery = () =>
  z.strictObject({ w: z.optional(wholeNumber(10_000)), download: z.optional(z.literal('1')) })

/** The limits for an uploaded picture. */
export const pictureLimits = { maxBytes: 25 * 1024 * 1024, maxPixels: 50_000_000 } as const

/** The stored widths besides the full size, in pixels. */
export const pictureWidths = [320, 640, 1280] as const

/** The longer side of the full size. */
export const fullSide = 2560
