import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import type { Environment } from '#platform/server/environment.ts'
import { sweepIncoming } from '#platform/server/http/sweep-incoming.ts'
import { openCaretaker } from '#platform/server/jobs.ts'
import type { createLog } from '#platform/server/log.ts'
import { canSendMail } from '#platform/server/mail/post-letter.ts'
import { openPostman } from '#platform/server/mail/postman.ts'
import { publicInternet } from '#platform/server/outside/outside.ts'
import { createApp } from './app.ts'
import { createServices } from './assemble.ts'
import { jobs, migrations, routes } from './features.ts'
import { findSetUpPath, makeFirstAdmin } from './first-admin.ts'
import { letterKinds } from './letters.ts'
import { listen } from './listen.ts'
import type { Client } from './page/client.ts'
import { controlPath, openControl } from './process/control.ts'

type Installation = { environment: Environment; log: ReturnType<typeof createLog>; client: Client }

/** Database → app → listening, with all that Nestling does by itself; gives what to print, and how to end. */
export async function openNestling({ environment, log, client }: Installation) {
  const database = await openDatabase(environment, (error) => log.error({ error }, 'a database connection broke'))
  try {
    await migrate(database, migrations)
    const swept = sweepIncoming({ dataDir: environment.dataDir, engine: database.engine, now: new Date() })
    await swept.catch((error) => log.warn({ error }, 'leftovers of uploads could not be removed'))
    const services = createServices({ environment, database, log, clock: () => new Date(), outside: publicInternet })
    await makeFirstAdmin(services)
    const setUpPath = await findSetUpPath(services)
    const { address, close } = await listen(createApp(services, routes, client), environment)
    const postman = openPostman({ ...services, kinds: letterKinds })
    if (canSendMail(environment)) postman.start()
    const caretaker = openCaretaker(services, jobs)
    caretaker.start()
    const publicAddress = environment.publicUrl?.origin ?? address
    const control =
      database.engine === 'sqlite'
        ? openControl({ ...services, path: controlPath(environment.dataDir), publicAddress })
        : undefined
    return {
      lines: [
        `Nestling is open at ${publicAddress}`,
        ...(setUpPath ? [`Set it up, once, at ${publicAddress}${setUpPath}`] : []),
      ],
      async close() {
        await Promise.all([close(), postman.stop(), caretaker.stop(), control?.then((shut) => shut())])
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
