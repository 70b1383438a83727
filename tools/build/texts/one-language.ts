/**
 * Builds the client in one language. Each `texts.ts` becomes the texts of this language, so the build can put a text in place
 * of its name, and no page loads a text that it does not show.
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { type Declaration, parseSync, type Statement } from 'oxc-parser'
import type { Plugin } from 'vite'
import { type Language, languageFacts, sourceLanguage } from '../../../src/language/languages.ts'
import { withPseudoTexts } from './pseudo-texts.ts'

export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    transformIndexHtml: (html) => html.replace('<html lang="en"', `<html${languageAttributes(language)}`),
    // Vite's own resolver would drop the query.
    resolveId: (source, importer) =>
      importer && source.includes('?only=') ? resolve(dirname(importer), source) : null,
    load(id) {
      const [file = '', query = ''] = id.split('?')
      if (file.endsWith('/language/current-language.ts')) return `export const currentLanguage = () => '${language}'`
      if (file.endsWith('/texts/texts.ts')) return `export * as texts from './${fileOf(dirname(file), language)}'`
      if (!isTexts(file)) return null
      const written = readFileSync(file, 'utf8')
      // The texts of src/language are for programs, such as the tag of the language.
      const isForPeople = !file.includes('/src/language/')
      const source = language === 'pseudo' && isForPeople ? withPseudoTexts(file, written) : written
      const code = query.startsWith('only=') ? onlyExport(file, source, query.slice(5)) : eachByItself(file, source)
      return { code, moduleType: extname(file) === '.tsx' ? 'tsx' : 'ts', moduleSideEffects: false }
    },
  }
}

/** ` lang="de"`, with the direction of a language that is written from right to left. */
function languageAttributes(language: Language): string {
  const { tag, direction } = languageFacts[language]
  return ` lang="${language === sourceLanguage ? 'en' : tag}"${direction === 'rtl' ? ' dir="rtl"' : ''}`
}

/** The file of a language in a `texts` folder, or that of the first language if there is none. */
function fileOf(folder: string, language: string): string {
  const [name] = [`${language}.ts`, `${language}.tsx`, 'en.ts', 'en.tsx'].filter((each) =>
    existsSync(resolve(folder, each)),
  )
  if (!name) throw new Error(`${folder} has no texts.`)
  return name
}

const isTexts = (file: string) => /\/src\/.*\/texts\/[a-z-]+\.tsx?$/.test(file)

/** Makes each text a module of its own, so it is in the file of the page that shows it. */
function eachByItself(file: string, source: string): string {
  return listTexts(file, source)
    .exported.map(({ name }) => `export { ${name} } from '.${baseOf(file)}?only=${name}'\n`)
    .join('')
}

/** One of the texts of a file, with everything in the file that it uses. */
function onlyExport(file: string, source: string, name: string): string {
  const { exported, rest } = listTexts(file, source)
  const text = exported.find((each) => each.name === name)
  if (!text) throw new Error(`${file} has no ${name}.`)
  const used = exported.filter((each) => each !== text && new RegExp(`\\b${each.name}\\b`).test(text.code + rest))
  const imports = used.length > 0 ? `import { ${used.map((each) => each.name)} } from '.${baseOf(file)}'` : ''
  return `${imports}\n${rest}\n${text.code}`
}

const baseOf = (file: string) => file.slice(file.lastIndexOf('/'))

/** The texts of a file, and the rest of it: imports, types, and what only its texts use. */
function listTexts(file: string, source: string) {
  const exported: { name: string; code: string }[] = []
  let rest = ''
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  for (const node of program.body) {
    const code = source.slice(node.start, node.end)
    if (node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration') {
      for (const { id } of node.declaration.declarations)
        if (id.type === 'Identifier') exported.push({ name: id.name, code })
    } else rest += `${code}\n`
  }
  return { exported, rest }
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
