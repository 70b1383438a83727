/** The texts of the app are written in American English. British English says only what it says differently. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { anyOf } from '../../../src/language/english/english.ts'
import { oneWayPairs, pairs } from '../../../src/language/english/words.ts'
import { findTexts } from '../../build/texts/find-texts.ts'

const british = anyOf([...pairs, ...oneWayPairs].map(([word]) => word))
const american = anyOf(pairs.map(([, word]) => word))
// The customer’s document writes this word so. Names of sources stay as their authors wrote them.
const isExempt = (text: string) =>
  /cancelled/i.test(text) || /^(?:Countess of Chester|MetroHealth|Kingston NHS)/.test(text)

/** The texts of a file by the name of the constant that they belong to. */
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

test.each(files)('British English has a text of its own for each text of %s with an American word', (path) => {
  const own = path.replace(/en(?=\.tsx?$)/, 'en-gb')
  const said = existsSync(own) ? [...textsOf(own)] : []
  for (const [, text] of said) expect(text.match(american), text).toBeNull()
  const names = new Set(said.map(([name]) => name))
  for (const [name, text] of textsOf(path)) if (american.test(text)) expect(names, text).toContain(name)
})

test('a file of British English says nothing that the American one says too', () => {
  for (const path of globSync('src/**/texts/en-gb.{ts,tsx}')) {
    const american = [...textsOf(path.replace('en-gb', 'en'))]
    const own = [...textsOf(path)]
    // A text without letters, such as a date, may differ only in the order of its values.
    for (const [name, text] of own)
      if (/\p{L}/u.test(text)) expect(textsOfName(own, name), path).not.toEqual(textsOfName(american, name))
  }
})

const textsOfName = (texts: readonly (readonly [string, string])[], name: string) =>
  texts.filter(([other]) => other === name).map(([, text]) => text)
