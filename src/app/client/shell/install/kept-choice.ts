/** That somebody has chosen, to install Nestling or not: said of this browser, whoever signs in. */
const key = 'nestling-install'

export const hasChosen = (): boolean => localStorage.getItem(key) !== null

export function keepChoice(): void {
  try {
    localStorage.setItem(key, 'chosen')
  } catch {
    // Full, or not allowed: then it is asked again at the next visit.
  }
}
