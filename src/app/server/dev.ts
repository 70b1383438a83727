/** `npm run dev`: the product with a demo family in memory, and a page on which one click signs any of them in. */
import { mkdtempSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CastName, cast } from '#features/sign-in/fixtures.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openSqlite } from '#platform/server/database/sqlite.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import type { Answer } from '#platform/server/http/answer.ts'
import type { HttpRequest } from '#platform/server/http/wire/request.ts'
import { publicInternet } from '#platform/server/internet/internet.ts'
import { createLog } from '#platform/server/log.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { canSendMail } from '#platform/server/mail/queue-message.ts'
import { createApp } from './app.ts'
import { createServices } from './assemble.ts'
import { messageKinds, migrations, routes } from './features.ts'
import { listen } from './listen.ts'
import { readClient } from './page/client.ts'
import { signInAs } from './seed/act-as.ts'
import { hangDemoPhotos } from './seed/hang-demo-photos.ts'
import { seedWorld, worlds } from './seed/seed-world.ts'

const asked = process.argv[process.argv.indexOf('--world') + 1]
const world = worlds.find((name) => name === asked) ?? 'week-30'
const folder = fileURLToPath(new URL('../../../dist/development', import.meta.url))

// The database is in memory, so its photos must not land among real ones.
const dataDir = mkdtempSync(join(tmpdir(), 'nestling-dev-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())

const environment = readEnvironment({ LOG_LEVEL: 'warn', ...process.env, DATA_DIR: dataDir, PHOTO_STORE: undefined })
const database = openSqlite(':memory:')
await migrate(database, migrations)
const log = createLog(environment.logLevel)
const services = createServices({ environment, database, log, clock: () => new Date(), internet: publicInternet })
await seedWorld(services, world)
if (world === 'week-30') await hangDemoPhotos(services)

let app = createApp(services, routes, readClient(folder))
watch(folder, () => {
  try {
    app = createApp(services, routes, readClient(folder))
  } catch {
    // An incomplete build; another event follows.
  }
})

if (canSendMail(environment)) openMailWorker({ ...services, kinds: messageKinds }).start()
const { address } = await listen({ answer }, environment)
console.log(`The demo family (${world}) is at home: ${address}/dev`)

async function answer(request: HttpRequest): Promise<Answer> {
  const [, page, name = ''] = request.path.split('/')
  if (page !== 'dev') return app.answer(request)
  if (request.method !== 'POST')
    return { status: 200, headers: { 'content-type': 'text/html' }, body: await listPeople() }
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
