import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads a key of 32 random bytes from a file beside the database, or creates that file. No backup contains the file. */
export function readKeyFile(dataDir: string, name: string): Buffer {
  const file = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error
  }
  return readFileSync(file)
}
