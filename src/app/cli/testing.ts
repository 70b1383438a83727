/** Runs commands as real processes. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache, type Installation } from '../server/process/testing.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

/** Runs a command with the settings of this installation. */
export async function runCommand(
  { dataDir, databaseUrl }: Pick<Installation, 'dataDir' | 'databaseUrl'>,
  given: readonly string[],
  settings: Record<string, string> = {},
) {
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
  const env = { ...compileCache, PATH: process.env.PATH, DATA_DIR: dataDir, ...database, ...settings }
  const child = spawn(process.execPath, [main, ...given], { env })
  const said = { out: '', error: '' }
  child.stdout.on('data', (chunk) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    said.error += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, ...said }
}
