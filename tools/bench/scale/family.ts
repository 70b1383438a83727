/** How many people and rows a journey has after a real family has used it for nine months. */

/** People of each journey: two parents, and family and friends. */
export const people = 12

/**
 * The number of rows of each journey, by kind. `codes` are invitation codes, and `notes` are entries of the sign-in log.
 * `trashed` is the number of updates, and also of contacts, in the trash.
 */
export const family = {
  updates: 60,
  updatePictures: 20,
  photos: 80,
  appointments: 15,
  contacts: 10,
  wishes: 30,
  scans: 5,
  codes: 4,
  trashed: 3,
  sessions: 24,
  notes: 120,
}

/**
 * The stored sizes of a picture. The files are a twentieth of the usual size, because a backup needs free space for all
 * photos, and few disks have room for those of a thousand families.
 */
export const sizes = [
  { width: 320, bytes: 900 },
  { width: 640, bytes: 2750 },
  { width: 1280, bytes: 8500 },
  { width: 2560, bytes: 26_000 },
] as const
