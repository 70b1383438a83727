import { texts as language } from '#language/texts/texts.ts'
import { useMinute } from '#platform/client/today.ts'
import { Notice } from '#ui/feedback/Notice.tsx'
import { texts } from '../texts/texts.ts'
import { useGuessing } from './data.ts'

/** Explains why joining by code is slow. Shown only while it is slow. */
export function GuessingNotice() {
  const slowUntil = useGuessing().data?.slowUntil ?? null
  const now = useMinute()

  if (slowUntil === null || new Date(slowUntil) <= now) return null
  const clock = new Intl.DateTimeFormat(language.locale, { timeStyle: 'short' })
  return (
    <Notice tone="warning">
      {texts.guessing(<time dateTime={slowUntil}>{clock.format(new Date(slowUntil))}</time>)}
    </Notice>
  )
}
