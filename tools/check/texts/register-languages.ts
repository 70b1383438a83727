/** Adds the languages whose files exist to every `texts.ts`. Run it after you add a file such as `de.ts`. */
import { globSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Language, languages } from '../../../src/language/languages.ts'

for (const path of globSync('src/**/texts/texts.ts')) {
  // The language itself says what a language needs.
  const isLanguage = path.replaceAll('\\', '/') === 'src/language/texts/texts.ts'
  const files = readdirSync(dirname(path))
  const found = languages.flatMap((language) =>
    files.filter((file) => file === `${language}.ts` || file === `${language}.tsx`).map((file) => ({ language, file })),
  )
  // Biome sorts imports.
  const sorted = found.toSorted((one, other) => (one.file < other.file ? -1 : 1))
  const imports = sorted.map(({ language, file }) => `import * as ${nameOf(language)} from './${file}'\n`).join('')
  const names = [...found.map(({ language }) => entryOf(language)), ...(isLanguage ? ['pseudo: en'] : [])].join(', ')
  // Only texts call `plural`, each that of its own language: languages have different forms.
  const type = isLanguage ? "<Omit<typeof en, 'plural'>>" : ''
  writeFileSync(
    path,
    `import { inLanguages } from '${isLanguage ? '../in-languages.ts' : '#language/in-languages.ts'}'\n${imports}\nexport const texts = inLanguages${type}({ ${names} })\n`,
  )
}

/** A name for code: `enGb`. */
function nameOf(language: Language): string {
  return language.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase())
}

function entryOf(language: Language): string {
  return nameOf(language) === language ? language : `'${language}': ${nameOf(language)}`
}
