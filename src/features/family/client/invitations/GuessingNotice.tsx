import { useMinute } from '#platform/client/today.ts'
import { Notice } from '#ui/feedback/Notice.tsx'
import { useGuessing } from './data.ts'

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** While joining by code is paused, says why the codes do not work. */
export function GuessingNotice() {
  const pausedUntil = useGuessing().data?.pausedUntil ?? null
  const now = useMinute()

  if (pausedUntil === null || new Date(pausedUntil) <= now) return null
  return (
    <Notice tone="warning">
      Somebody has been guessing invite codes. Joining by code is paused until{' '}
      <time dateTime={pausedUntil}>{clock.format(new Date(pausedUntil))}</time>; emailed links go on working.
    </Notice>
  )
}
