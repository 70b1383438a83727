/** Starts the product at a fixed time, with demo data in memory. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createApp } from '#app/server/app.ts'
import { createServices } from '#app/server/assemble.ts'
import { migrations, routes } from '#app/server/features.ts'
import { findSetUpPath } from '#app/server/first-admin.ts'
import { listen } from '#app/server/listen.ts'
import { readClient } from '#app/server/page/client.ts'
import { signInAs } from '#app/server/seed/act-as.ts'
import { addDemoPhotos } from '#app/server/seed/add-demo-photos.ts'
import { seedWorld, type World } from '#app/server/seed/seed-world.ts'
import type { CastName } from '#features/sign-in/fixtures.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openSqlite } from '#platform/server/database/sqlite.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import { noInternet } from '#platform/server/internet/internet.ts'
import { createLog } from '#platform/server/log.ts'

/** A Thursday, so the days around it are in the same calendar week. */
export const dayOfPictures = new Date('2026-06-18T08:20:00Z')
/** The origin of the links in the pictures. It has no port, because the browser maps the host name to the server. */
export const origin = 'http://nestling.example'
export const knownCode = 'HERENAPK'

export type DemoApp = Awaited<ReturnType<typeof openDemoApp>>

/** Starts the product with this demo data. With null, there is no account. */
export async function openDemoApp(world: World | null) {
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-pictures-'))
  const environment = readEnvironment({ LOG_LEVEL: 'error', DATA_DIR: dataDir, PORT: '0', PUBLIC_URL: origin })
  const database = openSqlite(':memory:')
  await migrate(database, migrations)
  const log = createLog(environment.logLevel)
  const services = createServices({ environment, database, log, clock: () => dayOfPictures, internet: noInternet })
  if (world) await seedWorld(services, world)
  if (world === 'week-30') await addDemoPhotos(services)
  // The invitation code is visible in pictures, so it must be the same each time.
  await services.db.updateTable('invite_codes').set({ code: knownCode }).execute()
  const client = readClient(resolve(import.meta.dirname, '../../dist/client'))
  const { address, close } = await listen(createApp(services, routes, client), environment)

  return {
    address,
    setUpPath: await findSetUpPath(services),
    signIn: (name: CastName) => signInAs(services, name),
    async close() {
      await close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
