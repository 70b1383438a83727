/** Checks a whole source tree against the rules and collects the violations. */
import { dirname, join } from 'node:path/posix'
import { checkContents, checkLength, checkWrites, ownerOf } from './contents.ts'
import { checkNeeds, type Needs, noteNeed, noteTables } from './cycles.ts'
import { checkFeatureNames } from './feature-names.ts'
import { checkManifests } from './manifests.ts'
import { checkFolder, checkName } from './names.ts'
import { readSource, type Source } from './read-source.ts'
import { checkImport, checkPackage, type Place, place } from './rules.ts'

/** Path in the repository, like src/ui/Button.tsx → text of the file. */
export type Tree = ReadonlyMap<string, string>

type Module = { at: Place; source: Source }

/** One line for each broken rule: where, and what to do. */
export function checkTree(tree: Tree): string[] {
  const modules = readModules(tree)
  if (modules.length === 0) return ['src/: no TypeScript file was read, so nothing was checked: run this beside src/']

  const owners = new Map(
    modules.flatMap(({ at, source }) => source.declaredTables.map((table) => [table, ownerOf(at)])),
  )
  const needs: Needs = new Map()
  for (const { at, source } of modules) noteTables(needs, at, source, owners)
  return [
    ...checkStanding(tree),
    ...modules.flatMap(({ at, source }) => [
      ...[...checkContents(at, source), ...checkWrites(at, source, owners)].map(({ line, sentence }) =>
        line === undefined ? `${at.path}: ${sentence}` : `${at.path}:${line}: ${sentence}`,
      ),
      ...checkImports(at, source, tree, needs),
    ]),
    ...checkNeeds(needs),
    ...checkManifests(modules),
    ...checkFeatureNames(modules),
  ]
}

/** Files that are too long and folders that are too full in e2e/ and tools/. */
export function checkSizes(tree: Tree): string[] {
  const folders = Map.groupBy(tree.keys(), (path) => dirname(path))
  return [
    ...[...folders].flatMap(([folder, files]) => say(`${folder}/`, checkFolder(folder, files))),
    ...[...tree].flatMap(([path, text]) =>
      checkLength(text.split('\n').length - 1).flatMap(({ sentence }) => say(path, sentence)),
    ),
  ]
}

function readModules(tree: Tree): Module[] {
  return [...tree].flatMap(([path, text]) => {
    const at = place(path)
    return at && /\.tsx?$/.test(path) ? [{ at, source: readSource(path, text) }] : []
  })
}

function checkStanding(tree: Tree): string[] {
  const folders = Map.groupBy(tree.keys(), (path) => dirname(path))
  return [
    ...[...tree.keys()].flatMap((path) => say(path, checkName(path))),
    ...[...folders].flatMap(([folder, files]) => say(`${folder}/`, checkFolder(folder, files))),
    ...[...tree]
      .filter(([path]) => path.endsWith('.css'))
      .flatMap(([path, text]) =>
        checkLength(text.split('\n').length - 1).flatMap(({ sentence }) => say(path, sentence)),
      ),
  ]
}

/** Build output is not part of the tree. */
const mayImportBuilt = new Set(['src/app/server/page/prerender.ts', 'src/app/client/first-script.ts'])

function checkImports(from: Place, source: Source, tree: Tree, needs: Needs): string[] {
  return source.imports.flatMap(({ name, line }) => {
    const where = `${from.path}:${line}`
    if (name === null)
      return mayImportBuilt.has(from.path)
        ? []
        : say(where, 'an import must name its file in plain text, so that it can be checked')

    const path = resolve(from.path, name)
    if (path === null) return say(where, checkPackage(from, name))

    const to = place(path)
    if (!tree.has(path) || !to)
      return say(where, `${name} is no file under src/: write its whole name with the ending, or move it into src/`)

    noteNeed(needs, from, to)
    return say(`${where} imports ${path}`, checkImport(from, to))
  })
}

/** The path that a specifier means, without Vite's ?url or ?raw; null for a package. */
function resolve(from: string, specifier: string): string | null {
  const [name = ''] = specifier.split('?')
  if (name.startsWith('#')) return `src/${name.slice(1)}`
  return name.startsWith('.') ? join(dirname(from), name) : null
}

function say(where: string, sentence: string | null): string[] {
  return sentence ? [`${where}: ${sentence}`] : []
}
