import { expect, test } from 'vitest'
import { isOwnPath, shorten } from './rules.ts'

test.each(['/', '/album?photo=7', '/weeks/30#baby', '/a-b_c.d/e?f=g&h=%20~:+,', `/${'x'.repeat(299)}`])(
  'a notification may open %s',
  (path) => expect(isOwnPath(path)).toBe(true),
)

test.each([
  ...['', 'album', '//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'],
  ...[' /album', '/album ', '/album\n', '/al bum', '/album"', '/<b>', '/album@evil', `/${'x'.repeat(300)}`],
])('a notification may not open %j', (path) => expect(isOwnPath(path)).toBe(false))

test.each([
  ['a text that fits', 'Nora shared', 'Nora shared'],
  ['spaces around a text', '  Nora shared ', 'Nora shared'],
  ['a longer text', 'Nora shared a photo', 'Nora share…'],
  ['a cut before a space', 'Nora wrote it down', 'Nora wrote…'],
  ['emoji, which are never cut in two', '🤰'.repeat(12), `${'🤰'.repeat(10)}…`],
  ['half of a surrogate pair', 'Hi \ud800', 'Hi \ufffd'],
])('shortening to 11 characters: %s', (_, text, shown) => {
  expect(shorten(text, 11)).toBe(shown)
})
