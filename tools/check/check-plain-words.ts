/**
 * Looks for the retired words of plain-words.ts in the names and texts of all sources, tests and documents. Run it in the
 * project's folder.
 */
import { globSync, readFileSync } from 'node:fs'
import { findRetiredWords } from './plain-words.ts'

const paths = globSync(['{src,tools,e2e,docs}/**/*.{ts,tsx,js,css,html,md}', '*.{md,ts}']).sort()
const problems = paths.flatMap((path) => findRetiredWords(path.replaceAll('\\', '/'), readFileSync(path, 'utf8')))

if (problems.length > 0) console.log(`${problems.join('\n')}\n\n${problems.length} retired words`)
else console.log(`${paths.length} files use plain words`)
process.exitCode = problems.length > 0 ? 1 : 0
