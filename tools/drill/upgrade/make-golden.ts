/**
 * Writes the golden data of the current tables. Run it before you add a migration:
 * `npx node tools/drill/upgrade/make-golden.ts`. If you add the folder of another checkout, that version writes the data.
 */
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { castPassword } from '../../../src/features/sign-in/fixtures.ts'
import type { Line } from '../../../src/platform/server/database/snapshot/line.ts'
import { readTables } from '../../../src/platform/server/database/snapshot/read-tables.ts'
import { databaseFile, openSnapshotFile } from '../../../src/platform/server/database/sqlite.ts'
import { photosFolder } from '../../../src/platform/server/storage/open-store.ts'
import { type FileLine, pathOf } from './golden.ts'
import { liveAsFamily } from './live-as-family.ts'

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../../..'))
const folder = mkdtempSync(join(tmpdir(), 'nestling-golden-'))
const dataDir = join(folder, 'data')
const client = join(folder, 'client')
mkdirSync(client)
writeFileSync(join(client, 'index.html'), '<!doctype html><title>Nestling</title><!-- page data -->')

try {
  await runWithFamily()
  const { lines, newest } = await readData()
  const path = pathOf(newest)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  console.log(path)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Starts Nestling in an empty folder, uses it as a family does, and stops it. */
async function runWithFamily() {
  const start = pathToFileURL(join(root, 'src/app/server/start.ts')).href
  const program = `import { start } from ${JSON.stringify(start)}; await start(${JSON.stringify(client)})`
  const settings = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: castPassword }
  const env = { PATH: process.env.PATH, ...settings, ...admin }
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: root, env })
  let output = ''
  const isOpen = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk
      const address = /http:\/\/[^\s:]+:\d+/.exec(output)?.[0]
      if (address) resolve(address)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('close', () => reject(new Error(output)))
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    await liveAsFamily(await isOpen)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function readData() {
  const { db, close } = openSnapshotFile(databaseFile(dataDir))
  const lines: (Line | FileLine)[] = []
  for await (const line of readTables(db, 'sqlite')) lines.push(line)
  const last = db.selectFrom('migrations').select('name').orderBy('name', 'desc')
  const { name: newest } = await last.executeTakeFirstOrThrow()
  await close()
  const photos = photosFolder(dataDir)
  for (const file of globSync('*/*/*.webp', { cwd: photos }).sort())
    lines.push({ file, base64: readFileSync(join(photos, file)).toString('base64') })
  return { lines, newest }
}
