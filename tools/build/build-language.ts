/** Builds the client in languages that are not built yet. Usage: node tools/build/build-language.ts pseudo */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { languages } from '../../src/language/languages.ts'
import { buildInLanguage, folderIn } from './build-client.ts'

for (const name of process.argv.slice(2)) {
  const language = languages.find((each) => each === name)
  if (!language) throw new Error(`There is no language ${name}.`)
  // In a temporary folder: a server that starts meanwhile must not read half a client, and another process may build
  // the same language.
  const unfinished = `${folderIn(language)}.unfinished-${process.pid}`
  if (!existsSync(folderIn(language))) await buildInLanguage(language, unfinished)
  // If another process was faster, this build is deleted: a server may already be reading the other one.
  if (existsSync(folderIn(language))) rmSync(unfinished, { recursive: true, force: true })
  else renameSync(unfinished, folderIn(language))
}
