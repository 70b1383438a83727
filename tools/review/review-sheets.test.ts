import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { carryings } from '../../src/platform/shared/journey/carrying.ts'
import { regions } from '../../src/platform/shared/place/region.ts'
import { describeWhenShown, printReview } from './review-sheets.ts'

const document = printReview('Nov 23, 2026')
const asPlainHtml = (text: string) =>
  text.replaceAll('**', '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const files = globSync('src/features/guide/content/*.md').sort()

test('there is one sheet for each of the 43 content files of the guide', () => {
  expect(files).toHaveLength(43)
  expect(document.match(/Every sentence of this sheet is right/g)).toHaveLength(files.length)
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
