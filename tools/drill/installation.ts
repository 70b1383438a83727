/** An installation to break: the demo world in week 30 with more people in it, on SQLite or on a PostgreSQL of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { joinJourney } from '../../src/features/membership/server/public.ts'
import { castPassword } from '../../src/features/sign-in/fixtures.ts'
import { createAccount, hashPassword, openSession } from '../../src/features/sign-in/server/public.ts'
import type { OpenDatabase } from '../../src/platform/server/database/database.ts'
import { openDatabase } from '../../src/platform/server/database/open.ts'
import { readEnvironment } from '../../src/platform/server/environment.ts'
import type { Role } from '../../src/platform/shared/role.ts'
import { seedDatabase, signInCookie } from '../bench/server/seeded-folder.ts'
import { type ServerProcess, startNestling } from '../bench/server/server-process.ts'
import { startPostgres } from '../test/postgres.ts'

export type Installation = {
  readonly dataDir: string
  readonly pregnancyId: number
  /** The session of the mother, who is an admin. */
  readonly mother: string
  /** Adds people with a role to the journey, and returns their sessions. The server must not run. */
  addPeople(count: number, role: Role): Promise<string[]>
  /** Starts the built server, as `npm start` does. */
  start(settings?: Record<string, string>): Promise<ServerProcess>
  /** The settings of its server. */
  readonly settings: Readonly<Record<string, string>>
  /** Settings for an empty place with the same kind of database, to restore into. */
  openEmpty(): Promise<Readonly<Record<string, string>>>
  /** Opens the data while the server does not run, also that of other settings. */
  withDatabase: WithDatabase
  remove(): Promise<void>
}

type WithDatabase = <Result>(
  use: (database: OpenDatabase) => Promise<Result>,
  settings?: Readonly<Record<string, string>>,
) => Promise<Result>

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

  const { mother, pregnancyId } = await withDatabase(async (database) => {
    const services = await seedDatabase(database, dataDir)
    const { id } = await database.db.selectFrom('pregnancies').select('id').orderBy('id').executeTakeFirstOrThrow()
    return { mother: await signInCookie(services, 'mother'), pregnancyId: id }
  })

  return {
    dataDir,
    settings,
    async openEmpty() {
      places += 1
      const place = { DATA_DIR: `${dataDir}-${places}` }
      folders.push(place.DATA_DIR)
      if (!server) return place
      const name = `place_${places}`
      await withDatabase(({ db }) => sql`create database ${sql.id(name)}`.execute(db))
      return { ...place, DATABASE_URL: new URL(`/${name}`, server.url).href }
    },
    pregnancyId,
    mother,
    addPeople: async (count, role) => {
      const passwordHash = await hashPassword(castPassword)
      return withDatabase(({ db }) =>
        db.transaction().execute(async (tx) => {
          const now = new Date()
          const cookies: string[] = []
          for (let at = 0; at < count; at += 1) {
            const email = `${role}-${at}@nestling.example`
            const account = { email, firstName: `Kim ${at}`, lastName: '', passwordHash, mayFound: false }
            const userId = await createAccount(tx, account, now)
            await joinJourney(tx, { pregnancyId, userId, role, now })
            const token = await openSession(tx, { userId, pregnancyId, deviceName: 'Drill', now })
            cookies.push(`nestling-session=${token}`)
          }
          return cookies
        }),
      )
    },
    start: (more = {}) => startNestling(dataDir, { ...settings, ...more }),
    withDatabase,
    async remove() {
      await server?.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}
