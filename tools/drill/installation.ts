/** An installation to break: the demo family in week 30, on SQLite or on its own PostgreSQL server. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { CastName } from '../../src/features/sign-in/fixtures.ts'
import type { OpenDatabase } from '../../src/platform/server/database/database.ts'
import { openDatabase } from '../../src/platform/server/database/open.ts'
import { readEnvironment } from '../../src/platform/server/environment.ts'
import type { Role } from '../../src/platform/shared/role.ts'
import { addPeople } from '../bench/server/people.ts'
import { seedDatabase, signInCookie } from '../bench/server/seeded-folder.ts'
import { type ServerProcess, startNestling } from '../bench/server/server-process.ts'
import { startPostgres } from '../test/postgres.ts'

export type Settings = Readonly<Record<string, string>>

export type Installation = {
  readonly dataDir: string
  readonly pregnancyId: number
  /** The session cookie of the mother, who is an admin. */
  readonly mother: string
  /** Starts a session for one of the demo cast, and returns its cookie. With SQLite, the server must be stopped. */
  signIn(name: CastName): Promise<string>
  /** Adds people with this role to the journey. Returns their session cookies. With SQLite, the server must be stopped. */
  addPeople(count: number, role: Role): Promise<string[]>
  /** Starts the built server, as `npm start` does. */
  start(settings?: Record<string, string>): Promise<ServerProcess>
  /** The settings with which the server starts. */
  readonly settings: Settings
  /** Makes a folder and a database of the same kind for an empty installation, and returns its settings. */
  openEmpty(): Promise<Settings>
  /** Copies this installation, and returns the settings of the copy. The server must be stopped. */
  openCopy(): Promise<Settings>
  /** Removes an installation that `openEmpty` or `openCopy` made. */
  removePlace(settings: Settings): Promise<void>
  /** Opens the database of this installation, or that of other settings. With SQLite, the server must be stopped. */
  withDatabase: WithDatabase
  /** Resets the rate limits in PostgreSQL. With SQLite they are in memory, so a restart resets them. */
  resetRateLimits(): Promise<void>
  remove(): Promise<void>
}

type WithDatabase = <Result>(use: (database: OpenDatabase) => Promise<Result>, settings?: Settings) => Promise<Result>

export async function openInstallation({ postgres }: { postgres: boolean }): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-drill-'))
  const server = postgres ? await startPostgres() : null
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', ...(server && { DATABASE_URL: server.url }) }
  const folders = [dataDir]
  let places = 0

  const withDatabase: WithDatabase = async (use, of = settings) => {
    const database = await openDatabase(readEnvironment(of), () => undefined)
    try {
      return await use(database)
    } finally {
      await database.close()
    }
  }

  async function openPlace(template: 'template1' | 'postgres') {
    places += 1
    const place = { DATA_DIR: `${dataDir}-${places}` }
    folders.push(place.DATA_DIR)
    if (!server) return place
    const name = `place_${places}`
    const create = sql`create database ${sql.id(name)} template ${sql.id(template)}`
    await withDatabase(({ db }) => create.execute(db))
    return { ...place, DATABASE_URL: new URL(`/${name}`, server.url).href }
  }

  const { mother, pregnancyId } = await withDatabase(async (database) => {
    const services = await seedDatabase(database, dataDir)
    const { id } = await database.db.selectFrom('pregnancies').select('id').orderBy('id').executeTakeFirstOrThrow()
    return { mother: await signInCookie(services, 'mother'), pregnancyId: id }
  })

  return {
    dataDir,
    settings,
    openEmpty: () => openPlace('template1'),
    async openCopy() {
      const place = await openPlace('postgres')
      cpSync(dataDir, place.DATA_DIR, { recursive: true, preserveTimestamps: true })
      return place
    },
    async removePlace({ DATA_DIR = '', DATABASE_URL }) {
      rmSync(DATA_DIR, { recursive: true, force: true })
      const name = DATABASE_URL && new URL(DATABASE_URL).pathname.slice(1)
      if (name) await withDatabase(({ db }) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(db))
    },
    pregnancyId,
    mother,
    signIn: (name) => withDatabase(({ db }) => signInCookie({ db, clock: () => new Date() }, name)),
    addPeople: (count, role) => withDatabase(({ db }) => addPeople(db, count, role)),
    async resetRateLimits() {
      if (server) await withDatabase(({ db }) => db.deleteFrom('budgets').execute())
    },
    start: (more = {}) => startNestling(dataDir, { ...settings, ...more }),
    withDatabase,
    async remove() {
      await server?.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}
