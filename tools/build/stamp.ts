/** Finds the parts of dist/ that are older than their sources. Loads no build tool, because every start calls it. */
import { hash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

const parts = ['client', 'server'] as const
export type Part = (typeof parts)[number]

export const folderOf = (part: Part): string => resolve(root, 'dist', part)

/** The stamp says which sources a part is built of. It is read before the build, because they may change meanwhile. */
type Stale = { readonly part: Part; readonly stamp: string }

/** The parts that are missing or older than their sources. */
export function listStale(): Stale[] {
  const files = listFiles()
  return parts
    .map((part) => {
      const facts = files.filter(({ path }) => isRead[part](path)).map(({ fact }) => fact)
      return { part, stamp: hash('sha256', [process.version, ...facts].join('\n')) }
    })
    .filter(({ part, stamp }) => readStamp(part) !== stamp)
}

/** Every file that a build may read, with a text that changes with it. `globSync` would take four times as long. */
function listFiles(): { path: string; fact: string }[] {
  const inFolders = ['src', 'tools/build'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  return ['package-lock.json', 'vite.config.ts', ...inFolders.sort()]
    .filter((path) => /\.\w+$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => {
      const { size, mtimeMs } = statSync(resolve(root, path))
      return { path, fact: `${path} ${size} ${mtimeMs}` }
    })
}

/** Runs the build of a part. It counts as built only when that has finished. */
export async function buildAnew({ part, stamp }: Stale, build: () => Promise<void>): Promise<void> {
  rmSync(stampFile(part), { force: true })
  await build()
  writeFileSync(stampFile(part), stamp)
}

const stampFile = (part: Part) => resolve(folderOf(part), '.stamp')

/** Whether a build reads the source. */
const isRead: Record<Part, (path: string) => boolean> = {
  // The guide's server code reads the weeks, and those name the comparison pictures.
  client: (path) => /[\\/]guide[\\/]/.test(path) || !/[\\/](server|cli)[\\/]/.test(path),
  server: (path) => !/\.tsx$|[\\/]client[\\/]/.test(path),
}

function readStamp(part: Part): string | null {
  try {
    return readFileSync(stampFile(part), 'utf8')
  } catch {
    return null
  }
}
