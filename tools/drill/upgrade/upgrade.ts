/** Upgrades the data of earlier versions to the current tables. Compares every row, list entry and photo with the old data. */
import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { migrations } from '../../../src/app/server/features.ts'
import { castPassword } from '../../../src/features/sign-in/fixtures.ts'
import { migrate } from '../../../src/platform/server/database/migrate.ts'
import { fillDatabase } from '../../../src/platform/server/database/snapshot/fill-database.ts'
import { photosFolder } from '../../../src/platform/server/storage/open-store.ts'
import { printFaults, printFound } from '../figures.ts'
import type { Installation } from '../installation.ts'
import { openAsker } from '../steps/ask.ts'
import { openInProcess } from '../steps/place.ts'
import { compareRows, listRows } from './compare-rows.ts'
import { type Golden, listGolden, type Row } from './golden.ts'

export async function drillUpgrade(installation: Installation, share: number): Promise<void> {
  const all = listGolden()
  const every = Math.max(1, Math.floor(all.length / Math.max(4, all.length * share)))
  const chosen = all.filter((_, at) => at % every === 0)
  console.log(`\nData of ${chosen.length} earlier versions is upgraded to the current tables`)
  let [rows, seen] = [0, 0]
  const problems: string[] = []
  for (const golden of chosen) {
    const found = await upgrade(installation, golden)
    rows += found.rows
    seen += found.seen
    problems.push(...found.problems.map((words) => `${golden.name}: ${words}`))
  }
  printFound('rows compared', rows)
  printFound('entries and photos compared as people see them', seen)
  printFaults('rows or entries lost, changed or not shown', problems)
}

async function upgrade(installation: Installation, golden: Golden) {
  const place = await installation.openEmpty()
  const { DATA_DIR = '' } = place
  for (const { name, bytes } of golden.files) {
    const path = join(photosFolder(DATA_DIR), name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  }
  const oldMigrations = migrations.filter(({ name }) => golden.migrations.includes(name))
  const after = await installation.withDatabase(async (database) => {
    const lines = iterate(golden.lines)
    await fillDatabase(database, { lines, migrations: oldMigrations, leaveOut: [] }, () => Promise.resolve())
    await migrate(database, migrations)
    // Read the rows before Nestling starts, because its first jobs delete old rows.
    return listRows(database)
  }, place)
  const nestling = await openInProcess(place)
  const { seen, problems } = await compareResponses(nestling.port, golden).finally(() => nestling.close())
  await installation.removePlace(place)
  const compared = compareRows(golden, after)
  return { rows: compared.rows, seen, problems: [...problems, ...compared.problems] }
}

async function* iterate<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}

/** Lists of the API. `fields` has each column of the table, with the field of the response that shows it. */
const lists = [
  { table: 'updates', path: '/api/pregnancies/1/updates', fields: { content: 'content', week: 'week' } },
  { table: 'contacts', path: '/api/contacts', fields: { name: 'name', phone_number: 'phoneNumber' } },
  { table: 'appointments', path: '/api/appointments', fields: { title: 'title', location: 'location' } },
  { table: 'wishes', path: '/api/pregnancies/1/wishlist', fields: { name: 'name', price: 'price' } },
  { table: 'photos', path: '/api/photos', fields: { caption: 'caption', week: 'week', filename: 'filename' } },
  { table: 'scans', path: '/api/pregnancies/1/scans', fields: { measured_on: 'measuredOn', note: 'note' } },
] as const

/** Signs in with the old password, and compares every list and photo with the old data. */
async function compareResponses(port: number, golden: Golden) {
  const ask = openAsker(port)
  const body = { email: 'nora@nestling.example', password: castPassword }
  const login = await ask({ method: 'POST', path: '/api/login', body })
  if (login?.status !== 200) return { seen: 0, problems: [`The sign-in was answered with ${login?.status}.`] }
  const cookie = login.cookies.match(/nestling-session=[^;]+/)?.[0] ?? ''
  let seen = 0
  const problems: string[] = []
  for (const { table, path, fields } of lists) {
    const expected = (golden.tables.get(table) ?? []).filter((row) => !row.deleted_at)
    const text = (await ask({ method: 'GET', path, cookie }))?.text ?? '[]'
    const shown: Row[] = JSON.parse(text)
    seen += expected.length
    if (shown.length !== expected.length) problems.push(`${shown.length} of ${expected.length} ${table} are shown.`)
    for (const row of expected) {
      const one = shown.find(({ id }) => id === row.id)
      for (const [column, field] of Object.entries(fields))
        if (column in row && one?.[field] !== row[column])
          problems.push(`Row ${row.id} of ${table} is shown with a different ${field}.`)
    }
  }
  for (const { filename, id } of (golden.tables.get('photos') ?? []).filter((row) => !row.deleted_at)) {
    const response = await fetch(`http://127.0.0.1:${port}/api/photos/${filename}`, { headers: { cookie } })
    const shown = hash('sha256', await response.bytes())
    seen += 1
    if (!golden.files.some(({ bytes }) => hash('sha256', bytes) === shown)) problems.push(`Photo ${id} is not shown.`)
  }
  return { seen, problems }
}
