/** Databases for tests, on the engine that the run is about. */
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Database, Engine, OpenDatabase } from './database.ts'
import { type Image, putImage, takeImage } from './image/testing.ts'
import { openSqlite } from './sqlite.ts'

/** The engine that this run is about. */
export const testedEngine: Engine = process.env.NESTLING_TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/** `url` is that of a PostgreSQL. */
export type FreshDatabase = {
  database: OpenDatabase
  url: string | null
  drop: () => Promise<void>
}

type Fill = (database: OpenDatabase) => Promise<void>

/** A database with nothing in it. Close it, then drop it. */
export async function openFreshDatabase(): Promise<FreshDatabase> {
  if (testedEngine === 'sqlite') return { database: openSqlite(':memory:'), url: null, drop: () => Promise.resolve() }
  return createDatabase('template1')
}

/** A database with what `fill` puts into it, which is done once for each name; the others are copies. */
export async function openFilledDatabase(name: string, fill: Fill): Promise<FreshDatabase> {
  if (testedEngine === 'postgres') return createDatabase(await makeTemplate(name, fill))

  const image = images.get(name) ?? makeImage(fill)
  images.set(name, image)
  const fresh = await openFreshDatabase()
  await putImage(fresh.database.db, await image)
  return fresh
}

const images = new Map<string, Promise<Image>>()

async function makeImage(fill: Fill): Promise<Image> {
  const { database } = await openFreshDatabase()
  await fill(database)
  const image = await takeImage(database.db)
  await database.close()
  return image
}

async function createDatabase(template: string) {
  const { openPostgres } = await import('./postgres.ts')
  const outside = openPostgres(inject('postgresUrl'), () => undefined)
  const name = `house_${crypto.randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(outside.db)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return {
    name,
    database: openPostgres(url.href, () => undefined),
    url: url.href,
    async drop() {
      await sql`drop database ${sql.id(name)} with (force)`.execute(outside.db)
      await outside.close()
    },
  }
}

/** Made by the first that asks, in whatever process, while the others wait. */
async function makeTemplate(name: string, fill: Fill): Promise<string> {
  const { openPostgres } = await import('./postgres.ts')
  const template = `template_${hash('sha256', name).slice(0, 32)}`
  const outside = openPostgres(inject('postgresUrl'), () => undefined)
  await outside.db.connection().execute(async (one) => {
    // The first may be longer at it than a query may take.
    await sql`set statement_timeout = 0`.execute(one)
    await sql`select pg_advisory_lock(hashtext(${template}))`.execute(one)
    const { rows } = await sql`select from pg_database where datname = ${template}`.execute(one)
    if (rows.length > 0) return
    const { database, name: unfinished } = await createDatabase('template1')
    await fill(database)
    await database.close()
    await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(template)}`.execute(one)
  })
  // With its connection the lock goes.
  await outside.close()
  return template
}

/** Every row of every table, in an order that does not change. */
export async function dumpTables(db: Database): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables()
  const dump: Record<string, string[]> = {}
  for (const { name } of tables.filter((table) => !table.isView)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    dump[name] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return dump
}
