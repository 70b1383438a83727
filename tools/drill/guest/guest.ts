/** Measures how long people wait for home and lists while a guest or a stranger keeps the server busy. */
import { fork } from 'node:child_process'
import { openAsBlob, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { percentile } from '../../bench/figures.ts'
import { printFaults, printFound, printMeasured } from '../figures.ts'
import type { Installation } from '../installation.ts'
import { openBrowser } from '../people/browser.ts'
import { readStatus } from '../people/read-status.ts'
import { attacks, type Target } from './attacks.ts'
import { makePictures } from './pictures.ts'

/** How long each attack is measured in the whole drill. */
const attackMs = 10_000
const shortestMs = 1000
const readers = 8
const pauseMs = 200
/** The highest p99 of the response time that is promised. */
const mostMs = 200
const appointments = 1000
const attacker = fileURLToPath(new URL('./attacker.ts', import.meta.url))

/** Runs the attacks whose name contains `only`. */
export async function drillGuest(installation: Installation, share: number, only = ''): Promise<void> {
  const names = Object.keys(attacks).filter((name) => name.includes(only))
  if (names.length === 0) throw new Error(`No attack is called ${only}. There are:\n${Object.keys(attacks).join('\n')}`)
  const ms = Math.max(shortestMs, attackMs * share)
  console.log(`\n${readers} people read while one guest attacks for ${Math.round(ms / 1000)} s`)
  console.log('  (in brackets: the p99 of the time for which the server’s main thread ran during a request)')
  const cookies = await installation.addPeople(readers, 'family')
  const guests = await installation.addPeople(names.length, 'guest')
  await addAppointments(installation)
  const pictures = await makePictures(installation.dataDir)
  const server = await installation.start({ TRUST_PROXY: '127.0.0.1' })
  const { port } = server
  const mother = openBrowser(port, installation.mother)
  const { token } = Object((await mother.post('/api/calendar-feed')).body)
  const { code } = Object((await mother.post('/api/invite-codes', { role: 'guest' })).body)
  const form = new FormData()
  form.set('photo', await openAsBlob(pictures.small), 'photo.jpg')
  const photo = Object((await mother.post('/api/photos/upload', form)).body)
  const shared = {
    port,
    pregnancyId: installation.pregnancyId,
    feed: `/api/calendars/${token}.ics`,
    code,
    photo: `/api/photos/${photo.filename}`,
    pictures,
  }
  const paths = ['/', '/api/contacts', `/api/pregnancies/${installation.pregnancyId}/updates`]

  const measure = async () => {
    const agent = new Agent({ keepAlive: true })
    const times: number[] = []
    const computed: number[] = []
    let failed = 0
    const until = performance.now() + ms
    const read = async (cookie: string, first: number) => {
      for (let turn = first; performance.now() < until; turn += 1) {
        const began = performance.now()
        const computedBefore = mainThreadMs(server.pid)
        const status = await readStatus({ agent, port, path: paths[turn % paths.length] ?? '/', cookie })
        if (status === 200) {
          times.push(performance.now() - began)
          computed.push(mainThreadMs(server.pid) - computedBefore)
        } else failed += 1
        await pause(pauseMs * (0.5 + Math.random()))
      }
    }
    await Promise.all(cookies.map(read))
    agent.destroy()
    return { times, computed, failed }
  }
  const report = (what: string, { times, computed, failed }: Awaited<ReturnType<typeof measure>>) => {
    const p99 = percentile(times, 99)
    printMeasured(what, share, {
      found: `${p99.toFixed(0)} ms (${percentile(computed, 99).toFixed(0)})`,
      words: `p99 at most ${mostMs} ms`,
      holds: p99 <= mostMs,
    })
    if (failed > 0) printFaults('  requests that were not answered with 200', failed)
  }

  await measure()
  report('without an attack', await measure())
  for (const [at, name] of names.entries()) {
    const child = fork(attacker)
    // A real attacker uses another machine. Here the attack gets a lower priority instead.
    setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    let answers: [status: number, count: number][] = []
    child.on('message', (message: typeof answers) => {
      answers = message
    })
    child.send({ name, target: { ...shared, guest: guests[at] ?? '' } satisfies Target })
    await pause(shortestMs)
    report(name, await measure())
    console.log(`    ${answers.map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ')}`)
    child.kill('SIGKILL')
    await ended
  }
  const alive = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
  printFound('ready afterwards', alive?.ok ? 'yes' : 'no', { words: 'yes', holds: alive?.ok === true })
  await server.stop()
}

/** How many milliseconds the server's main thread has run; 0 if the system is not Linux. */
function mainThreadMs(pid: number): number {
  if (process.platform !== 'linux') return 0
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

/** Adds appointments with texts as long as the form allows. */
const addAppointments = ({ withDatabase, pregnancyId }: Installation) =>
  withDatabase(async ({ db }) => {
    const { created_by } = await db
      .selectFrom('appointments')
      .select('created_by')
      .where('pregnancy_id', '=', pregnancyId)
      .limit(1)
      .executeTakeFirstOrThrow()
    const now = new Date()
    const text = 'Bring the notes of the last time. '.repeat(60).slice(0, 2000)
    for (let at = 0; at < appointments; at += 1)
      await db
        .insertInto('appointments')
        .values({
          pregnancy_id: pregnancyId,
          title: `Appointment ${at}`,
          description: text,
          notes: text,
          appointment_date: new Date(now.getTime() + at * 3_600_000).toISOString(),
          status: 'confirmed',
          created_by,
          created_at: now.toISOString(),
          changed_at: now.toISOString(),
          revision: 0,
        })
        .execute()
  })
