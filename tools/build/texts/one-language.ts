/**
 * Builds the client in one language. Each `texts.ts` becomes the texts of this language, so the build can put a text in place
 * of its name, and no page loads a text that it does not show.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'
import type { Language } from '../../../src/language/languages.ts'

export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const [file = '', query = ''] = id.split('?')
      if (file.endsWith('/texts/texts.ts')) return `export * as texts from './${fileOf(dirname(file), language)}'`
      if (!isTexts(file)) return null
      const source = readFileSync(file, 'utf8')
      const code = query.startsWith('only=') ? onlyExport(file, source, query.slice(5)) : eachByItself(file, source)
      return { code, moduleType: extname(file) === '.tsx' ? 'tsx' : 'ts', moduleSideEffects: false }
    },
  }
}

/** The file of a language in a `texts` folder, or that of the first language if there is none. */
function fileOf(folder: string, language: string): string {
  const [name] = [`${language}.ts`, `${language}.tsx`, 'en.ts', 'en.tsx'].filter((each) =>
    existsSync(resolve(folder, each)),
  )
  if (!name) throw new Error(`${folder} has no texts.`)
  return name
}

const isTexts = (file: string) => /\/src\/.*\/words\/[a-z-]+\.tsx?$/.test(file)

/** Makes each text a module of its own, so it is in the file of the page that shows it. */
function eachByItself(file: string, source: string): string {
  const name = file.slice(file.lastIndexOf('/'))
  return listTexts(file, source)
    .exported.map(({ name: text }) => `export { ${text} } from '.${name}?only=${text}'\n`)
    .join('')
}

/** The imports of the file, and one of its texts. */
function onlyExport(file: string, source: string, name: string): string {
  const { exported, imports } = listTexts(file, source)
  const text = exported.find((each) => each.name === name)
  if (!text) throw new Error(`${file} has no ${name}.`)
  return `${imports}\n${text.code}`
}

function listTexts(file: string, source: string) {
  const exported: { name: string; code: string }[] = []
  let imports = ''
  for (const node of parseSync(file, source).program.body) {
    const code = source.slice(node.start, node.end)
    if (node.type === 'ImportDeclaration') imports += `${code}\n`
    else if (node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration')
      for (const { id } of node.declaration.declarations)
        if (id.type === 'Identifier') exported.push({ name: id.name, code })
  }
  return { exported, imports }
}
