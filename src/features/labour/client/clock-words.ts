import { texts } from '#language/texts/texts.ts'

/** Undefined if the device's language is the page's: times and days are then written as the device writes them. */
const locale =
  languageOf(Intl.DateTimeFormat().resolvedOptions().locale) === languageOf(texts.locale) ? undefined : texts.locale
const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })

/** "3:12", as this device writes times. */
export const clockWords = (ms: number): string => clock.format(ms)

/** "Wednesday, 27 May" */
export const weekdayWords = (ms: number): string => day.format(ms)

/** "0:42", "2:05": minutes and seconds. */
export function stopwatchWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function languageOf(tag: string) {
  return tag.split('-')[0]
}
