/** Prints the texts for people that are still in the code of these folders. Usage: node list-texts.ts src/features/wishlist */
import { globSync, readFileSync } from 'node:fs'
import { findTexts } from './texts-in-code.ts'

const folders = process.argv.slice(2)
const paths = globSync(folders.map((folder) => `${folder}/**/*.tsx`)).filter(
  (path) => !/\.(test|gallery)\.tsx$|\/texts\//.test(path.replaceAll('\\', '/')),
)
for (const path of paths.sort())
  for (const { line, text } of findTexts(path, readFileSync(path, 'utf8'))) console.log(`${path}:${line}: ${text}`)
