/** How other apps of a device can send photos to this one, as the web manifest declares it. */
export const shareTarget = {
  /** The address to which the device posts the photos. */
  action: '/album/share',
  /** The page that shows them. */
  arrival: '/album?add=shared',
  /** The form field that contains them. */
  files: 'photos',
} as const
