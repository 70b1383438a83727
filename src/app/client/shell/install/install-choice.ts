/** Whether somebody accepted or declined the installation in this browser. It counts for every person who signs in here. */
const key = 'nestling-install'

export const hasChosen = (): boolean => localStorage.getItem(key) !== null

export function saveChoice(): void {
  try {
    localStorage.setItem(key, 'chosen')
  } catch {
    // Storage is full or blocked: ask again next time.
  }
}
