import { useMinute } from '#platform/client/today.ts'
import { Notice } from '#ui/feedback/Notice.tsx'
import { useGuessing } from './data.ts'

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** Explains why joining by code is slow. Shown only while it is slow. */
export function GuessingNotice() {
  const slowUntil = useGuessing().data?.slowUntil ?? null
  const now = useMinute()

  if (slowUntil === null || new Date(slowUntil) <= now) return null
  return (
    <Notice tone="warning">
      Somebody has been guessing invite codes. Until{' '}
      <time dateTime={slowUntil}>{clock.format(new Date(slowUntil))}</time>, each code takes five seconds to check.
    </Notice>
  )
}
