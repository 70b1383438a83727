import { expect, test } from 'vitest'
import { findUnreadTexts } from './unread-texts.ts'

const texts = (names: string) => `import * as en from './en.ts'\n${names}`
const sourcesWith = (page: string, en = "export const title = 'Wishes'\nexport const add = 'Add'\n") =>
  new Map([
    ['src/features/wishes/client/texts/en.ts', en],
    ['src/features/wishes/client/texts/texts.ts', texts('')],
    ['src/features/wishes/client/Page.tsx', page],
  ])

test('a text that no file reads is found', () => {
  const page = "import { texts } from './texts/texts.ts'\nexport const Page = () => texts.title"
  expect(findUnreadTexts(sourcesWith(page))).toEqual(['src/features/wishes/client/texts/en.ts: add'])
})

test('a text counts as read if it is imported under another name and by a path from src/', () => {
  const page =
    "import { texts as wishes } from '#features/wishes/client/texts/texts.ts'\nexport const Page = () => wishes.title + wishes.add"
  expect(findUnreadTexts(sourcesWith(page))).toEqual([])
})

test('a text does not count as read if only a text of the same name in another folder is read', () => {
  const page = "import { texts } from '../../gifts/texts/texts.ts'\nexport const Page = () => texts.title + texts.add"
  expect(findUnreadTexts(sourcesWith(page))).toHaveLength(2)
})

test('a text counts as read if another text of its file uses it', () => {
  const en = "export const add = 'Add'\nexport const title = `${add} wishes`\n"
  const page = "import { texts } from './texts/texts.ts'\nexport const Page = () => texts.title"
  expect(findUnreadTexts(sourcesWith(page, en))).toEqual([])
})
