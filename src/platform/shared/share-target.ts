/** Photos that other apps of a device send to this one, as the manifest offers it. */
export const shareTarget = {
  /** Where the device posts them. */
  action: '/album/share',
  /** The page that shows them. */
  arrival: '/album?add=shared',
  /** The field of the form that they are in. */
  files: 'photos',
} as const
