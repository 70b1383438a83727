/** What one journey has when a real family has followed it for nine months. */

/** People of each journey: two parents, and family and friends. */
export const people = 12

/** Rows of each journey, by what people call them. */
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
 * The stored sizes of a picture. The files have a twentieth of the bytes of usual photos, because a backup refuses to begin
 * where the photos of a thousand families do not fit.
 */
export const sizes = [
  { width: 320, bytes: 900 },
  { width: 640, bytes: 2750 },
  { width: 1280, bytes: 8500 },
  { width: 2560, bytes: 26_000 },
] as const
