import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Language } from '#language/languages.ts'
import { inLanguage } from '#platform/server/language/request-language.ts'
import { texts } from '../../texts/texts.ts'
import { contentFile } from '../weeks/read-file.ts'
import { parseNumbers, readNumbers } from './read-numbers.ts'

const text = readFileSync(contentFile('numbers.json'), 'utf8')
const { numbers, sources } = parseNumbers(text)
const ambulanceOf = (country: string) =>
  readNumbers(country).numbers.find(({ purpose }) => purpose === 'ambulance')?.number

describe('the table of emergency numbers and helplines', () => {
  const entry = { country: 'PT', purpose: 'ambulance', number: '112', sources: ['A'], checked: '2026-11-23' }
  const parse = (...entries: object[]) =>
    parseNumbers(JSON.stringify({ sources: { A: { title: 'A' } }, numbers: entries }))

  test.each([
    ['letters in place of digits', [{ ...entry, number: '112 ext' }], /cannot be dialled/],
    ['an empty number', [{ ...entry, number: '' }], /cannot be dialled/],
    ['an unknown country', [{ ...entry, country: 'UK' }], /not an ISO 3166 country code/],
    ['an entry without a source', [{ ...entry, sources: [] }], /sources/],
    ['a source that is not listed', [{ ...entry, sources: ['B'] }], /there is no source B/],
    ['an entry without the day it was checked', [{ ...entry, checked: undefined }], /checked/],
    ['a day that does not exist', [{ ...entry, checked: '2026-02-30' }], /checked/],
    ['a helpline without a name', [{ ...entry, purpose: 'mind' }], /a helpline needs a name/],
    ['two ambulance numbers in one country', [entry, { ...entry, number: '115' }], /PT ambulance is listed twice/],
    [
      'one number twice, with its digits grouped in another way',
      [
        { ...entry, purpose: 'mind', name: 'One', number: '800 20' },
        { ...entry, purpose: 'violence', name: 'Two', number: '80-020' },
      ],
      /PT 80020 is listed twice/,
    ],
  ])('refuses %s', (_, entries, message) => {
    expect(() => parse(...entries)).toThrow(message)
  })

  test('accepts a complete entry', () => {
    expect(parse(entry).numbers).toEqual([entry])
  })
})

test('every listed source belongs to a number, and every source of a number is listed', () => {
  const used = new Set(numbers.flatMap((entry) => entry.sources))
  expect([...used].sort()).toEqual(Object.keys(sources).sort())
})

test('more than 120 countries have an ambulance number, including the European Economic Area, Switzerland and the UK', () => {
  expect(numbers.filter(({ purpose }) => purpose === 'ambulance').length).toBeGreaterThan(120)
  const europe = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH GB'
  for (const country of europe.split(' ')) expect(ambulanceOf(country), country).toBeDefined()
})

// Copied from the sources a second time, independently of the table.
test.each(
  Object.entries({
    ...{ GB: '999', IE: '112', PT: '112', DE: '112', FR: '15', AT: '144', CH: '144', NO: '113', IS: '112', JE: '999' },
    ...{ US: '911', PR: '911', GU: '911', VI: '911', CA: '911', MX: '911', BR: '192', CL: '131', CO: '123', CU: '104' },
    ...{ AU: '000', NZ: '111', IN: '112', CN: '120', JP: '119', KR: '119', ID: '119', PK: '115', PH: '911' },
    ...{ SG: '995', VN: '115', IL: '101', TR: '112', AE: '998', SA: '997', ZA: '112', EG: '123', KE: '999', GH: '193' },
  }),
)('the ambulance number of %s is %s', (country, number) => {
  expect(ambulanceOf(country)).toBe(number)
})

test.each(['NG', 'RU', 'UA', 'PE', 'ET', 'TZ', 'TH', 'MA', 'LK', 'TD'])(
  'there is no ambulance number for %s, because no source is sure enough or the sources contradict each other',
  (country) => {
    expect(ambulanceOf(country)).toBeUndefined()
  },
)

test.each([
  ['GB', '116 123', '0808 2000 247'],
  ['IE', '116 123', '1800 341 900'],
  ['US', '988', '1-800-799-7233'],
  ['AU', '13 11 14', '1800 737 732'],
  ['NZ', '1737', '0800 733 843'],
  ['ZA', '0800 567 567', '0800 428 428'],
  ['FR', '3114', '3919'],
  ['DE', '0800 111 0 111', '116 016'],
])('the first mental health line of %s is %s, and its first line against violence is %s', (country, mind, violence) => {
  const first = (wanted: string) => readNumbers(country).numbers.find(({ purpose }) => purpose === wanted)?.number
  expect([first('mind'), first('violence')]).toEqual([mind, violence])
})

test('a note is in the language of the reader', () => {
  const notesOf = (language: Language) =>
    inLanguage(language, () => readNumbers('BE').numbers.flatMap(({ note }) => note ?? []))
  expect(notesOf('en')).toContain('in Dutch')
  expect(notesOf('fr')).toContain('en néerlandais')
})

test('every text of a note belongs to a number', () => {
  const used = new Set(numbers.flatMap(({ note }) => note ?? []))
  expect([...used].sort()).toEqual(Object.keys(texts.numberNotes).sort())
})
