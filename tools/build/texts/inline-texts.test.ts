import { expect, test } from 'vitest'
import { inlineTexts } from './inline-texts.ts'

const texts: Readonly<Record<string, string>> = {
  week: '(week: number) => `Week ${week}`',
  weekOf: '(name: string, week: number) => `${name} in week ${week}`',
  turned: '(name: string, week: number) => `Week ${week} of ${name}`',
  twice: '(name: string) => `${name} and ${name}`',
  chosen: '(count: number) => (count === 1 ? `one` : `${count}`)',
  title: "'Wishes'",
}
const inline = (code: string, importing = "import { texts } from './texts/texts.ts'") =>
  inlineTexts('Page.tsx', `${importing}\n${code}`, (_, name) => texts[name])?.replace(`${importing}\n`, '') ?? null

test('a call of a text with values is replaced by the text', () => {
  expect(inline('say(texts.week(page + 1))')).toBe('say(`Week ${page + 1}`)')
  expect(inline('say(texts.weekOf(baby.name, 3))')).toBe('say(`${baby.name} in week ${3}`)')
})

test('a call among the values of another call is replaced too', () => {
  expect(inline('say(texts.weekOf(texts.week(1), 2))')).toBe('say(`${`Week ${1}`} in week ${2}`)')
})

test('texts that are imported under another name are inlined, but an object `texts` from another file is not', () => {
  expect(inline('say(wishes.week(1))', "import { texts as wishes } from '#a/texts/texts.ts'")).toBe('say(`Week ${1}`)')
  expect(inline('say(texts.week(1))', "import { texts } from './other.ts'")).toBeNull()
})

test.each([
  ['uses a value twice', 'say(texts.twice(next()))'],
  [
    'uses its values in another order, because their side effects would change order too',
    'say(texts.turned(next(), next()))',
  ],
  ['contains a condition', 'say(texts.chosen(2))'],
  ['has no values', 'say(texts.title)'],
  ['is not called', 'say(texts.week)'],
  ['gets its values from a spread', 'say(texts.week(...values))'],
])('a text is not inlined if it %s', (_, code) => {
  expect(inline(code)).toBeNull()
})
