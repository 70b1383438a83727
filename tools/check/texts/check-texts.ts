/**
 * Finds texts for people that are written in code, texts that no code reads, and languages without a file in a `texts`
 * folder. Run it in the project's folder.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isEnglish, offeredLanguages } from '../../../src/language/languages.ts'
import { findTexts } from './texts-in-code.ts'
import { findUnreadTexts } from './unread-texts.ts'

const isExempt = (path: string) => /\.(test|gallery)\.tsx?$|\/texts\/|\/gallery\/|testing\.tsx?$/.test(path)
const paths = globSync('src/**/*.{ts,tsx}').map((path) => path.replaceAll('\\', '/'))
const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))

const inCode = paths
  .filter((path) => /\/(client|ui)\//.test(path) && !isExempt(path))
  .flatMap((path) =>
    findTexts(path, sources.get(path) ?? '')
      .filter(({ text }) => !/^(Nestling|https:\/\/|npm run .*)$/.test(text))
      .map(({ line, text }) => `${path}:${line}: move “${text}” into a texts folder`),
  )
// The build inserts these texts into the page, so no code reads them.
const readByBuild = ['description', 'needsScripts'].map((name) => `src/app/client/older-browsers/texts/en.ts: ${name}`)
const unread = findUnreadTexts(sources)
  .filter((text) => !readByBuild.includes(text))
  .map((text) => `${text} is read nowhere: remove it`)
const missing = [
  ...new Set(paths.filter((path) => path.endsWith('/texts/texts.ts')).map((path) => dirname(path))),
].flatMap((folder) =>
  offeredLanguages
    .filter((language) => !isEnglish(language))
    .filter((language) => ![`${language}.ts`, `${language}.tsx`].some((file) => sources.has(join(folder, file))))
    .map((language) => `${folder} has no texts in ${language}`),
)

const problems = [...inCode, ...unread, ...missing]
for (const problem of problems) console.log(problem)
console.log(
  problems.length > 0
    ? `${problems.length} problems`
    : 'every text is in a texts folder, and no translation is missing',
)
process.exitCode = problems.length > 0 ? 1 : 0
