/** The process around Nestling: settings in, lines out, and back in good order when it is told to stop. */
import { StartError } from '#platform/server/database/start-error.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import { createLog } from '#platform/server/log.ts'
import { EnvironmentError } from '#platform/server/read-setting.ts'
import { openNestling } from './open-nestling.ts'
import { readClient } from './page/client.ts'

/** Starts Nestling with the client that was built into the folder, or says in a sentence why it cannot. */
export async function start(clientFolder: string): Promise<void> {
  try {
    const environment = readEnvironment(process.env)
    const log = createLog(environment.logLevel)
    const { lines, close } = await openNestling({ environment, log, client: readClient(clientFolder) })
    stopGracefully(close, log)
    for (const line of lines) console.log(line)
  } catch (error) {
    if (!(error instanceof StartError || error instanceof EnvironmentError)) throw error
    console.error(`Nestling did not start. ${error.message}`)
    process.exitCode = 1
  }
}

function stopGracefully(stop: () => Promise<void>, log: ReturnType<typeof createLog>) {
  const finish = (code: number) => stop().finally(() => process.exit(code))
  process.once('SIGTERM', () => finish(0))
  process.once('SIGINT', () => finish(0))
  process.on('unhandledRejection', (error) => log.error({ error }, 'a bug'))
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'a bug that leaves the program in doubt: it ends')
    finish(1)
  })
}
