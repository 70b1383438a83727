import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import type { Language } from '../../../src/language/languages.ts'
import { oneLanguage } from './one-language.ts'

const texts = `
  import { inLanguages } from '../../language/in-languages.ts'
  import * as en from './en.ts'
  import * as de from './de.ts'
  export const texts = inLanguages({ en, de })`

/** A client with the page \`home\`, which loads the page \`wishes\`. Both show texts by printing them. */
const client = {
  'home.ts': `
    import { texts } from './wishes/texts/texts.ts'
    console.log(texts.title)
    console.log(texts.photos(2))
    void import('./wishes.ts').then(() => import('./wish.ts'))`,
  'wishes.ts': `
    import { texts } from './wishes/texts/texts.ts'
    console.log(texts.empty)
    console.log(texts.categories.gear)
    console.log(texts.addedIn(3))
    console.log(texts.addedBetween(3, 4))`,
  'wish.ts': `
    import { texts } from './wishes/texts/texts.ts'
    console.log(texts.empty)`,
  'wishes/texts/texts.ts': texts,
  'wishes/texts/en.ts': `
    import { plural } from '../../language/texts/en.ts'
    // Home
    export const title = 'Wishlist'
    export const photos = (count: number) => plural(count, { one: '1 photo', other: \`\${count} photos\` })
    // The wishes
    export const empty = 'No wishes yet'
    export const categories: Readonly<Record<string, string>> = { gear: 'Gear' }
    type Month = { readonly month: number }
    const months = ['January', 'February', 'March', 'April']
    const nameOf = ({ month }: Month) => months[month - 1]
    export const addedIn = (month: number) => \`Added in \${nameOf({ month })}\`
    export function addedBetween(first: number, last: number): string {
      return \`\${addedIn(first)} or \${nameOf({ month: last })}\`
    }
    export const unread = 'Nobody reads this'`,
  'wishes/texts/en-gb.ts': `
    export * from './en.ts'
    import { empty } from './en.ts'
    export const title = 'Wishes, please. ' + empty`,
  'wishes/texts/de.ts': `
    import { plural } from '../../language/texts/en.ts'
    export const title = 'Wunschliste'
    export const photos = (count: number) => plural(count, { one: '1 Foto', other: \`\${count} Fotos\` })
    export const empty = 'Noch keine Wünsche'
    export const categories: Readonly<Record<string, string>> = { gear: 'Ausstattung' }
    type Month = { readonly month: number }
    const months = ['Januar', 'Februar', 'März', 'April']
    const nameOf = ({ month }: Month) => months[month - 1]
    export const addedIn = (month: number) => \`Vom \${nameOf({ month })}\`
    export function addedBetween(first: number, last: number): string {
      return \`\${addedIn(first)} oder \${nameOf({ month: last })}\`
    }
    export const unread = 'Das liest niemand'`,
  'language/texts/en.ts': `
    type Texts = { one: string; other: string }
    export const plural = (count: number, texts: Texts) => (count === 1 ? texts.one : texts.other)`,
  'language/in-languages.ts': `export const inLanguages = () => console.log('all languages')`,
}

/** Builds a client with the same options for texts as the product. Returns the folder with the built files. */
async function buildIn(language: string, files: Readonly<Record<string, string>>): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'nestling-texts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, content] of Object.entries({ ...files, '../package.json': '{ "type": "module" }' })) {
    const path = join(root, 'src', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [oneLanguage(language as Language)],
    build: {
      outDir: 'built',
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/home.ts'),
        external: /^react/,
        treeshake: { moduleSideEffects: () => true },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
  return join(root, 'built')
}

const readPages = (folder: string) => {
  const [home = '', wishes = ''] = ['home.js', 'wishes.js'].map((name) => readFileSync(join(folder, name), 'utf8'))
  return { home, wishes }
}

/** What the built pages show. */
const show = (folder: string) =>
  execFileSync(process.execPath, [join(folder, 'home.js')], { encoding: 'utf8' })
    .trim()
    .split('\n')

test('the pages show the texts of one language, even texts that use helpers or other texts', async () => {
  expect(show(await buildIn('de', client))).toEqual([
    'Wunschliste',
    '2 Fotos',
    'Noch keine Wünsche',
    'Ausstattung',
    'Vom März',
    'Vom März oder April',
    'Noch keine Wünsche',
  ])
})

test('British English shows the American text where it has no text of its own', async () => {
  const shown = show(await buildIn('en-gb', client))
  expect(shown.slice(0, 4)).toEqual(['Wishes, please. No wishes yet', '2 photos', 'No wishes yet', 'Gear'])
})

test('each page contains only the texts that it shows, and only in one language', async () => {
  const { home, wishes } = readPages(await buildIn('de', client))
  expect(home).toMatch(/Wunschliste/)
  expect(home).toMatch(/Fotos/)
  expect(home).not.toMatch(/Noch keine|Ausstattung|Vom |Januar|oder/)
  expect(wishes).toMatch(/Noch keine/)
  expect(wishes).toMatch(/Ausstattung/)
  expect(wishes).not.toMatch(/Wunschliste|Fotos/)
  expect(home + wishes).not.toMatch(/niemand|Wishlist|1 photo|No wishes|Gear|Added|January|all languages/)
})

test('pages that show texts of the same folder load no shared file', async () => {
  const folder = await buildIn('de', client)
  expect(readdirSync(folder).sort()).toEqual(['home.js', 'wish.js', 'wishes.js'])
  expect(readPages(folder).wishes).not.toMatch(/import/)
})

test('the name of a constant text is replaced by the text', async () => {
  const { home, wishes } = readPages(await buildIn('de', client))
  expect(home).toContain('console.log("Wunschliste")')
  expect(wishes).toContain('console.log("Noch keine Wünsche")')
  expect(home + wishes).not.toMatch(/\b(?:title|empty)\b/)
})

test('the English texts are shown if a folder has no file in the language', async () => {
  const { 'wishes/texts/de.ts': _, ...untranslated } = client
  expect(show(await buildIn('de', untranslated))).toEqual(show(await buildIn('en', client)))
  expect(show(await buildIn('en', client))).toEqual([
    'Wishlist',
    '2 photos',
    'No wishes yet',
    'Gear',
    'Added in March',
    'Added in March or April',
    'No wishes yet',
  ])
})

test('texts with markup are built as well', async () => {
  const folder = await buildIn('de', {
    ...client,
    'home.ts': `
      import { texts } from './sign-in/texts/texts.ts'
      console.log(texts.signIn((text) => text).props.children)`,
    'sign-in/texts/texts.ts': texts,
    'sign-in/texts/en.tsx': `export const signIn = (link: (text: string) => string) => <>Please {link('sign in')}.</>`,
    'sign-in/texts/de.tsx': `export const signIn = (link: (text: string) => string) => <>Bitte {link('anmelden')}.</>`,
  })
  const home = readFileSync(join(folder, 'home.js'), 'utf8')
  expect(home).toMatch(/Bitte/)
  expect(home).not.toMatch(/Please|=> </)
})

test.each([
  ['export default { title: "Wishlist" }'],
  ['export const title = "Wishlist", empty = "No wishes yet"'],
  ['export const { title } = { title: "Wishlist" }'],
  ['export * from "./others.ts"'],
  ['console.log("Wishlist")'],
])('a file of texts cannot contain: %s', async (code) => {
  await expect(buildIn('en', { ...client, 'wishes/texts/en.ts': code })).rejects.toThrow(
    'write only imports, types, and statements that declare one name each',
  )
})

test('a folder of texts without English cannot be built', async () => {
  const { 'wishes/texts/en.ts': _, ...others } = client
  await expect(buildIn('es', others)).rejects.toThrow(/wishes.texts has no texts/)
})
