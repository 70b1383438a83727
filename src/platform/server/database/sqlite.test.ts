import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { explainFailure } from './failures.ts'
import { migrate } from './migrate.ts'
import { copyFileOf, openSqlite } from './sqlite.ts'
import { StartError } from './start-error.ts'

vi.setConfig({ testTimeout: 30_000 })

let parent: string
let folder: string
let file: string
const children: ChildProcess[] = []

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'nestling-sqlite-'))
  folder = join(parent, 'data')
  file = join(folder, 'nestling.db')
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  chmodSync(parent, 0o700)
  rmSync(parent, { recursive: true, force: true })
})

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('a query that ran before a migration returns the new columns after the migration', async () => {
  const { db, close } = openSqlite(':memory:')
  await sql`create table pets (name text)`.execute(db)
  await sql`insert into pets values ('Rex')`.execute(db)
  const pets = async () => (await sql`select * from pets`.execute(db)).rows
  expect(await pets()).toEqual([{ name: 'Rex' }])
  await sql`alter table pets add column age integer`.execute(db)
  expect(await pets()).toEqual([{ name: 'Rex', age: null }])
  await close()
})

async function fillDatabase() {
  const database = openSqlite(folder)
  await migrate(database, [])
  const rows = Array.from({ length: 200 }, (_, at) => ({ name: `${at} ${'x'.repeat(200)}`, applied_at: '' }))
  await database.db.insertInto('migrations').values(rows).execute()
  await database.close()
}

describe('a data folder', () => {
  test('is created, readable only by its owner', async () => {
    const database = openSqlite(folder)
    await migrate(database, [])
    expect([modeOf(folder), modeOf(file), modeOf(`${file}-wal`)]).toEqual(['700', '600', '600'])
    await database.close()
  })

  test('still has the committed rows after it is opened again', async () => {
    await fillDatabase()
    const database = openSqlite(folder)
    expect(await database.db.selectFrom('migrations').select('name').execute()).toHaveLength(200)
    await database.close()
  })

  test('has a database that only its owner can read, even if others could read it before', async () => {
    await fillDatabase()
    chmodSync(file, 0o644)
    await openSqlite(folder).close()
    expect(modeOf(file)).toBe('600')
  })

  test('is locked, and its database syncs each commit to the disk and checks foreign keys', async () => {
    const { db, close } = openSqlite(folder)
    const read = async (name: string) => Object.values(Object((await sql.raw(`pragma ${name}`).execute(db)).rows[0]))[0]
    expect(await read('journal_mode')).toBe('wal')
    expect(await read('synchronous')).toBe(2)
    expect(await read('foreign_keys')).toBe(1)
    expect(await read('locking_mode')).toBe('exclusive')
    await close()
  })

  test('is refused with an explanation if it is a file', () => {
    writeFileSync(folder, '')
    expect(() => openSqlite(folder)).toThrow(StartError)
    expect(() => openSqlite(folder)).toThrow(
      /^Nestling cannot write to the data folder .+ \(E\w+\)\. Set DATA_DIR to another one\.$/,
    )
  })
})

describe('opening a damaged database', () => {
  const damages: Readonly<Record<string, () => void>> = {
    'a database with a broken header': () =>
      writeFileSync(file, `SQLite formed 3${readFileSync(file, 'latin1').slice(15)}`, 'latin1'),
    'a database that is cut off in its header': () => truncateSync(file, 10),
    'a database that is cut in half': () => truncateSync(file, statSync(file).size / 2),
    'a database that was replaced by another file': () => writeFileSync(file, 'Dear diary, …'.repeat(1000)),
    'a database that lost everything but its write-ahead log': () => {
      writeFileSync(`${file}-wal`, 'x')
      truncateSync(file, 0)
    },
  }

  test.each(Object.entries(damages))('%s is refused and left as it is', async (_, damage) => {
    await fillDatabase()
    damage()
    const before = readFileSync(file)
    expect(() => openSqlite(folder)).toThrow(StartError)
    expect(() => openSqlite(folder)).toThrow(`${file} is damaged and was left as it is.`)
    expect(readFileSync(file).equals(before)).toBe(true)
  })
})

describe('another process', () => {
  const program = `
    import { openSqlite } from ${JSON.stringify(new URL('sqlite.ts', import.meta.url).href)}
    try { globalThis.held = openSqlite(process.argv[1]); console.log('open') } catch (error) { console.log(error.message) }
    process.stdin.resume()`

  async function startOther() {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    children.push(child)
    const [output] = await once(child.stdout, 'data')
    return { child, output: String(output).trim() }
  }

  test('is refused while this process uses the folder', async () => {
    const database = openSqlite(folder)
    expect((await startOther()).output).toBe(
      `Another Nestling is already running on ${folder}. Stop it first, or set DATA_DIR.`,
    )
    await database.close()
  })

  test('locks the folder even before it has written anything', async () => {
    expect((await startOther()).output).toBe('open')
    const open = () => openSqlite(folder)
    expect(open).toThrow(StartError)
    expect(open).toThrow('Another Nestling is already running')
  })

  test('leaves no lock when it is killed', async () => {
    const { child } = await startOther()
    child.kill('SIGKILL')
    await once(child, 'exit')
    const database = openSqlite(folder)
    await migrate(database, [])
    await database.close()
  })
})

test('a copy of the database that begins while a transaction is open contains what the transaction wrote', async () => {
  const { db, close } = openSqlite(folder)
  await sql`create table pets (name text)`.execute(db)
  const path = join(parent, 'copy.db')
  const { copied } = await db.transaction().execute(async (tx) => {
    await sql`insert into pets values ('Rex')`.execute(tx)
    const copied = copyFileOf(db, path).then(
      () => 'copied',
      (error) => error,
    )
    // Leaves time for the first step of the copy, which finds the transaction open.
    for (let turn = 0; turn < 1000; turn += 1) await new Promise(setImmediate)
    return { copied }
  })
  expect(await copied).toBe('copied')
  await close()
  const copy = new DatabaseSync(path)
  expect(copy.prepare('select name from pets').all()).toEqual([{ name: 'Rex' }])
  copy.close()
})

test('a database that was never queried can be closed', async () => {
  await openSqlite(folder).close()
  expect(existsSync(`${file}-wal`)).toBe(false)
})

test('when the disk fills up in a transaction, the error says so, and the transaction is rolled back', async () => {
  const { db, close } = openSqlite(folder)
  await sql`create table notes (text text)`.execute(db)
  await sql`pragma max_page_count = 8`.execute(db)
  const fill = db.transaction().execute(async (tx) => {
    for (let page = 0; page < 20; page += 1) await sql`insert into notes values (${'x'.repeat(4000)})`.execute(tx)
  })
  expect(explainFailure(await fill.catch((error) => error))).toMatchObject({ code: 'storage-full' })
  expect((await sql`select * from notes`.execute(db)).rows).toEqual([])
  await close()
})
