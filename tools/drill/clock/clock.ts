/** Makes the clock of a server wrong, from its start or while people use it, and then right again. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { runCommand } from '../../../src/app/cli/run-command.ts'
import { cast } from '../../../src/features/sign-in/fixtures.ts'
import { printNone } from '../figures.ts'
import { type Inside, openInside } from '../inside/reach-inside.ts'
import type { Installation, Settings } from '../installation.ts'
import { openBrowser } from '../people/browser.ts'
import { openWriter, type Writer } from '../people/writer.ts'
import { crossDays } from './cross-days.ts'
import {
  type Browser,
  compareLists,
  fillTrash,
  findBackups,
  makeHistory,
  readLists,
  type Seen,
  signInMother,
} from './family.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
/** Nestling reports only larger jumps of its clock. */
const unnoticed = 2 * day
/** The lifetime of a session. One that claims to end later comes from a wrong clock and must be ended. */
const sessionDays = 31
const writers = 4
const longestWait = 60_000

type Wrong = { words: string; ms: number; fromStart?: true }

/** The wrong clocks of the whole drill. A smaller share takes the first ones, at least three. */
const wrongClocks: readonly Wrong[] = [
  { words: 'goes ahead by 60 days', ms: 60 * day },
  { words: 'is a year ahead at the start', ms: 365 * day, fromStart: true },
  { words: 'goes back by an hour', ms: -hour },
  { words: 'goes ahead by a day', ms: day },
  { words: 'goes ahead by 10 years', ms: 3653 * day },
  { words: 'is a year behind at the start', ms: -365 * day, fromStart: true },
  { words: 'goes back by 40 days', ms: -40 * day },
  { words: 'goes ahead to after 2038', ms: new Date('2038-02-01').getTime() - Date.now() },
]

export async function drillClock(installation: Installation, share: number): Promise<void> {
  const chosen = wrongClocks.slice(0, Math.max(3, Math.round(wrongClocks.length * share)))
  console.log(`\nThe clock is wrong in ${chosen.length} ways, and right again, while ${writers} people write`)
  const cookies = await installation.addPeople(writers, 'family')
  const before = await prepare(installation)
  for (const wrong of chosen) {
    const place = await installation.openCopy()
    const people = cookies.map((cookie, at) => openWriter({ cookie, name: `${wrong.words} ${at}`, ...installation }))
    const problems = await live({ installation, place, people, before, wrong })
    printNone(`the clock ${wrong.words}: problems`, problems.length)
    for (const problem of problems.slice(0, 5)) console.log(`    ${problem}`)
    await installation.removePlace(place)
  }
  const problems = await crossDays(installation, share)
  printNone('leap day, summer time, winter time: problems', problems.length)
  for (const problem of problems.slice(0, 5)) console.log(`    ${problem}`)
}

type Before = { lists: Seen; oldContact: number; backups: ReadonlySet<string> }

/** Runs a server with a right clock for a moment, and checks everything. */
async function prepare(installation: Installation): Promise<Before> {
  const first = await installation.start()
  const oldContact = await fillTrash(openBrowser(first.port, installation.mother))
  await first.stop()
  await makeHistory(installation, oldContact)
  const inside = openInside(installation.dataDir)
  const second = await installation.start(inside.settings())
  const mother = await signInMother(second.port)
  // Nestling refuses a backup soon after another one.
  await letJobsRun(mother, inside, -3 * hour)
  const lists = await readLists(mother, installation.pregnancyId)
  await second.stop()
  return { lists, oldContact, backups: (await findBackups(installation.settings)).due }
}

type Life = { installation: Installation; place: Settings; people: readonly Writer[]; before: Before; wrong: Wrong }

/** Returns a sentence for each problem. */
async function live({ installation, place, people, before, wrong }: Life): Promise<string[]> {
  const problems: string[] = []
  const { pregnancyId } = installation
  const { DATA_DIR = '' } = place
  const inside = openInside(DATA_DIR)
  const startAt = (aheadMs: number) =>
    installation.start({ ...place, ...inside.settings(aheadMs), LOG_LEVEL: 'silent' })
  const expect = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected) problems.push(`${what}: ${found} in place of ${expected}`)
  }

  let server = await startAt(wrong.fromStart ? wrong.ms : 0)
  const twice = { content: `Sent twice ${wrong.words}` }
  const key = { 'idempotency-key': randomUUID() }
  const share = (who: Browser) => who.post(`/api/pregnancies/${pregnancyId}/updates`, twice, key)
  let mother = await signInMother(server.port)
  await share(mother)

  const isDone = { yet: false }
  const writing = people.map(async (one) => {
    while (!isDone.yet && (await one.write(server.port).catch(isSignedOut))) await pause(100)
  })
  await pause(300)
  if (!wrong.fromStart) await inside.setAhead(wrong.ms)
  mother = await signInMother(server.port)
  expect('Sent again while the clock is wrong', (await share(mother)).status, 201)
  await letJobsRun(mother, inside, wrong.ms)
  const isJump = Math.abs(wrong.ms) > unnoticed
  const tells = async () => JSON.stringify((await mother.get('/api/admin/health')).body).includes('The clock went from')
  expect('The panel tells of the wrong clock', await tells(), isJump)
  const examined = await runCommand(['doctor'], { ...place, LOG_LEVEL: 'silent' })
  expect('doctor tells of the wrong clock', JSON.stringify(examined).includes('The clock went from'), isJump)
  const future = mother
  const link = Object((await mother.post(`/api/admin/users/${cast.grandmother.email}/reset-link`)).body)
  isDone.yet = true
  await Promise.all(writing)

  if (wrong.fromStart) {
    await server.stop()
    server = await startAt(0)
  } else await inside.setAhead(0)
  mother = await signInMother(server.port)
  await letJobsRun(mother, inside, 0)
  // Nestling trusts a clock that was behind only after a day.
  expect('The panel tells of a right clock', await tells(), wrong.ms < -unnoticed)
  const old = openBrowser(server.port, future.cookie)
  if (wrong.ms > sessionDays * day) {
    expect('A session from then', (await old.get('/api/contacts')).status, 401)
    const body = { token: link.token, password: 'eight quiet herons' }
    expect('A link from then', (await old.ask('PUT', '/api/password-reset', body)).status, 403)
  }
  expect('Sent again afterwards', (await share(mother)).status, 201)
  const acknowledged = people.flatMap((one) => [...one.acknowledged])
  const unsure = new Set(people.flatMap((one) => [...one.sent]).filter((text) => !acknowledged.includes(text)))
  const after = await readLists(mother, pregnancyId)
  problems.push(
    ...compareLists(before.lists, after, [twice.content, ...acknowledged]).filter(
      (problem) => ![...unsure].some((text) => problem.includes(`"${text}"`)),
    ),
  )
  const restored = await mother.post(`/api/contacts/${before.oldContact}/restore`)
  expect('Bringing back what was deleted long ago', restored.status, 200)
  await server.stop()

  const backups = (await findBackups(place)).all
  for (const name of before.backups) if (!backups.has(name)) problems.push(`The backup ${name} was removed.`)
  await installation.withDatabase(async ({ db }) => {
    const within = new Date(Date.now() + 2 * hour).toISOString()
    const late = await db.selectFrom('jobs').select('name').where('due_at', '>', within).execute()
    for (const { name } of late) problems.push(`The job ${name} waits for the time that was wrong.`)
  }, place)
  return problems
}

/** A clock that is far off ends the session of a writer, who then does not repeat a cut request. */
function isSignedOut(error: Error): boolean {
  if (!error.message.includes('answered 401')) throw error
  return false
}

/** Resolves when every job has run: two backups are requested, and all jobs run between them. */
async function letJobsRun(mother: Browser, inside: Inside, aheadMs: number): Promise<void> {
  for (const minutes of [11, 22]) {
    await inside.setAhead(aheadMs + minutes * minute)
    const { status } = await mother.post('/api/admin/backups')
    if (status !== 201) throw new Error(`Requesting a backup answered ${status}.`)
    const began = performance.now()
    while (Object((await mother.get('/api/admin/backups')).body).isPending) {
      if (performance.now() - began > longestWait) throw new Error('The jobs do not run.')
      await pause(100)
    }
  }
}
