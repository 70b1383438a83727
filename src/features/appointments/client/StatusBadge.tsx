import { Badge } from '#ui/feedback/Badge.tsx'
import { texts } from './texts/texts.ts'

const tones: Readonly<Record<string, 'green' | 'yellow' | 'blue' | 'red'>> = {
  confirmed: 'green',
  pending: 'yellow',
  completed: 'blue',
  cancelled: 'red',
}

/** The status of an appointment; grey for a status unknown to this version of the page. */
export function StatusBadge({ status }: { status: string }) {
  const words: Readonly<Record<string, string>> = texts.statuses
  return <Badge tone={tones[status] ?? 'grey'}>{words[status] ?? status}</Badge>
}
