import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Load, LoadResult } from './load.ts'

const generator = fileURLToPath(new URL('./load.ts', import.meta.url))

/** Runs load.ts in a separate process, and returns what it measured. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [generator, JSON.stringify(load)])
  return JSON.parse(stdout)
}
