/** The server of `npm run dev` (tools/dev): the product with a demo family, and a page to sign in as any of its people. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openNewsWorker } from '#features/news/server/public.ts'
import { openPushWorker, queuePush } from '#features/push/server/public.ts'
import { type CastName, cast } from '#features/sign-in/fixtures.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { databaseFile, openSqlite } from '#platform/server/database/sqlite.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import type { Answer } from '#platform/server/http/answer.ts'
import type { HttpRequest } from '#platform/server/http/wire/request.ts'
import { publicInternet } from '#platform/server/internet/internet.ts'
import { createLog } from '#platform/server/log.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { canSendMail } from '#platform/server/mail/queue-message.ts'
import { splitPage } from '../page-parts.ts'
import { createApp } from './app.ts'
import { createServices } from './assemble.ts'
import { messageKinds, migrations, routes } from './features.ts'
import { listen } from './listen.ts'
import type { Client } from './page/client.ts'
import { signInAs } from './seed/act-as.ts'
import { seedDemo } from './seed/seed-demo.ts'
import { worlds } from './seed/seed-world.ts'

const requestedWorld = process.argv[process.argv.indexOf('--world') + 1]
const world = worlds.find((name) => name === requestedWorld) ?? 'week-30'
const source = fileURLToPath(new URL('../client/index.html', import.meta.url))

const environment = readEnvironment({ LOG_LEVEL: 'warn', ...process.env, PHOTO_STORE: undefined })
// This file is written once the data is seeded. The process restarts after each change of the code, and must not seed again.
const seeded = join(environment.dataDir, 'seeded')
const file = databaseFile(environment.dataDir)
if (!existsSync(seeded)) for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
const database = openSqlite(environment.dataDir)
await migrate(database, migrations)
const log = createLog(environment.logLevel)
const services = createServices({ environment, database, log, clock: () => new Date(), internet: publicInternet })
if (!existsSync(seeded)) {
  await seedDemo(services, world)
  writeFileSync(seeded, world)
}

const app = createApp(services, routes, readSourcePage())

if (canSendMail(environment)) openMailWorker({ ...services, kinds: messageKinds }).start()
openNewsWorker({ ...services, queuePush }).start()
openPushWorker(services).start()
const { address } = await listen({ answer }, { host: '127.0.0.1', port: 0 })
process.once('disconnect', () => process.exit())
process.send?.(address)

/** The source page. tools/dev adds Vite's scripts to it, and Vite serves the files. */
function readSourcePage(): Client {
  return { files: new Map(), page: splitPage(readFileSync(source, 'utf8')), inlineStyles: [], inlineScripts: [] }
}

async function answer(request: HttpRequest): Promise<Answer> {
  const [, page, name = ''] = request.path.split('/')
  if (page !== 'dev') return app.answer(request)
  if (request.method !== 'POST')
    return { status: 200, headers: { 'content-type': 'text/html' }, body: await listPeople() }
  // The type cast is safe: the page has buttons only for the demo people in `cast`.
  const cookie = `nestling-session=${await signInAs(services, name as CastName)}; Path=/; HttpOnly; SameSite=Lax`
  return { status: 303, headers: { location: '/', 'set-cookie': cookie }, body: null }
}

async function listPeople(): Promise<string> {
  const accounts = await services.db.selectFrom('users').select('email').execute()
  const people = Object.entries(cast).filter(([, { email }]) => accounts.some((account) => account.email === email))
  const buttons = people.map(
    ([name, { firstName }]) =>
      `<form method="post" action="/dev/${name}"><button>${firstName} (${name})</button></form>`,
  )
  return `<!doctype html><html lang="en"><title>Sign in as</title><h1>Sign in as</h1>${buttons.join('')}<p><a href="/gallery">Gallery</a></p>`
}
