/** SQLite through `node:sqlite`: one file, one process, and every commit is on the disk before the response is sent. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import { registerSyncDriver } from './compiled-query.ts'
import type { Database, OpenDatabase } from './database.ts'
import { explainFailure } from './failures.ts'
import { StartError } from './start-error.ts'
import type { Tables } from './tables.ts'
import { createSqliteWatch } from './watch/watch-sqlite.ts'

const mostStatements = 500

/** The name of the database file in the data folder. */
export const databaseFile = (folder: string): string => join(folder, 'nestling.db')

/** The folder inside the data folder that holds an unfinished copy of a database. */
export const unfinishedFolder = (folder: string): string => join(folder, 'unfinished')

/** Opens `nestling.db` in the folder, or a database in memory; throws StartError when it cannot be used. */
export function openSqlite(folder: string | ':memory:'): OpenDatabase {
  const file = folder === ':memory:' ? folder : prepareFolder(folder)
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 1000, defensive: true })
  if (file !== ':memory:') lockFile(sqlite, folder)
  sqlite.exec('pragma synchronous = full; pragma trusted_schema = off; pragma secure_delete = on')

  const { watch, afterStatement } = createSqliteWatch(sqlite)
  const statements = cacheStatements(sqlite, afterStatement)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: statements }) })
  // There is only one connection. While a transaction is open, queries outside it wait until it ends.
  registerSyncDriver(db, (text, values) => (sqlite.isTransaction ? undefined : statements.prepare(text).all(values)))
  openFiles.set(db, sqlite)
  return {
    db,
    engine: 'sqlite',
    isDatabaseInPlace: watchFile(file),
    watch,
    close: async () => {
      await db.destroy()
      // Kysely never closes a database that it has not queried.
      if (sqlite.isOpen) sqlite.close()
    },
  }
}

const openFiles = new WeakMap<Database, DatabaseSync>()
/** The pages in each step of a copy: few enough that other queries wait only a few milliseconds. */
const pagesAtOnce = 1000
const mostTries = 100

/** Copies the database as it is when the copy ends. Other queries run between the steps. */
export async function copyFileOf(db: Database, path: string): Promise<void> {
  const file = openFiles.get(db)
  if (!file) throw new Error('This database is not a SQLite database of this process.')
  for (let tries = 1; ; tries += 1) {
    try {
      await backup(file, path, { rate: pagesAtOnce })
      return
    } catch (error) {
      if (!hasFoundTransaction(error) || tries === mostTries) throw error
    }
    // This query waits until the open transaction has ended.
    await sql`select 1`.execute(db)
  }
}

/** Whether the first step of a copy found a transaction open. Node then throws an error whose code means "not an error". */
const hasFoundTransaction = (error: unknown) => Object(error).errcode === 0

/** Opens a copy of a database file for reading. */
export function openSnapshotFile(file: string): Pick<OpenDatabase, 'db' | 'close'> {
  const database = cacheStatements(new DatabaseSync(file, { readOnly: true }))
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  return { db, close: () => db.destroy() }
}

function prepareFolder(folder: string): string {
  const file = databaseFile(folder)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // Create the file before SQLite opens it, because SQLite gives the file's permissions to the -wal and -shm files, too.
    closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
  } catch (error) {
    throw new StartError(
      `Nestling cannot write to the data folder ${folder} (${codeOf(error)}). Set DATA_DIR to another one.`,
    )
  }
  refuseDamage(file)
  return file
}

/** Throws if the file lost its beginning or all of its contents, because SQLite would take an empty file for a new database. */
function refuseDamage(file: string) {
  const isEmpty = statSync(file).size === 0
  if (isEmpty && existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) throw damaged(file)
  if (isEmpty) return
  const header = Buffer.alloc(15)
  const handle = openSync(file, 'r')
  readSync(handle, header, 0, 15, 0)
  closeSync(handle)
  if (header.toString('latin1') !== 'SQLite format 3') throw damaged(file)
}

/** SQLite's error code for a file that was cut off. */
const shortRead = 522

/** Locks the file for this process. The lock ends with the process, even if the process is killed. */
function lockFile(sqlite: DatabaseSync, folder: string) {
  try {
    sqlite.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; begin exclusive; commit')
  } catch (error) {
    sqlite.close()
    const fault = explainFailure(error)?.details.fault
    if (fault === 'database-busy')
      throw new StartError(`Another Nestling is already running on ${folder}. Stop it first, or set DATA_DIR.`)
    if (fault === 'data-damaged' || Object(error).errcode === shortRead) throw damaged(databaseFile(folder))
    throw error
  }
}

const damaged = (file: string) =>
  new StartError(`${file} is damaged and was left as it is. Put a backup in its place, then start again.`)

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

function watchFile(file: string): () => boolean {
  if (file === ':memory:') return () => true
  const { ino } = statSync(file)
  return () => statSync(file, { throwIfNoEntry: false })?.ino === ino
}

/** The driver interface that Kysely needs. Each statement is prepared once. */
function cacheStatements(sqlite: DatabaseSync, afterStatement = () => {}): SqliteDatabase {
  const prepared = new Map<string, ReturnType<typeof asReader>>()
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      if (prepared.size >= mostStatements) prepared.clear()
      const statement = sql === 'rollback' ? rollbackWhereOpen(sqlite) : asReader(sqlite.prepare(sql), afterStatement)
      // A statement reads the names of its columns only once, and a migration changes them.
      if (/^(alter|create|drop) /.test(sql)) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
  }
}

/** When the disk is full, SQLite has already rolled back. A second rollback would hide the cause. */
function rollbackWhereOpen(sqlite: DatabaseSync): ReturnType<typeof asReader> {
  const rollback = asReader(sqlite.prepare('rollback'))
  return { ...rollback, run: (values) => (sqlite.isTransaction ? rollback.run(values) : nothingDone) }
}

const nothingDone = { changes: 0, lastInsertRowid: 0 }

function asReader(statement: StatementSync, afterStatement = () => {}) {
  const names = statement.columns().map(({ name }) => name)
  // Rows that node:sqlite returns as objects are slow to read, so it returns arrays here.
  statement.setReturnArrays(true)
  const asRow = (columns: unknown) => {
    const row: Record<string, unknown> = {}
    names.forEach((name, at) => {
      row[name] = (columns as readonly unknown[])[at]
    })
    return row
  }
  return {
    reader: names.length > 0,
    // The casts are safe: Kysely types parameters as unknown, but the table types have already checked them.
    all(values: readonly unknown[]) {
      const rows = statement.all(...(values as readonly SQLInputValue[])).map(asRow)
      afterStatement()
      return rows
    },
    run(values: readonly unknown[]) {
      const result = statement.run(...(values as readonly SQLInputValue[]))
      afterStatement()
      return result
    },
    iterate: (values: readonly unknown[]) => statement.iterate(...(values as readonly SQLInputValue[])).map(asRow),
  }
}
