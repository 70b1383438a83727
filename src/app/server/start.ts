/** Environment → database → app → listen, and back in good order when the process is told to stop. */
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { StartError } from '#platform/server/database/start-error.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import { createLog } from '#platform/server/log.ts'
import { EnvironmentError } from '#platform/server/read-setting.ts'
import { createApp } from './app.ts'
import { createServices } from './assemble.ts'
import { migrations, routes } from './features.ts'
import { findSetUpPath, makeFirstAdmin } from './first-admin.ts'
import { listen } from './listen.ts'
import { readClient } from './page/client.ts'

/** Starts Nestling with the client that was built into the folder, or says in a sentence why it cannot. */
export async function start(clientFolder: string): Promise<void> {
  try {
    await open(clientFolder)
  } catch (error) {
    if (!(error instanceof StartError || error instanceof EnvironmentError)) throw error
    console.error(`Nestling did not start. ${error.message}`)
    process.exitCode = 1
  }
}

async function open(clientFolder: string) {
  const environment = readEnvironment(process.env)
  const log = createLog(environment.logLevel)
  const database = await openDatabase(environment, (error) => log.error({ error }, 'a database connection broke'))
  try {
    await migrate(database, migrations)
    const services = createServices({ environment, database, log, clock: () => new Date() })
    await makeFirstAdmin(services)
    const setUpPath = await findSetUpPath(services)
    const { address, close } = await listen(createApp(services, routes, readClient(clientFolder)), environment)
    stopGracefully(async () => {
      await close()
      await database.close()
    })

    const publicAddress = environment.publicUrl?.origin ?? address
    console.log(`Nestling is open at ${publicAddress}`)
    if (setUpPath) console.log(`Set it up, once, at ${publicAddress}${setUpPath}`)
  } catch (error) {
    await database.close()
    throw error
  }

  function stopGracefully(stop: () => Promise<void>) {
    const finish = (code: number) => stop().finally(() => process.exit(code))
    process.once('SIGTERM', () => finish(0))
    process.once('SIGINT', () => finish(0))
    process.on('unhandledRejection', (error) => log.error({ error }, 'a bug'))
    process.on('uncaughtException', (error) => {
      log.fatal({ error }, 'a bug that leaves the program in doubt: it ends')
      finish(1)
    })
  }
}
