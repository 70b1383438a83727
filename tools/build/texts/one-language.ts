/**
 * A plugin that builds the client in one language. It replaces each `texts.ts` by the texts of this language, and makes
 * each text a module. So the build can inline constant texts, and no page loads a text that it does not show.
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
      if (!isTextsFile(file)) return null
      // With side effects, pages that show texts of the same folder would load another file, even if it is empty.
      return { code: codeOf(file, query, language), moduleSideEffects: false }
    },
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (file.endsWith('.css')) return code.includes(':lang(') ? withStylesOf(language, code) : null
      if (!/\.tsx?$/.test(file) || isTextsFile(file) || !code.includes('/texts/texts.ts')) return null
      return inlineTexts(file, code, (path, name) => {
        const folder = dirname(path.startsWith('#') ? resolve(sources, path.slice(1)) : resolve(dirname(file), path))
        return codeAfterName(readTexts(resolve(folder, fileOf(folder, language)), language).named.get(name)?.code)
      })
    },
  }
}

const sources = resolve(import.meta.dirname, '../../../src')

/** Returns the code after the equals sign of a declaration. */
const codeAfterName = (code: string | undefined) => code?.slice(code.indexOf(' =') + 2).trim()

function codeOf(file: string, query: string, language: Language): string {
  if (basename(file) === 'texts.ts') return `export * as texts from './${fileOf(dirname(file), language)}'`
  const texts = readTexts(file, language)
  return query.startsWith('only=') ? moduleOfText(texts, query.slice(5)) : exportEachText(texts)
}

/** Sets the page's `lang`, and translates the few texts that the page has before the app starts. */
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

/** Returns the name of the language's file in a `texts` folder, or of the English file if the language has none. */
function fileOf(folder: string, language: string): string {
  const [name] = [`${language}.ts`, `${language}.tsx`, 'en.ts', 'en.tsx'].filter((each) =>
    existsSync(resolve(folder, each)),
  )
  if (!name) throw new Error(`${folder} has no texts.`)
  return name
}

const isTextsFile = (file: string) => /\/src\/.*\/texts\/[\w-]+\.tsx?$/.test(file)

type Texts = {
  readonly path: string
  /** The imports and types of the file, which each of its texts may need. */
  readonly shared: string
  /** The texts, and the constants and functions that the texts use, by name. */
  readonly named: ReadonlyMap<string, Named>
}

type Named = {
  readonly code: string
  /** The file that declares it. In British English this may be the American file. */
  readonly path: string
  readonly isExported: boolean
  readonly words: ReadonlySet<string>
}

/** Exports each text from a module of its own, so the bundler can put it into the file of the page that shows it. */
const exportEachText = ({ named }: Texts): string =>
  [...named].map(([name, { path, isExported }]) => (isExported ? `export ${importClause(path, name)}` : '')).join('')

/** Returns the module of one text or helper. It imports the others that it uses. */
function moduleOfText({ path, shared, named }: Texts, name: string): string {
  const text = named.get(name)
  if (!text) throw new Error(`${path} has no ${name}.`)
  const used = [...named].filter(([other]) => other !== name && text.words.has(other))
  const imports = used.map(([other, { path: file }]) => `import ${importClause(file, other)}`).join('')
  return `${shared}${imports}${text.code}\n${text.isExported ? '' : `export { ${name} }\n`}`
}

const importClause = (path: string, name: string) => `{ ${name} } from './${basename(path)}?only=${name}'\n`

const filesRead = new Map<string, Texts>()

function readTexts(path: string, language: Language): Texts {
  const key = `${language} ${path}`
  const texts = filesRead.get(key) ?? parseTexts(path, language)
  filesRead.set(key, texts)
  return texts
}

function parseTexts(path: string, language: Language): Texts {
  const written = readFileSync(path, 'utf8')
  // The texts of src/language are for programs, such as the language's tag, so pseudo-translation would break them.
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
    // British English declares only texts that differ, and re-exports the others. Its import of others is not needed.
    if (node.type === 'ImportDeclaration' && isEnglishFile(node.source.value)) continue
    if (node.type === 'ExportAllDeclaration' && isEnglishFile(node.source.value))
      for (const [other, text] of readTexts(resolve(dirname(path), node.source.value), language).named)
        named.set(other, text)
    else if (name) named.set(name, { code, path, isExported, words: new Set(code.match(/[\w$]+/g)) })
    else if (node.type === 'ImportDeclaration' || isType(isExported ? node.declaration : node)) shared += `${code}\n`
    else throw new Error(`${path}: write only imports, types, and statements that declare one name each, not: ${code}`)
  }
  return { path, shared, named }
}

type Declared = Statement | Declaration | null

/** Returns the name of a constant or function; undefined for other declarations. */
function nameOf(declared: Declared): string | undefined {
  if (declared?.type === 'FunctionDeclaration') return declared.id?.name
  if (declared?.type !== 'VariableDeclaration' || declared.declarations.length > 1) return undefined
  const [{ id } = { id: null }] = declared.declarations
  return id?.type === 'Identifier' ? id.name : undefined
}

const isType = (declared: Declared) => /^TS(?:TypeAlias|Interface)Declaration$/.test(declared?.type ?? '')

const isEnglishFile = (address: string) => /^\.\/en\.tsx?$/.test(address)
