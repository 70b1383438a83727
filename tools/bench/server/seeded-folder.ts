/** A data folder with a SQLite file of the demo family in week 30, and a session of the mother. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServices } from '../../../src/app/server/assemble.ts'
import { migrations } from '../../../src/app/server/features.ts'
import { signInAs } from '../../../src/app/server/seed/act-as.ts'
import { seedWorld } from '../../../src/app/server/seed/seed-world.ts'
import type { CastName } from '../../../src/features/sign-in/fixtures.ts'
import type { OpenDatabase } from '../../../src/platform/server/database/database.ts'
import { migrate } from '../../../src/platform/server/database/migrate.ts'
import { openSqlite } from '../../../src/platform/server/database/sqlite.ts'
import { readEnvironment } from '../../../src/platform/server/environment.ts'
import { noInternet } from '../../../src/platform/server/internet/internet.ts'
import { createLog } from '../../../src/platform/server/log.ts'
import type { Services } from '../../../src/platform/server/services.ts'

export type Seeded = { dataDir: string; cookie: string; remove: () => void }

export async function seedFolder(): Promise<Seeded> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-bench-'))
  const database = openSqlite(dataDir)
  try {
    const cookie = await signInCookie(await seedDatabase(database, dataDir), 'mother')
    return { dataDir, cookie, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
  } finally {
    await database.close()
  }
}

/** Makes the tables, and fills them with the demo family in week 30. */
export async function seedDatabase(database: OpenDatabase, dataDir: string): Promise<Services> {
  await migrate(database, migrations)
  const environment = readEnvironment({ DATA_DIR: dataDir })
  const services = createServices({
    environment,
    database,
    log: createLog('silent'),
    clock: () => new Date(),
    internet: noInternet,
  })
  await seedWorld(services, 'week-30')
  return services
}

/** Signs one of the demo cast in. Returns the session cookie as a browser sends it. */
export const signInCookie = async (services: Pick<Services, 'db' | 'clock'>, name: CastName): Promise<string> =>
  `nestling-session=${await signInAs(services, name)}`
