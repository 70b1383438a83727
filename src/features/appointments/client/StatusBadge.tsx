import { Badge } from '#ui/feedback/Badge.tsx'

const looks = new Map<string, ['green' | 'yellow' | 'blue' | 'red', string]>([
  ['confirmed', ['green', 'Confirmed']],
  ['pending', ['yellow', 'Pending']],
  ['completed', ['blue', 'Completed']],
  ['cancelled', ['red', 'Cancelled']],
])

/** The status of an appointment; grey for a status unknown to this version of the page. */
export function StatusBadge({ status }: { status: string }) {
  const [tone, word] = looks.get(status) ?? ['grey' as const, status]
  return <Badge tone={tone}>{word}</Badge>
}
