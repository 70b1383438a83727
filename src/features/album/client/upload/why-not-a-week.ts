/** The error message for a typed week; undefined if it is valid or empty. */
export function whyNotAWeek(typed: string): string | undefined {
  const week = Number(typed)
  if (typed.trim() === '') return undefined
  if (!Number.isInteger(week)) return 'Expected integer, received float'
  if (week < 1) return 'Number must be greater than or equal to 1'
  return week > 42 ? 'Number must be less than or equal to 42' : undefined
}
