import { expect, test } from 'vitest'
import { momentWords } from './moment-words.ts'

const london = 'Europe/London'

test.each([
  ['2026-03-20T09:30:00.000Z', 'Fri, Mar 20, 9:30 AM'],
  ['2026-03-29T12:00:00.000Z', 'Sun, Mar 29, 1:00 PM'],
  ['2026-03-29T23:05:00.000Z', 'Mon, Mar 30, 12:05 AM'],
])('%s is "%s" for a family in London', (instant, words) => {
  expect(momentWords(new Date(instant), london)).toBe(words)
})

test('if the reader’s clock shows another time or day, the words name the city of the family’s time zone', () => {
  const instant = new Date('2026-03-20T09:30:00.000Z')
  expect(momentWords(instant, london, 'Africa/Accra')).toBe('Fri, Mar 20, 9:30 AM')
  expect(momentWords(instant, london, 'America/New_York')).toBe('Fri, Mar 20, 9:30 AM in London')
  expect(momentWords(instant, 'America/Argentina/Buenos_Aires', london)).toBe('Fri, Mar 20, 6:30 AM in Buenos Aires')
  expect(momentWords(instant, 'Pacific/Kiritimati', 'Pacific/Honolulu')).toBe('Fri, Mar 20, 11:30 PM in Kiritimati')
})
