/** Moves the clock hour by hour over a leap day and both daylight-saving changes. Server and family are in one time zone. */
import { setTimeout as pause } from 'node:timers/promises'
import { openControl } from '../control/open-control.ts'
import type { Installation } from '../installation.ts'
import { type Browser, signInMother } from './family.ts'

const [hour, day] = [3_600_000, 86_400_000]
const timeZone = 'Europe/London'
/** How many hours the clock moves from each start. */
const hours = 54
const longestWaitMs = 60_000

/** The times from which the whole drill moves the clock. A smaller share uses only the first of them. */
const starts = ['2028-02-28T12:00:00Z', '2027-03-27T12:00:00Z', '2027-10-30T12:00:00Z']

/** Returns a sentence for each problem. */
export async function crossDays(installation: Installation, share: number): Promise<string[]> {
  const problems: string[] = []
  for (const start of starts.slice(0, Math.max(1, Math.round(starts.length * share)))) {
    const place = await installation.openCopy()
    const control = openControl(place.DATA_DIR ?? '')
    const from = Date.parse(start)
    const server = await installation.start({
      ...place,
      ...control.settings(from - Date.now()),
      LOG_LEVEL: 'silent',
      TZ: timeZone,
    })
    const mother = await signInMother(server.port)
    const journey = `/api/pregnancies/${installation.pregnancyId}`
    const dueDate = dayOf(from + 100 * day)
    const { status } = await mother.ask('PATCH', journey, { babyName: 'Pip', dueDate, timeZone })
    if (status !== 200) throw new Error(`Changing the due date answered ${status}.`)
    const made = new Set<string>()
    const addBackup = async (since: number) => {
      const madeAt = await waitForBackup(mother, since)
      if (madeAt) made.add(madeAt)
      else problems.push(`No backup was made from ${new Date(since).toISOString()} on.`)
    }
    await addBackup(from)
    for (let passed = 0; passed <= hours; passed += 1) {
      const now = from + passed * hour
      await control.setAhead(now - Date.now())
      const { daysRemaining } = Object((await mother.get('/api/pregnancies/current')).body)
      const expected = Math.round((Date.parse(dueDate) - Date.parse(dayOf(now))) / day)
      if (daysRemaining !== expected)
        problems.push(`${new Date(now).toISOString()}: ${daysRemaining} days are left instead of ${expected}.`)
      // Six o’clock UTC is well after the nightly backup at three o’clock, in summer time too.
      if (new Date(now).getUTCHours() === 6) await addBackup(now - 4 * hour)
    }
    if (made.size !== 3) problems.push(`From ${start} on, ${made.size} backups were made instead of 3.`)
    await server.stop()
    await installation.removePlace(place)
  }
  return problems
}

const dayOf = (instant: number): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)

/** Waits until the last backup is newer than `since`, and returns its time; null if none is made in time. */
async function waitForBackup(mother: Browser, since: number): Promise<string | null> {
  const began = performance.now()
  for (;;) {
    const { last, isPending } = Object((await mother.get('/api/admin/backups')).body)
    if (!isPending && last && Date.parse(last.madeAt) >= since) return last.madeAt
    if (performance.now() - began > longestWaitMs) return null
    await pause(100)
  }
}
