import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as advice from '../../src/features/labour/content/advice.ts'
import { ruleWords } from '../../src/features/labour/rules.ts'
import { carryings } from '../../src/platform/shared/journey/carrying.ts'
import { regions } from '../../src/platform/shared/place/region.ts'
import { describeWhenShown, printReview } from './review-sheets.ts'

const document = printReview('Nov 23, 2026')
const asPlainHtml = (text: string) =>
  text.replaceAll('**', '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const files = globSync('src/features/guide/content/*.md').sort()

test('there is one sheet for each of the 43 content files of the guide, one for contractions and one for movements', () => {
  expect(files).toHaveLength(43)
  expect(document.match(/Every sentence of this sheet is right/g)).toHaveLength(files.length + 2)
})

/** Every text with sources, wherever it is in the content. */
function listTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'text' in value && 'sources' in value ? [(value as advice.Advice).text()] : []
  return [...own, ...Object.values(value).flatMap(listTexts)]
}

test('all advice about contractions and movements is on a sheet, with the rule that the timer applies', () => {
  const texts = new Set(listTexts(Object.values(advice)))
  expect(texts.size).toBeGreaterThan(18)
  for (const text of texts) expect(document).toContain(`<td>${asPlainHtml(text)}</td>`)
  for (const region of regions)
    expect(document).toContain(
      `The timer says to call when contractions are ${ruleWords(advice.regionRules[region].rule)}.`,
    )
})

test('if only some regions get advice about movements, the sheet names them, and the day from which the advice applies', () => {
  expect(document).toMatch(/<td>In the US a daily count [^<]+<\/td><td>US; from 28\+0<\/td><td>NORTH<\/td>/)
  expect(document).toMatch(
    /<td>There is no set number [^<]+<\/td><td>UK, Germany, Spain, France, elsewhere; from 24\+0<\/td>/,
  )
  expect(document).toMatch(/<td>Babies do not move less [^<]+<\/td><td>from 24\+0<\/td>/)
})

test.each(files)('every sentence of %s is on a sheet', (file) => {
  const sentences = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => /^\s*- /.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^- /, '')
        .replace(/^"(.*)"$/, '$1'),
    )
    .map((line) => line.replace(/^(?:[\da-z]+(?:-[\da-z]+)+|[a-z]+[A-Z]\w*)(?: \[[^\]]+\])?: /, ''))
    .map((line) => line.replace(/^\[[^\]]+\] /, '').replace(/ \{[^}]+\}$/, ''))
  expect(sentences.length).toBeGreaterThan(8)
  for (const sentence of sentences) expect(document).toContain(`<td>${asPlainHtml(sentence)}</td>`)
})

test.each([
  [{ regions, carryings }, 'always'],
  [{ regions: ['uk', 'other'] as const, carryings }, 'UK, elsewhere'],
  [{ regions, carryings, from: 140, until: 258 }, 'from 20+0 until 36+6'],
  [{ regions: ['us'] as const, carryings, until: 97 }, 'US; until 13+6'],
  [{ regions, carryings: ['shared-placenta'] as const, from: 112 }, 'shared placenta; from 16+0'],
])('describeWhenShown(%j) returns "%s"', (item, words) => {
  expect(describeWhenShown(item)).toBe(words)
})
