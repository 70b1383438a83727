/** The id of the photo that an address such as `/album?photo=7` opens; null if the address names no photo. */
export const photoIdIn = (search: string): number | null => Number(new URLSearchParams(search).get('photo')) || null

/** The week in an address such as `/album?week=30`; null means all weeks. */
export function weekIn(search: string): number | null {
  const value = new URLSearchParams(search).get('week') ?? ''
  const week = /^\d{1,2}$/.test(value) ? Number(value) : 0
  return week >= 1 && week <= 42 ? week : null
}
