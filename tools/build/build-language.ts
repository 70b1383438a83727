/** Builds the client in further languages. Usage: node tools/build/build-language.ts pseudo */
import { renameSync, rmSync } from 'node:fs'
import { languages } from '../../src/language/languages.ts'
import { buildInLanguage, folderIn } from './build-client.ts'

for (const name of process.argv.slice(2)) {
  const language = languages.find((each) => each === name)
  if (!language) throw new Error(`There is no language ${name}.`)
  // A server that starts meanwhile must not read half a client.
  const unfinished = `${folderIn(language)}.unfinished`
  await buildInLanguage(language, unfinished)
  rmSync(folderIn(language), { recursive: true, force: true })
  renameSync(unfinished, folderIn(language))
}
