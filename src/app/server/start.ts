/** The process: reads settings, starts Nestling, prints its address, and stops cleanly. */
import { openNewsWorker } from '#features/news/server/public.ts'
import { makePushKeys, openPushWorker, queuePush } from '#features/push/server/public.ts'
import { endInterruptedBackups } from '#platform/server/backup/run-backup.ts'
import { explainFailure } from '#platform/server/database/failures.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { databaseFile } from '#platform/server/database/sqlite.ts'
import { StartError } from '#platform/server/database/start-error.ts'
import { type Environment, readEnvironment } from '#platform/server/environment.ts'
import { loadLate } from '#platform/server/feature/late.ts'
import { sweepIncoming } from '#platform/server/http/sweep-incoming.ts'
import { checkCopyAtStart } from '#platform/server/installation/check-copy-at-start.ts'
import { refuseForeignStore, refuseLostDatabase } from '#platform/server/installation/check-store.ts'
import { protectFolder } from '#platform/server/installation/protect-folder.ts'
import { type Internet, publicInternet } from '#platform/server/internet/internet.ts'
import { openScheduler } from '#platform/server/jobs.ts'
import { createLog } from '#platform/server/log.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { canSendMail } from '#platform/server/mail/queue-message.ts'
import { EnvironmentError } from '#platform/server/read-setting.ts'
import { openReserve } from '#platform/server/storage/reserve.ts'
import { texts as platform } from '#platform/server/texts/texts.ts'
import { createApp } from './app.ts'
import { createServices } from './assemble.ts'
import { features, jobs, messageKinds, migrations, routes } from './features.ts'
import { findSetUpPath, makeFirstAdmin } from './first-admin.ts'
import { listen } from './listen.ts'
import { type Client, readClient } from './page/client.ts'
import { controlPath, openControl } from './process/control.ts'

/** Starts Nestling with the built client in the folder, or prints why it cannot. */
export async function start(clientFolder: string): Promise<void> {
  try {
    const environment = readEnvironment(process.env)
    const log = createLog(environment.logLevel)
    const { lines, close, isDatabaseInPlace } = await openNestling({
      environment,
      log,
      client: readClient(clientFolder),
    })
    const stop = stopGracefully(close, log)
    stopWhenMoved(isDatabaseInPlace, () => stop(1), databaseFile(environment.dataDir))
    for (const line of lines) console.log(line)
  } catch (error) {
    console.error(`Nestling did not start. ${explainStart(error)}`)
    process.exitCode = 1
  }
}

/** The sentence for an expected error. Throws any other error, because it is a bug. */
function explainStart(error: unknown): string {
  if (error instanceof StartError || error instanceof EnvironmentError) return error.message
  const fault = explainFailure(error)?.details.fault
  if (fault === undefined) throw error
  return platform.faults[fault]
}

/** Milliseconds from the start until late modules are loaded and jobs run, so the first requests do not wait for them. */
const deferredStartMs = 1000

type Installation = {
  environment: Environment
  log: ReturnType<typeof createLog>
  client: Client
  clock?: () => Date
  internet?: Internet
}

/** Opens the database, the server and the background jobs. Returns lines to print and a function to stop. */
export async function openNestling({
  environment,
  log,
  client,
  clock = () => new Date(),
  internet = publicInternet,
}: Installation) {
  await refuseLostDatabase(environment, features, log)
  const database = await openDatabase(environment, (error) => log.error({ error }, 'a database connection broke'))
  try {
    await migrate(database, migrations)
    const swept = sweepIncoming({ dataDir: environment.dataDir, engine: database.engine, now: clock() })
    await swept.catch((error) => log.warn({ error }, 'leftovers of uploads could not be removed'))
    const reserve = database.engine === 'sqlite' ? openReserve({ folder: environment.dataDir, clock }) : undefined
    const parts = { environment, database, log, clock, internet }
    const services = createServices({ ...parts, ...(reserve && { reserve }) })
    await refuseForeignStore(services)
    const copyLines = await checkCopyAtStart(services)
    await makeFirstAdmin(services)
    await makePushKeys(services.db, clock())
    const setUpPath = await findSetUpPath(services)
    const { address, close } = await listen(createApp(services, routes, client), environment)
    services.live.start().catch((error) => log.warn({ error }, 'open pages cannot be told of changes yet'))
    services.reserve.isInUse()
    protectFolder({ folder: environment.dataDir, log })
    const mailWorker = openMailWorker({ ...services, kinds: messageKinds })
    if (canSendMail(environment)) mailWorker.start()
    const newsWorker = openNewsWorker({ ...services, queuePush })
    newsWorker.start()
    const pushWorker = openPushWorker(services)
    pushWorker.start()
    if (database.engine === 'sqlite') await endInterruptedBackups(services.db, services.clock(), 0)
    const scheduler = openScheduler(services, jobs)
    const deferredStart = setTimeout(() => {
      void loadLate()
      scheduler.start()
    }, deferredStartMs).unref()
    const publicAddress = environment.publicUrl?.origin ?? address
    const control =
      database.engine === 'sqlite'
        ? openControl({ ...services, path: controlPath(environment.dataDir), publicAddress })
        : undefined
    return {
      lines: [
        ...copyLines,
        `Nestling is open at ${publicAddress}`,
        ...(setUpPath ? [`Set it up, once, at ${publicAddress}${setUpPath}`] : []),
      ],
      isDatabaseInPlace: database.isDatabaseInPlace,
      async close() {
        clearTimeout(deferredStart)
        await services.live.close()
        await Promise.all([
          close(),
          mailWorker.stop(),
          newsWorker.stop(),
          pushWorker.stop(),
          scheduler.stop(),
          control?.then((shut) => shut()),
        ])
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

function stopGracefully(stop: () => Promise<void>, log: ReturnType<typeof createLog>) {
  const finish = (code: number) => stop().finally(() => process.exit(code))
  process.once('SIGTERM', () => finish(0))
  process.once('SIGINT', () => finish(0))
  process.on('unhandledRejection', (error) => log.error({ error }, 'a bug'))
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'a bug may have left the program in a wrong state, so the program ends')
    finish(1)
  })
  return finish
}

/** Stops Nestling when its database file was moved or removed, because nothing can be saved any more. */
function stopWhenMoved(isDatabaseInPlace: () => boolean, stop: () => void, file: string) {
  const timer = setInterval(() => {
    if (isDatabaseInPlace()) return
    clearInterval(timer)
    console.error(`Nestling ended. ${file} was moved or removed while it was in use. Put it back, then start again.`)
    stop()
  }, 1000).unref()
}
