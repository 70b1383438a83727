/** Builds the client in further languages. Usage: node tools/build/build-language.ts pseudo */
import { languages } from '../../src/language/languages.ts'
import { buildInLanguage } from './build-client.ts'

for (const name of process.argv.slice(2)) {
  const language = languages.find((each) => each === name)
  if (!language) throw new Error(`There is no language ${name}.`)
  await buildInLanguage(language)
}
