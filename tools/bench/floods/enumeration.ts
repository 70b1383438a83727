/** Measures whether the responses of sign-in and password reset, or their times, reveal which emails have an account. */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createAccount, hashPassword } from '../../../src/features/sign-in/server/public.ts'
import { openSqlite } from '../../../src/platform/server/database/sqlite.ts'
import { median, printFigure } from '../figures.ts'
import { type Seeded, seedFolder } from '../server/seeded-folder.ts'
import { startNestling } from '../server/server-process.ts'

/** The number of emails with an account that are tried, and the number of those without one. */
const people = 300
const calls = [
  { method: 'POST', path: '/api/login', bodyFor: (email: string) => ({ email, password: 'not the password' }) },
  { method: 'POST', path: '/api/password-reset', bodyFor: (email: string) => ({ email }) },
] as const

export async function measureEnumeration(): Promise<void> {
  const seeded = await seedFolder()
  await addAccounts(seeded)
  // With a mail server configured, a reset does all its usual work. Nothing listens at this port, so messages stay queued.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'nestling@nestling.example' }
  const port = await findFreePort()
  const address = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '127.0.0.1' }
  const { stop } = await startNestling(seeded.dataDir, { ...mail, ...address, LOG_LEVEL: 'silent' })
  console.log(`${people} emails with an account, compared with ${people} emails without one`)
  try {
    for (const call of calls) await measureCall(`http://127.0.0.1:${port}`, call)
  } finally {
    await stop()
    seeded.remove()
  }
}

async function measureCall(origin: string, { method, path, bodyFor }: (typeof calls)[number]): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (let person = 0; person < people; person += 1)
    // The two kinds alternate, so other load on the machine affects both equally.
    for (const kind of person % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const began = performance.now()
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': `10.${kind === 'known' ? 1 : 2}.${person >> 8}.${person & 255}`,
        },
        body: JSON.stringify(bodyFor(`${kind}-${person}@nestling.example`)),
      })
      answers.add(`${response.status} ${await response.text()}`)
      times[kind].push(performance.now() - began)
    }

  const [known, unknown] = [median(times.known), median(times.unknown)]
  const ratio = Math.max(known, unknown) / Math.min(known, unknown)
  printFigure(`${path}, median with an account`, `${known.toFixed(2)} ms`)
  printFigure(`${path}, median without an account`, `${unknown.toFixed(2)} ms`)
  printFigure('  ratio of the two', ratio.toFixed(3), { words: 'at most 1.1', met: ratio <= 1.1 })
  printFigure('  different responses', String(answers.size), { words: 'one', met: answers.size === 1 })
}

/** A free port, chosen before the server starts because PUBLIC_URL names it. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function addAccounts({ dataDir }: Seeded): Promise<void> {
  const passwordHash = await hashPassword('seven quiet herons')
  const database = openSqlite(dataDir)
  try {
    await database.db.transaction().execute(async (tx) => {
      for (let person = 0; person < people; person += 1) {
        const email = `known-${person}@nestling.example`
        const account = { email, firstName: 'Kim', lastName: '', passwordHash, mayBeginJourney: false }
        await createAccount(tx, account, new Date())
      }
    })
  } finally {
    await database.close()
  }
}
