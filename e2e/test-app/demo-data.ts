/** Creates each set of demo data (a world) once per Playwright worker, and copies it for every test server. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServices } from '#app/server/assemble.ts'
import { migrations } from '#app/server/features.ts'
import { signInAs } from '#app/server/seed/act-as.ts'
import { seedWorld, type World } from '#app/server/seed/seed-world.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openSqlite } from '#platform/server/database/sqlite.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import { noInternet } from '#platform/server/internet/internet.ts'
import { createLog } from '#platform/server/log.ts'
import type { Services } from '#platform/server/services.ts'
import { type CastName, cast } from './cast.ts'

export type Prepare = (services: Services) => Promise<unknown>
type Tokens = Partial<Record<CastName, string>>
export type DemoData = ReturnType<typeof openDemoData>

export const makeTempFolder = () => mkdtempSync(join(tmpdir(), 'nestling-test-'))

export function openDemoData() {
  const created = new Map<World, Promise<{ folder: string; tokens: Tokens }>>()
  const folders: string[] = []

  async function create(world: World) {
    const folder = makeTempFolder()
    folders.push(folder)
    const tokens: Tokens = {}
    await changeData(folder, async (services) => {
      await seedWorld(services, world)
      for (const name of await listPeople(services)) tokens[name] = await signInAs(services, name)
    })
    return { folder, tokens }
  }

  return {
    /** Copies the world into the folder. Returns a session token for each person in the world. */
    async copyTo(folder: string, world: World): Promise<Tokens> {
      const begun = created.get(world) ?? create(world)
      created.set(world, begun)
      const { folder: source, tokens } = await begun
      cpSync(source, folder, { recursive: true })
      return tokens
    },
    remove() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Changes a test server's data while the server is stopped. */
export async function changeData(folder: string, work: Prepare): Promise<void> {
  const database = openSqlite(folder)
  try {
    await migrate(database, migrations)
    const environment = readEnvironment({ LOG_LEVEL: 'silent', DATA_DIR: folder })
    await work(
      createServices({
        environment,
        database,
        log: createLog('silent'),
        clock: () => new Date(),
        internet: noInternet,
      }),
    )
  } finally {
    await database.close()
  }
}

async function listPeople({ db }: Services): Promise<CastName[]> {
  const accounts = await db.selectFrom('users').select('email').execute()
  const names = Object.keys(cast) as CastName[]
  return names.filter((name) => accounts.some(({ email }) => email === cast[name].email))
}
