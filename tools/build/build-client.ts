/** Builds the pages when they are missing or older than their sources, and bundles packages of the server. */
import { hash } from 'node:crypto'
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildPackages } from './build-packages.ts'
import { buildPrerender } from './build-prerender.ts'
import { buildWorker } from './build-worker.ts'
import { compressAssets } from './compress-assets.ts'

const root = resolve(import.meta.dirname, '../..')

export async function buildClientWhenStale(): Promise<void> {
  const folder = resolve(root, 'dist/client')
  const stampFile = resolve(folder, '.vite', 'stamp')
  const stamp = stampOfSources()
  if (readStamp(stampFile) === stamp) return

  console.log('Building the client …')
  // The stamp is written last, so an interrupted build counts as missing.
  rmSync(stampFile, { force: true })
  const { build } = await import('vite')
  await build({ configFile: resolve(root, 'vite.config.ts'), mode: 'production', logLevel: 'warn' })
  await buildWorker(folder)
  compressAssets(folder)
  await buildPrerender(folder)
  await buildPackages()
  writeFileSync(stampFile, stamp)
}

/** A hash that changes when a file changes that the build may read. */
function stampOfSources(): string {
  const sources = globSync('src/**/*.*', { cwd: root }).filter(isRead)
  const settings = [
    'package-lock.json',
    'vite.config.ts',
    ...globSync('tools/build/*.ts', { cwd: root }),
    'tools/start/bundled-packages.js',
  ]
  const facts = [...sources, ...settings].sort().map((path) => {
    const { size, mtimeMs } = statSync(resolve(root, path))
    return `${path} ${size} ${mtimeMs}`
  })
  return hash('sha256', [process.version, ...facts].join('\n'))
}

function isRead(path: string): boolean {
  if (/\.test\.tsx?$/.test(path)) return false
  // The guide's server code reads the weeks, and those name the comparison pictures.
  return /[\\/]guide[\\/]/.test(path) || !/[\\/](server|cli)[\\/]/.test(path)
}

function readStamp(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
