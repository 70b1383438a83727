import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The 32 random bytes of a key beside the database. It is made when it is first needed, and is in no backup. */
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
