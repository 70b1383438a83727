/** Checks that the app's English texts are American, and that the British files contain only the texts that differ. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { anyOf } from '../../../src/language/english/english.ts'
import { oneWayPairs, pairs } from '../../../src/language/english/words.ts'
import { findTexts } from '../../build/texts/find-texts.ts'

const british = anyOf([...pairs, ...oneWayPairs].map(([word]) => word))
const american = anyOf(pairs.map(([, word]) => word))
// The customer’s specification spells “cancelled” this way. The names of sources are spelled as in the sources.
const isExempt = (text: string) =>
  /cancelled/i.test(text) || /^(?:Countess of Chester|MetroHealth|Kingston NHS)/.test(text)

/** Yields each text of a file, with the name of the constant or function that contains it. */
function* textsOf(path: string): Generator<readonly [name: string, text: string]> {
  const source = readFileSync(path, 'utf8')
  for (const { start, text } of findTexts(path, source)) {
    const name = /.*^export (?:const|function) (\w+)/ms.exec(source.slice(0, start))?.[1]
    if (name && !isExempt(text)) yield [name, text]
  }
}

const files = globSync('src/**/texts/en.{ts,tsx}').filter((path) => !/src.language/.test(path))

test.each(files)('%s has no British word', (path) => {
  for (const [, text] of textsOf(path)) expect(text.match(british), text).toBeNull()
})

test.each(files)('each text of %s with an American word has a British version without American words', (path) => {
  const britishPath = path.replace(/en(?=\.tsx?$)/, 'en-gb')
  const britishTexts = existsSync(britishPath) ? [...textsOf(britishPath)] : []
  for (const [, text] of britishTexts) expect(text.match(american), text).toBeNull()
  const names = new Set(britishTexts.map(([name]) => name))
  for (const [name, text] of textsOf(path)) if (american.test(text)) expect(names, text).toContain(name)
})

test('no text of a British file is the same in the American file', () => {
  for (const path of globSync('src/**/texts/en-gb.{ts,tsx}')) {
    const americanTexts = [...textsOf(path.replace('en-gb', 'en'))]
    const britishTexts = [...textsOf(path)]
    // Texts without letters are skipped: a date, for example, may differ only in the order of its values.
    for (const [name, text] of britishTexts)
      if (/\p{L}/u.test(text))
        expect(textsOfName(britishTexts, name), path).not.toEqual(textsOfName(americanTexts, name))
  }
})

const textsOfName = (texts: readonly (readonly [string, string])[], name: string) =>
  texts.filter(([other]) => other === name).map(([, text]) => text)
