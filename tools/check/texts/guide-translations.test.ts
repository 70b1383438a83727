import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { isEnglish, offeredLanguages } from '../../../src/language/languages.ts'
import { compareGuideFiles, numbersIn } from './guide-translations.ts'

const english = `---
week: 20
size: { comparison: Large banana, lengthMm: 247 }
title: Almost halfway
specialNotes:
  - "[UK] From this week on, length means head to heel."
---

- The baby swallows.

## Tests

- [UK, other; from 20+0] Do not take 400 mg of ibuprofen at once. {NHS}
- 20-med-1: Ask about the scan at 20 weeks.
- **A headache that stays**, above all with flashing lights. {NHS}
`
const german = `---
week: 20
size: { comparison: Große Banane, lengthMm: 247 }
title: Fast die Hälfte
specialNotes:
  - "[UK] Ab dieser Woche gilt die Länge vom Kopf bis zur Ferse."
---

- Das Baby schluckt.

## Tests

- [UK, other; from 20+0] Nimm nie 400 mg Ibuprofen auf einmal. {NHS}
- 20-med-1: Frag nach dem Ultraschall in SSW 20+0.
- **Kopfschmerzen, die bleiben**, vor allem mit Lichtblitzen. {NHS}
`

test('a translation that differs only in words is accepted', () => {
  expect(compareGuideFiles(english, german)).toEqual([])
})

test.each<[string, string, string]>([
  ['a number in the front matter', 'lengthMm: 247', 'lengthMm: 274'],
  ['a dose', '400 mg', '40 mg'],
  ['a condition', '[UK, other; from 20+0]', '[UK; from 20+0]'],
  ['the condition of a note', '"[UK] Ab', '"[US] Ab'],
  ['an id', '20-med-1', '20-med-2'],
  ['a source', 'auf einmal. {NHS}', 'auf einmal. {ACOG}'],
  ['a heading', '## Tests', '## Untersuchungen'],
  ['asterisks around a warning sign', '**Kopfschmerzen, die bleiben**', 'Kopfschmerzen, die bleiben'],
  ['a missing line', '- 20-med-1: Frag nach dem Ultraschall in SSW 20+0.\n', ''],
  ['a line that was not translated', 'Das Baby schluckt.', 'The baby swallows.'],
])('a difference is reported: %s', (_, from, to) => {
  expect(german).toContain(from)
  expect(compareGuideFiles(english, german.replace(from, to))).not.toEqual([])
})

test('numbers in another order, or with other decimal and thousands separators, count as the same', () => {
  expect(numbersIn('38 °C (100.4 °F), 1,000 mg')).toBe(numbersIn('1000 mg, 38 °C (100,4 °F)'))
  expect(numbersIn('10.5 mg')).not.toBe(numbersIn('105 mg'))
})

const folder = 'src/features/guide/content'
const files = globSync(`${folder}/*.md`).map((path) => basename(path))
const translations = offeredLanguages
  .filter((language) => !isEnglish(language))
  .flatMap((language) => files.map((file) => [`${language}/${file}`, file] as const))

test.runIf(translations.length > 0).each(translations)(
  '%s of the guide differs from the English file only in words',
  (translation, file) => {
    expect(existsSync(join(folder, translation))).toBe(true)
    const [source, target] = [join(folder, file), join(folder, translation)].map((path) => readFileSync(path, 'utf8'))
    expect(compareGuideFiles(source ?? '', target ?? '')).toEqual([])
  },
)
