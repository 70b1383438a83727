/** The share target in the web manifest, through which other apps on the device send photos to Nestling. */
export const shareTarget = {
  /** The path to which the device posts the photos. */
  action: '/album/share',
  /** The page that shows the photos. */
  arrival: '/album?add=shared',
  /** The form field that contains the photos. */
  files: 'photos',
} as const
