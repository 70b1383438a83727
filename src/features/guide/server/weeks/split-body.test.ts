import { expect, test } from 'vitest'
import { carryings } from '#platform/shared/journey/carrying.ts'
import { regions } from '#platform/shared/place/region.ts'
import { splitBody } from './split-body.ts'

const only = (line: string) => splitBody(line).get('')?.[0]

test.each([
  ['- [UK, US] Text.', { regions: ['uk', 'us'], text: 'Text.' }],
  ['- [DE, ES, FR, other] Text.', { regions: ['de', 'es', 'fr', 'other'] }],
  ['- [from 37+0] Text.', { regions, from: 259 }],
  ['- [until 36+6] Text.', { until: 258 }],
  ['- [UK; from 14+0 until 36+6] Text. {CDC, NHS}', { regions: ['uk'], from: 98, until: 258, sources: ['CDC', 'NHS'] }],
  ['- 37-med-4 [UK; from 28+0]: Text.', { id: '37-med-4', regions: ['uk'], from: 196, text: 'Text.' }],
  ['- [more than one] Text.', { carryings: ['several', 'shared-placenta', 'own-placentas'], text: 'Text.' }],
  ['- [UK; own placentas; from 20+0] Text.', { regions: ['uk'], carryings: ['own-placentas'], from: 140 }],
  ['- Text.', { carryings, sources: [], text: 'Text.' }],
])('the parser reads the line “%s”', (line, item) => expect(only(line)).toMatchObject(item))

test.each([
  ['- [Mars] Text.', /“Mars” is not a region/],
  ['- [UK; US] Text.', /“US” in “UK; US” is one part too many/],
  ['- [UK; from 14+0; until 36+6] Text.', /“until 36\+6” in “UK; from 14\+0; until 36\+6” is one part too many/],
  ['- [from 37] Text.', /not like “from 20\+0 until 36\+6”/],
  ['- [from 37+7] Text.', /not like/],
  ['- [from 37+0 until 36+6] Text.', /ends before it begins/],
  ['Text.', /is not a list item/],
])('the parser refuses the line “%s”', (line, reason) => expect(() => splitBody(line)).toThrow(reason))

test('the parser refuses two sections with the same heading', () =>
  expect(() => splitBody('## A\n## A')).toThrow('two sections “A”'))
