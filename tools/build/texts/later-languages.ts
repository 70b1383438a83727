/** Leaves all languages but English out of the start of the server’s bundle. They are loaded when somebody needs them. */
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { languages, sourceLanguage } from '../../../src/language/languages.ts'

export const laterLanguages: Plugin = {
  name: 'later-languages',
  enforce: 'pre',
  load(id) {
    // The texts of src/language are for programs and small.
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

/** One file for each of these languages. */
export const groupsOfLanguages = languages
  .filter((language) => language !== sourceLanguage)
  .map((language) => ({
    name: language,
    test: new RegExp(`/src/(?!language/).*/texts/${language}\\.ts$`),
    priority: 2,
  }))
