/** Measures the JavaScript of home, the guide and every other page, compared with React alone built by the same Vite. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languageFacts, offeredLanguages, sourceLanguage } from '../../../src/language/languages.ts'
import { folderIn } from '../../build/build-client.ts'
import { kilobytes, printFigure } from '../figures.ts'
import type { Seeded } from '../server/seeded-folder.ts'
import { type GuideScripts, listLoadedScripts, listScriptsOfPages, type PageScripts } from './page-load.ts'
import { buildReactAlone } from './react-alone.ts'

const folder = folderIn(sourceLanguage)
const index = 'index.html'
const home = '../../features/dashboard/client/DashboardPage.tsx'
const heaviestShown = 6
/** The limit for the scripts that home needs according to the build's manifest, as a ratio to React alone. */
const mostOfHome = 1.45
/** The limit for the scripts that another page loads until it is complete, as a ratio to React alone. */
const mostOfPage = 1.9

export async function measureFirstLoad(seeded: Seeded): Promise<void> {
  const needed = listNeeded([index, home])
  const loaded = await listLoadedScripts(seeded)
  const baseline = gzipSync(await buildReactAlone(), { level: 9 }).length

  console.log('First-load JavaScript of / signed in, gzip')
  printFigure('React and react-dom alone', kilobytes(baseline))
  for (const language of offeredLanguages) {
    const from = folderIn(language)
    const bytes = sumOf(listNeeded([index, home], from), from)
    printFigure(`needed by the manifest, in ${languageFacts[language].name}`, kilobytes(bytes))
    printFigure('  ratio to React alone', (bytes / baseline).toFixed(3), {
      words: `at most ${mostOfHome}`,
      met: bytes / baseline <= mostOfHome,
    })
  }
  if (loaded.scripts) {
    // Only for comparison, because this includes scripts that run after the first paint.
    printFigure('loaded by Chromium until the home screen', kilobytes(sumOf(loaded.scripts)))
    printFigure('  ratio to React alone', (sumOf(loaded.scripts) / baseline).toFixed(3))
  } else printFigure('loaded by Chromium until the home screen', 'not measured')
  if (loaded.scripts) printGuide(loaded.ofGuide)
  const sizes = needed.map((file) => ({ file, bytes: gzipSize(file) })).sort((a, b) => b.bytes - a.bytes)
  for (const { file, bytes } of sizes.slice(0, heaviestShown)) printFigure(`  ${file}`, kilobytes(bytes))
  const unforeseen = loaded.scripts?.filter((file) => !needed.includes(file)) ?? []
  if (unforeseen.length > 0) console.log(`  loaded, but not needed according to the manifest: ${unforeseen.join(', ')}`)
  if (loaded.why) console.log(`  ${loaded.why}`)
  else printPages(await listScriptsOfPages(seeded), baseline)
}

function printPages(pages: readonly PageScripts[], baseline: number): void {
  console.log('JavaScript of every page on a phone until the page is complete, and with all later scripts, gzip')
  for (const { path, first, all } of pages) {
    const ratio = sumOf(first) / baseline
    const words = `${ratio.toFixed(3)} times React alone`
    if (path === '/') printFigure(path, `${kilobytes(sumOf(first))}   ${words}`)
    else
      printFigure(path, kilobytes(sumOf(first)), { words: `${words}, at most ${mostOfPage}`, met: ratio <= mostOfPage })
    if (all.length > first.length) printFigure('  with all later scripts', kilobytes(sumOf(all)))
  }
}

/** The limit, in bytes, for the scripts that the guide loads but home and /contacts do not. */
const mostOfGuide = 40_000

function printGuide(files: GuideScripts): void {
  const own = sumOf(files.flatMap(({ script, isShared }) => (isShared ? [] : [script])))
  printFigure('/guide, scripts that home does not load', kilobytes(sumOf(files.map(({ script }) => script))))
  printFigure('  and that /contacts does not load either', kilobytes(own), {
    words: 'at most 40 kB',
    met: own <= mostOfGuide,
  })
}

const sumOf = (files: readonly string[], from = folder) => files.reduce((sum, file) => sum + gzipSize(file, from), 0)
const gzipSize = (file: string, from = folder) => gzipSync(readFileSync(join(from, file)), { level: 9 }).length

type Chunk = { file: string; imports?: string[] }

/** The files of these entries and of all their static imports. */
function listNeeded(entries: readonly string[], from = folder): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(from, '.vite/manifest.json'), 'utf8'))
  const visited = new Set<string>()
  const files: string[] = []
  const visit = (name: string) => {
    if (visited.has(name)) return
    visited.add(name)
    const chunk = manifest[name]
    // The bundler may put home into the file of another entry. Then the manifest has no entry for home.
    if (!chunk && name === home) return
    if (!chunk) throw new Error(`The manifest has no ${name}.`)
    files.push(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const entry of entries) visit(entry)
  return files
}
