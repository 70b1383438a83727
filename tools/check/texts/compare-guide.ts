/** Prints where a translation of the guide differs from the English in more than words. Usage: compare-guide.ts de */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compareGuideFiles } from './guide-translations.ts'

const [language = ''] = process.argv.slice(2)
const folder = 'src/features/guide/content'
let problems = 0
for (const path of globSync(`${folder}/*.md`).sort()) {
  const translation = join(folder, language, basename(path))
  const found = existsSync(translation)
    ? compareGuideFiles(readFileSync(path, 'utf8'), readFileSync(translation, 'utf8'))
    : ['it is missing']
  for (const problem of found) console.log(`${translation}: ${problem}`)
  problems += found.length
}
console.log(`${problems} differences`)
process.exitCode = problems > 0 ? 1 : 0
