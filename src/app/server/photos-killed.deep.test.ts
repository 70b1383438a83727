/** Even if the process is killed, every acknowledged photo is complete, and no photo is partly stored. */
import { hash } from 'node:crypto'
import { type FSWatcher, readdirSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noisyPicture } from '#features/album/server/photos/testing.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import { noInternet } from '#platform/server/internet/internet.ts'
import { openScheduler } from '#platform/server/jobs.ts'
import { createLog } from '#platform/server/log.ts'
import { createServices } from './assemble.ts'
import { jobs } from './features.ts'
import { browse, type Installation, openInstallation } from './process/testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const kills = 4
const acknowledgedPerKill = 8
const moreThanADayMs = 25 * 3_600_000

test('photos of a process killed during uploads are complete or absent', async () => {
  const installation = await openInstallation()
  const jar: Record<string, string> = {}
  const acknowledged: string[] = []
  const picture = await noisyPicture(900, 700).jpeg().toBuffer()

  for (let kill = 0; kill < kills; kill += 1) {
    const running = installation.start(admin)
    const address = await running.open()
    const ask = browse(address, jar)
    if (kill === 0) {
      await ask('POST', '/api/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
      await ask('POST', '/api/pregnancies/initialize')
    }
    const enough = acknowledged.length + acknowledgedPerKill
    let watcher: FSWatcher | undefined
    // Kills the process while it writes the next file, which has no row yet.
    const killAtNextFile = () => {
      watcher ??= watch(join(installation.dataDir, 'photos'), { recursive: true }, () => running.kill('SIGKILL'))
    }
    const write = async () => {
      for (;;) {
        const filename = await upload(address, jar, picture)
        if (filename === null) return
        acknowledged.push(filename)
        if (acknowledged.length >= enough) killAtNextFile()
      }
    }
    await Promise.all(Array.from({ length: 4 }, write))
    expect(await running.exited).toBeNull()
    watcher?.close()
  }

  const last = installation.start()
  const address = await last.open()
  const { body } = await browse(address, jar)('GET', '/api/photos?limit=200')
  const listed = Array.isArray(body) ? body.map(({ filename }) => String(filename)) : []
  expect(listed).toEqual(expect.arrayContaining(acknowledged))
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * acknowledgedPerKill)
  for (const filename of listed)
    for (const width of [320, 640, 2560]) {
      const { tag, bytes } = await download(address, jar, `/api/photos/${filename}?w=${width}`)
      expect(tag).toBe(`"${hash('sha256', bytes).slice(0, 32)}"`)
    }
  last.kill('SIGTERM')
  expect(await last.exited).toBe(0)

  const files = await sweepLater(installation)
  expect(files).toHaveLength(listed.length * 3)
  await installation.close()
}, 120_000)

/** Runs the jobs a day later. Checks each remaining file against its row, and returns the files. */
async function sweepLater({ dataDir, databaseUrl }: Installation): Promise<string[]> {
  const environment = readEnvironment({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  const database = await openDatabase(environment, () => undefined)
  const later = new Date(Date.now() + moreThanADayMs)
  const parts = { environment, database, log: createLog('silent'), clock: () => later, internet: noInternet }
  await openScheduler(createServices(parts), jobs).runDue(later)
  const rows = await database.db.selectFrom('picture_files').select(['name', 'checksum']).execute()
  await database.close()

  const folder = join(dataDir, 'photos')
  const entries = readdirSync(join(folder, 'album'), { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  expect(paths.toSorted()).toEqual(rows.map(({ name }) => join(folder, name)).toSorted())
  for (const { name, checksum } of rows) expect(hash('sha256', readFileSync(join(folder, name)))).toBe(checksum)
  return paths
}

const headersWith = (jar: Record<string, string>) => ({
  'sec-fetch-site': 'same-origin',
  cookie: Object.entries(jar)
    .map((pair) => pair.join('='))
    .join('; '),
})

/** Uploads the picture. Returns the photo's file name, or null if the upload failed. */
async function upload(address: string, jar: Record<string, string>, picture: Uint8Array): Promise<string | null> {
  const body = new FormData()
  body.append('photo', new File([new Uint8Array(picture)], 'a.jpg'))
  try {
    const reply = await fetch(`${address}/api/photos/upload`, { method: 'POST', headers: headersWith(jar), body })
    return reply.status === 201 ? String(Object(await reply.json()).filename) : null
  } catch {
    return null
  }
}

async function download(address: string, jar: Record<string, string>, path: string) {
  const reply = await fetch(address + path, { headers: headersWith(jar) })
  expect(reply.status).toBe(200)
  return { tag: reply.headers.get('etag'), bytes: await reply.bytes() }
}
