/**
 * Finds the parts of dist/ that are older than their sources, and marks them as up to date after a build. Loads no build tool,
 * because every start calls it.
 */
import { hash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

const parts = ['client', 'server'] as const
export type Part = (typeof parts)[number]

export const folderOf = (part: Part): string => resolve(root, 'dist', part)

/** The stamp is a hash of a part's sources. It is computed before the build, because sources may change during the build. */
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

/**
 * The sources of the builds. The lock file is listed in place of all packages, because it changes with them. `fact` contains
 * a file's size and modification time, so it differs after a change. `globSync` would take four times as long.
 */
function listFiles(): { path: string; fact: string }[] {
  const inFolders = ['src', 'tools/build'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  return ['package-lock.json', 'vite.config.ts', ...inFolders.sort()]
    .filter((path) => /\.\w+$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => {
      // `resolve` would take longer than `statSync`.
      const { size, mtimeMs } = statSync(`${root}/${path}`)
      return { path, fact: `${path} ${size} ${mtimeMs}` }
    })
}

/** Builds a part. The part counts as built only after `build` has finished. */
export async function runBuild({ part, stamp }: Stale, build: () => Promise<void>): Promise<void> {
  rmSync(stampFile(part), { force: true })
  await build()
  writeFileSync(stampFile(part), stamp)
}

const stampFile = (part: Part) => resolve(folderOf(part), '.stamp')

/** For each part: whether its build reads the file at this path. */
const isRead: Record<Part, (path: string) => boolean> = {
  // The client build also reads the weeks of the guide, through its server code. They name the pictures to include.
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
