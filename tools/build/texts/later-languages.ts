/** A plugin for the server’s bundle. Only English is loaded at the start, and other languages when they are needed. */
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { languages, sourceLanguage } from '../../../src/language/languages.ts'

export const laterLanguages: Plugin = {
  name: 'later-languages',
  enforce: 'pre',
  load(id) {
    // The texts of src/language are loaded at the start in all languages: programs need them, and they are small.
    if (!/\/src\/.*\/texts\/texts\.ts$/.test(id) || id.includes('/src/language/')) return null
    const folder = dirname(id)
    const later = languages
      .filter((language) => language !== sourceLanguage && existsSync(resolve(folder, `${language}.ts`)))
      .map((language) => `'${language}': () => import('./${language}.ts')`)
    return `import { inLanguages } from '#language/in-languages.ts'
import * as en from './en.ts'
export const texts = inLanguages({ en }, { ${later.join(', ')} })`
  },
}

/** Groups for the bundler: the texts of each of these languages become one file. */
export const languageGroups = languages
  .filter((language) => language !== sourceLanguage)
  .map((language) => ({
    name: language,
    test: new RegExp(`/src/(?!language/).*/texts/${language}\\.ts$`),
    priority: 2,
  }))
