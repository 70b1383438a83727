/** Checks every file of a source tree against the rules and collects the violations. */
import { dirname, join } from 'node:path/posix'
import { checkContents, checkLength, checkWrites, ownerOf } from './contents.ts'
import { checkCycles, type Dependencies, recordImport, recordTables } from './cycles.ts'
import { checkFeatureNames } from './feature-names.ts'
import { checkManifests } from './manifests.ts'
import { checkFolder, checkName } from './names.ts'
import { readSource, type Source } from './read-source.ts'
import { checkImport, checkPackage, type Place, placeOf } from './rules.ts'

/** Maps each path in the repository, such as src/ui/Button.tsx, to the text of the file. */
export type Tree = ReadonlyMap<string, string>

type Module = { at: Place; source: Source }

/** Returns one line for each violation: the place, and what to do. */
export function checkTree(tree: Tree): string[] {
  const modules = readModules(tree)
  if (modules.length === 0)
    return ['src/: no TypeScript file was found, so nothing was checked: run this in the folder that contains src/']

  const owners = new Map(
    modules.flatMap(({ at, source }) => source.declaredTables.map((table) => [table, ownerOf(at)])),
  )
  const dependencies: Dependencies = new Map()
  for (const { at, source } of modules) recordTables(dependencies, at, source, owners)
  return [
    ...checkPlacement(tree),
    ...modules.flatMap(({ at, source }) => [
      ...[...checkContents(at, source), ...checkWrites(at, source, owners)].map(({ line, sentence }) =>
        line === undefined ? `${at.path}: ${sentence}` : `${at.path}:${line}: ${sentence}`,
      ),
      ...checkImports(at, source, tree, dependencies),
    ]),
    ...checkCycles(dependencies),
    ...checkManifests(modules),
    ...checkFeatureNames(modules),
  ]
}

/** Returns one line for each file with too many lines and each folder with too many files. Used for e2e/ and tools/. */
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
    const at = placeOf(path)
    return at && /\.tsx?$/.test(path) ? [{ at, source: readSource(path, text) }] : []
  })
}

function checkPlacement(tree: Tree): string[] {
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

/** These files import build output. Its path is computed, and it is not in the tree, so it cannot be checked. */
const importersOfBuildOutput = new Set(['src/app/server/page/bundle.ts', 'src/app/client/first-script.ts'])

function checkImports(from: Place, source: Source, tree: Tree, dependencies: Dependencies): string[] {
  return source.imports.flatMap(({ name, line }) => {
    const where = `${from.path}:${line}`
    if (name === null)
      return importersOfBuildOutput.has(from.path)
        ? []
        : say(where, 'write the path of an import as a string literal, because this check cannot read a computed path')

    const path = resolve(from.path, name)
    if (path === null) return say(where, checkPackage(from, name))

    const to = placeOf(path)
    if (!tree.has(path) || !to)
      return say(
        where,
        `${name} is not a file under src/: write the full file name with its extension, or move the file into src/`,
      )

    recordImport(dependencies, from, to)
    return say(`${where} imports ${path}`, checkImport(from, to))
  })
}

/** Returns the path of the imported file, without Vite's ?url or ?raw; null for a package. */
function resolve(from: string, specifier: string): string | null {
  const [name = ''] = specifier.split('?')
  if (name.startsWith('#')) return `src/${name.slice(1)}`
  return name.startsWith('.') ? join(dirname(from), name) : null
}

function say(where: string, sentence: string | null): string[] {
  return sentence ? [`${where}: ${sentence}`] : []
}
