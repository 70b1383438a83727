import { expect, test } from 'vitest'
import { pseudo } from '../../../src/language/pseudo.ts'
import { changeTexts } from './find-texts.ts'

const translate = (source: string, path = 'en.ts') => changeTexts(path, source, pseudo)

test('changeTexts changes the words of a text, but not the values that are inserted', () => {
  expect(translate("export const add = 'Add'\n")).toBe('export const add = "Ádd··"\n')
  expect(translate('export const week = (week: number) => `Week ${week} of ${total}!`')).toBe(
    'export const week = (week: number) => `Wéék ··${week} óf ·${total}!`',
  )
})

test('changeTexts does not change keys, types and import paths', () => {
  const source =
    "import { plural } from '#language/texts/en.ts'\ntype Kind = 'see' | 'add'\nexport const kinds = { see: 'See' }\n"
  expect(translate(source)).toBe(source.replace("'See'", '"Šéé··"'))
})

test('changeTexts changes the words inside markup, but not the attributes', () => {
  expect(translate('export const more = () => <a href="/guide">More</a>', 'en.tsx')).toBe(
    'export const more = () => <a href="/guide">Móré··</a>',
  )
})
