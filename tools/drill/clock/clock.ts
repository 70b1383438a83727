/** Sets a server's clock wrong, at its start or while people use it, and then right again. Checks that nothing is lost. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { runCommand } from '../../../src/app/cli/run-command.ts'
import { cast } from '../../../src/features/sign-in/fixtures.ts'
import { type Control, openControl } from '../control/open-control.ts'
import { printFaults } from '../figures.ts'
import type { Installation, Settings } from '../installation.ts'
import { openBrowser } from '../people/browser.ts'
import { openWriter, type Writer } from '../people/writer.ts'
import { crossDays } from './cross-days.ts'
import {
  type Browser,
  compareLists,
  fillTrash,
  findBackups,
  type Lists,
  makeHistory,
  readLists,
  signInMother,
} from './family.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
/** Nestling reports a jump of its clock only if the jump is longer than this. */
const unreportedMs = 2 * day
/** Longer than a session lasts. A session that began even further in the future must end once the clock is right. */
const sessionDays = 31
const writers = 4
const longestWaitMs = 60_000

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
  console.log(`\nThe clock is set wrong in ${chosen.length} ways, and right again, while ${writers} people write`)
  const cookies = await installation.addPeople(writers, 'family')
  const before = await prepare(installation)
  for (const wrong of chosen) {
    const place = await installation.openCopy()
    const people = cookies.map((cookie, at) => openWriter({ cookie, name: `${wrong.words} ${at}`, ...installation }))
    const problems = await tryWrongClock({ installation, place, people, before, wrong })
    printFaults(`the clock ${wrong.words}: problems`, problems)
    await installation.removePlace(place)
  }
  const problems = await crossDays(installation, share)
  printFaults('leap day, start and end of summer time: problems', problems)
}

type Before = { lists: Lists; oldContact: number; backups: ReadonlySet<string> }

/** Adds old data, lets a server run every job, and reads the lists and backups to compare with later. */
async function prepare(installation: Installation): Promise<Before> {
  const first = await installation.start()
  const oldContact = await fillTrash(openBrowser(first.port, installation.mother))
  await first.stop()
  await makeHistory(installation, oldContact)
  const control = openControl(installation.dataDir)
  const second = await installation.start(control.settings())
  const mother = await signInMother(second.port)
  // Nestling refuses a backup soon after another one, so these backups are dated three hours back.
  await letJobsRun(mother, control, -3 * hour)
  const lists = await readLists(mother, installation.pregnancyId)
  await second.stop()
  return { lists, oldContact, backups: (await findBackups(installation.settings)).retained }
}

type Trial = { installation: Installation; place: Settings; people: readonly Writer[]; before: Before; wrong: Wrong }

/** Runs a copy of the installation with a wrong clock, and then with a right one. Returns a sentence for each problem. */
async function tryWrongClock({ installation, place, people, before, wrong }: Trial): Promise<string[]> {
  const problems: string[] = []
  const { pregnancyId } = installation
  const { DATA_DIR = '' } = place
  const control = openControl(DATA_DIR)
  const startAt = (aheadMs: number) =>
    installation.start({ ...place, ...control.settings(aheadMs), LOG_LEVEL: 'silent' })
  const expect = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected) problems.push(`${what}: ${found} instead of ${expected}`)
  }

  let server = await startAt(wrong.fromStart ? wrong.ms : 0)
  const twice = { content: `Sent twice ${wrong.words}` }
  const key = { 'idempotency-key': randomUUID() }
  const share = (who: Browser) => who.post(`/api/pregnancies/${pregnancyId}/updates`, twice, key)
  let mother = await signInMother(server.port)
  await share(mother)

  let isOver = false
  const writing = people.map(async (one) => {
    while (!isOver && (await one.write(server.port).catch(stopIfSignedOut))) await pause(100)
  })
  await pause(300)
  if (!wrong.fromStart) await control.setAhead(wrong.ms)
  mother = await signInMother(server.port)
  expect('Status of the repeated update while the clock is wrong', (await share(mother)).status, 201)
  await letJobsRun(mother, control, wrong.ms)
  const isReported = Math.abs(wrong.ms) > unreportedMs
  const healthReportsJump = async () =>
    JSON.stringify((await mother.get('/api/admin/health')).body).includes('The clock went from')
  expect('The health page reports the jump to the wrong time', await healthReportsJump(), isReported)
  const examined = await runCommand(['doctor'], { ...place, LOG_LEVEL: 'silent' })
  expect(
    'doctor reports the jump to the wrong time',
    JSON.stringify(examined).includes('The clock went from'),
    isReported,
  )
  const { cookie: wrongCookie } = mother
  const link = Object((await mother.post(`/api/admin/users/${cast.grandmother.email}/reset-link`)).body)
  isOver = true
  await Promise.all(writing)

  if (wrong.fromStart) {
    await server.stop()
    server = await startAt(0)
  } else await control.setAhead(0)
  mother = await signInMother(server.port)
  await letJobsRun(mother, control, 0)
  // A clock that was behind jumps ahead when it is set right. Nestling reports this jump for a day.
  expect('The health page reports the jump to the right time', await healthReportsJump(), wrong.ms < -unreportedMs)
  const old = openBrowser(server.port, wrongCookie)
  if (wrong.ms > sessionDays * day) {
    expect('Status for a session that began at the wrong time', (await old.get('/api/contacts')).status, 401)
    const body = { token: link.token, password: 'eight quiet herons' }
    expect(
      'Status for a reset link that was made at the wrong time',
      (await old.ask('PUT', '/api/password-reset', body)).status,
      403,
    )
  }
  expect('Status of the repeated update with the right time', (await share(mother)).status, 201)
  const acknowledged = people.flatMap((one) => [...one.acknowledged])
  const unacknowledged = new Set(people.flatMap((one) => [...one.sent]).filter((text) => !acknowledged.includes(text)))
  const after = await readLists(mother, pregnancyId)
  problems.push(
    ...compareLists(before.lists, after, [twice.content, ...acknowledged]).filter(
      (problem) => ![...unacknowledged].some((text) => problem.includes(`"${text}"`)),
    ),
  )
  const restored = await mother.post(`/api/contacts/${before.oldContact}/restore`)
  expect('Status of restoring the contact deleted long ago', restored.status, 200)
  await server.stop()

  const backups = (await findBackups(place)).all
  for (const name of before.backups) if (!backups.has(name)) problems.push(`The backup ${name} was removed.`)
  await installation.withDatabase(async ({ db }) => {
    const within = new Date(Date.now() + 2 * hour).toISOString()
    const late = await db.selectFrom('jobs').select('name').where('due_at', '>', within).execute()
    for (const { name } of late) problems.push(`The job ${name} is due only at a time of the wrong clock.`)
  }, place)
  return problems
}

/** A clock that is far off ends a writer's session. Returns false for this error, so the writer stops. */
function stopIfSignedOut(error: Error): boolean {
  if (!error.message.includes('answered 401')) throw error
  return false
}

/** Lets every job run: requests two backups, one after the other. All other jobs run before the second one. */
async function letJobsRun(mother: Browser, control: Control, aheadMs: number): Promise<void> {
  for (const minutes of [11, 22]) {
    await control.setAhead(aheadMs + minutes * minute)
    const { status } = await mother.post('/api/admin/backups')
    if (status !== 201) throw new Error(`Requesting a backup answered ${status}.`)
    const began = performance.now()
    while (Object((await mother.get('/api/admin/backups')).body).isPending) {
      if (performance.now() - began > longestWaitMs)
        throw new Error(`No requested backup was finished within ${longestWaitMs / 1000} s.`)
      await pause(100)
    }
  }
}
