/** What a photo may be when it is sent, and the widths in which it is kept besides its full size. */
export const photoLimits = { maxBytes: 25 * 1024 * 1024, maxPixels: 50_000_000 } as const
export const photoWidths = [320, 640, 1280] as const
/** The longer side of the full size. */
export const fullSide = 2560
