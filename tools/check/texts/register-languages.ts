/** Rewrites each `texts.ts` with the languages that have a file beside it. Run it after adding a file like `de.ts`. */
import { globSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Language, languages } from '../../../src/language/languages.ts'

for (const path of globSync('src/**/texts/texts.ts')) {
  // The texts of src/language are about languages themselves, such as plural forms. Their `texts.ts` is different.
  const isLanguage = path.replaceAll('\\', '/') === 'src/language/texts/texts.ts'
  const files = readdirSync(dirname(path))
  const found = languages.flatMap((language) =>
    files.filter((file) => file === `${language}.ts` || file === `${language}.tsx`).map((file) => ({ language, file })),
  )
  // Biome requires sorted imports.
  const sorted = found.toSorted((one, other) => (one.file < other.file ? -1 : 1))
  const imports = sorted.map(({ language, file }) => `import * as ${nameOf(language)} from './${file}'\n`).join('')
  const names = [...found.map(({ language }) => entryOf(language)), ...(isLanguage ? ['pseudo: en'] : [])].join(', ')
  // The type has no `plural`: languages have different plural forms, so texts import it from their own language.
  const type = isLanguage ? "<Omit<typeof en, 'plural'>>" : ''
  writeFileSync(
    path,
    `import { inLanguages } from '${isLanguage ? '../in-languages.ts' : '#language/in-languages.ts'}'\n${imports}\nexport const texts = inLanguages${type}({ ${names} })\n`,
  )
}

/** The language as an identifier: `enGb` for `en-gb`. */
function nameOf(language: Language): string {
  return language.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase())
}

function entryOf(language: Language): string {
  return nameOf(language) === language ? language : `'${language}': ${nameOf(language)}`
}
