import { texts } from '#platform/shared/texts/texts.ts'

/** The error message for a typed week; undefined if it is valid or empty. */
export function describeWeekError(typed: string): string | undefined {
  const week = Number(typed)
  if (typed.trim() === '') return undefined
  if (!Number.isInteger(week)) return texts.expected('integer', 'float')
  if (week < 1) return texts.atLeast(1)
  return week > 42 ? texts.atMost(42) : undefined
}
