/**
 * Builds the client in one language. Each `texts.ts` becomes the texts of this language, so the build can put a text in place
 * of its name, and no page loads a text that it does not show.
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Declaration, parseSync, type Statement } from 'oxc-parser'
import type { Plugin } from 'vite'
import { type Language, languageAttributes, sourceLanguage } from '../../../src/language/languages.ts'
import { pseudo } from '../../../src/language/pseudo.ts'
import { withStylesOf } from '../styles/styles-of-language.ts'
import { changeTexts } from './find-texts.ts'
import { inlineTexts } from './inline-texts.ts'

export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    transformIndexHtml: (html) => translatePage(html, language),
    load(id) {
      const [file = '', query = ''] = id.split('?')
      if (file.endsWith('/src/language/current-language.ts'))
        return `export const currentLanguage = () => '${language}'`
      if (!isTexts(file)) return null
      // Without `moduleSideEffects`, two pages with the same texts load a further file, even if nothing is in it.
      return { code: codeOf(file, query, language), moduleSideEffects: false }
    },
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (file.endsWith('.css')) return code.includes(':lang(') ? withStylesOf(language, code) : null
      if (!/\.tsx?$/.test(file) || isTexts(file) || !code.includes('/texts/texts.ts')) return null
      return inlineTexts(file, code, (path, name) => {
        const folder = dirname(path.startsWith('#') ? resolve(sources, path.slice(1)) : resolve(dirname(file), path))
        return codeAfterName(readTexts(resolve(folder, fileOf(folder, language)), language).named.get(name)?.code)
      })
    },
  }
}

const sources = resolve(import.meta.dirname, '../../../src')

/** What stands after the equals sign of a text. */
const codeAfterName = (code: string | undefined) => code?.slice(code.indexOf(' =') + 2).trim()

function codeOf(file: string, query: string, language: Language): string {
  if (basename(file) === 'texts.ts') return `export * as texts from './${fileOf(dirname(file), language)}'`
  const texts = readTexts(file, language)
  return query.startsWith('only=') ? onlyOne(texts, query.slice(5)) : eachByItself(texts)
}

/** Sets the language of the page, and the few texts that it has before the app begins. */
async function translatePage(html: string, language: Language): Promise<string> {
  const read = async (name: Language) => {
    const folder = resolve(sources, 'app/client/older-browsers/texts')
    const file = resolve(folder, fileOf(folder, name))
    return (await import(pathToFileURL(file).href)) as Readonly<Record<'description' | 'needsScripts', string>>
  }
  const [english, own] = [await read(sourceLanguage), await read(language)]
  return html
    .replace('<html lang="en"', `<html${languageAttributes(language)}`)
    .replace(english.description, own.description)
    .replace(english.needsScripts, own.needsScripts)
}

/** The file of a language in a `texts` folder, or that of the first language if there is none. */
function fileOf(folder: string, language: string): string {
  const [name] = [`${language}.ts`, `${language}.tsx`, 'en.ts', 'en.tsx'].filter((each) =>
    existsSync(resolve(folder, each)),
  )
  if (!name) throw new Error(`${folder} has no texts.`)
  return name
}

const isTexts = (file: string) => /\/src\/.*\/texts\/[\w-]+\.tsx?$/.test(file)

type Texts = {
  readonly path: string
  /** The imports and types of the file, which each of its texts may need. */
  readonly shared: string
  /** The texts, and the constants and functions that help to write them, by name. */
  readonly named: ReadonlyMap<string, Named>
}

type Named = {
  readonly code: string
  /** The file in which it stands. */
  readonly path: string
  readonly isExported: boolean
  readonly words: ReadonlySet<string>
}

/** Makes each text a module of its own, so it is in the file of the page that shows it. */
const eachByItself = ({ named }: Texts): string =>
  [...named].map(([name, { path, isExported }]) => (isExported ? `export ${importing(path, name)}` : '')).join('')

/** One text or helper, with the others that it uses. */
function onlyOne({ path, shared, named }: Texts, name: string): string {
  const text = named.get(name)
  if (!text) throw new Error(`${path} has no ${name}.`)
  const used = [...named].filter(([other]) => other !== name && text.words.has(other))
  const imports = used.map(([other, { path: file }]) => `import ${importing(file, other)}`).join('')
  return `${shared}${imports}${text.code}\n${text.isExported ? '' : `export { ${name} }\n`}`
}

const importing = (path: string, name: string) => `{ ${name} } from './${basename(path)}?only=${name}'\n`

const filesRead = new Map<string, Texts>()

function readTexts(path: string, language: Language): Texts {
  const key = `${language} ${path}`
  const texts = filesRead.get(key) ?? parseTexts(path, language)
  filesRead.set(key, texts)
  return texts
}

function parseTexts(path: string, language: Language): Texts {
  const written = readFileSync(path, 'utf8')
  // The texts of src/language are for programs, such as the tag of the language.
  const isForPeople = !path.includes('/src/language/')
  const source = language === 'pseudo' && isForPeople ? changeTexts(path, written, pseudo) : written
  const named = new Map<string, Named>()
  let shared = ''
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  for (const node of program.body) {
    const code = source.slice(node.start, node.end)
    const isExported = node.type === 'ExportNamedDeclaration'
    const name = nameOf(isExported ? node.declaration : node)
    // British English says only what it says differently. It may use the other English texts.
    if (node.type === 'ImportDeclaration' && isEnglishFile(node.source.value)) continue
    if (node.type === 'ExportAllDeclaration' && isEnglishFile(node.source.value))
      for (const [other, text] of readTexts(resolve(dirname(path), node.source.value), language).named)
        named.set(other, text)
    else if (name) named.set(name, { code, path, isExported, words: new Set(code.match(/[\w$]+/g)) })
    else if (node.type === 'ImportDeclaration' || isType(isExported ? node.declaration : node)) shared += `${code}\n`
    else throw new Error(`${path}: write imports, types and one name for each text, not: ${code}`)
  }
  return { path, shared, named }
}

type Declared = Statement | Declaration | null

/** The name of a constant or function. */
function nameOf(declared: Declared): string | undefined {
  if (declared?.type === 'FunctionDeclaration') return declared.id?.name
  if (declared?.type !== 'VariableDeclaration' || declared.declarations.length > 1) return undefined
  const [{ id } = { id: null }] = declared.declarations
  return id?.type === 'Identifier' ? id.name : undefined
}

const isType = (declared: Declared) => /^TS(?:TypeAlias|Interface)Declaration$/.test(declared?.type ?? '')

const isEnglishFile = (address: string) => /^\.\/en\.tsx?$/.test(address)
