/** Reads what the build put into the client's folder: the bundles that render pages, and the list of the client's files. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Chunks = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>

/** The build's list of files. The build wrote it together with the code, so it is not checked. */
export const readChunks = (folder: string): Chunks =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/** Returns a function that imports the file at its first call. If that fails, the next call tries again. */
export function importLate<Module>(file: string): () => Promise<Module> {
  let loading: Promise<Module> | undefined
  let failures = 0
  return () => {
    // A retry needs another address, because Node caches a failed import.
    const again = failures > 0 ? `?${failures}` : ''
    loading ??= import(pathToFileURL(file).href + again).catch((error) => {
      loading = undefined
      failures += 1
      throw error
    })
    return loading
  }
}

/** The files of these sources and of everything they import, except the files that every page loads. */
export function listExtraFiles(chunks: Chunks, sources: readonly string[]): string[] {
  const ofEveryPage = listFiles(chunks, 'index.html')
  const files = new Set(sources.flatMap((source) => [...listFiles(chunks, nameInBuild(source))]))
  return [...files.difference(ofEveryPage)]
}

/** Turns a path in `src` into the manifest's name for this file: its path from `src/app/client`. */
const nameInBuild = (source: string) => posix.relative('app/client', source)

/** The files of a chunk and everything it imports. */
function listFiles(chunks: Chunks, entry: string): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const { file, css = [], imports = [] } = findChunk(chunks, name)
    for (const each of [file, ...css]) files.add(each)
    imports.forEach(visit)
  }
  visit(entry)
  return files
}

export function findChunk(chunks: Chunks, name: string) {
  const chunk = chunks[name]
  if (!chunk) throw new Error(`The client was built without ${name}.`)
  return chunk
}
