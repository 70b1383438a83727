/**
 * Random histories of a calendar: appointments are added, moved, cancelled, deleted and brought back, people change their
 * choices, sections close, the journey pauses, and one or two workers run. After each run, the reminders are compared with a
 * second implementation of the rules. `NEWS_SEED=7` sets another seed.
 */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import type { Push } from '#features/push/server/public.ts'
import { leads } from '#platform/shared/news/reminder-leads.ts'
import { leadsOf, type ReminderChoice, reminderChoices } from '../../rules.ts'
import { isQuietAt, reminderTime } from '../deciding/due-times.ts'
import { drawFrom, newsSeed } from '../deciding/testing.ts'
import { openTestWorker } from '../telling/testing.ts'
import { openReminders, scan } from './testing.ts'

vi.setConfig({ testTimeout: 300_000 })

const histories = 30
const stepsEach = 40
const [minute, hour] = [60_000, 3_600_000]
const quietHours = { from: '22:00', until: '06:30' }
const clock = { timeZone: 'Europe/London', quietHours }

let testApp: TestApp
let family: Awaited<ReturnType<typeof openReminders>>
let userIds: number[]
beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.db.deleteFrom('appointments').execute()
  family = await openReminders(testApp)
  const members = testApp.db.selectFrom('members').where('pregnancy_id', '=', family.pregnancyId).orderBy('id')
  userIds = (await members.select('user_id').execute()).flatMap(({ user_id }) => user_id ?? [])
})
afterAll(() => testApp.close())
beforeEach(async () => {
  const { db } = testApp
  for (const table of [
    'news_items',
    'news_events',
    'news_reminders',
    'news_settings',
    'section_rights',
    'appointments',
  ] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('pregnancies').set({ state: null }).execute()
})

/** What reminders depend on. `since`: when the appointment got this date, or was last confirmed or restored. */
type Known = { startsAt: Date; isPlanned: boolean; isDeleted: boolean; since: Date }

test.each(Array.from({ length: histories }, (_, at) => at))('history %i', async (at) => {
  const draw = drawFrom(newsSeed + at)
  const { db, clock: appClock } = testApp
  // Clocks go forward on 29 March.
  appClock.now = new Date(Date.parse('2026-03-26T12:00:00.000Z') + draw.upTo(24 * 60) * minute)
  const { mother, change, add } = family
  const { pushes, ...first } = openTestWorker(testApp)
  const second = openTestWorker({ services: testApp.openSecond().services })
  const known = new Map<number, Known>()
  const chosen = new Map<number, ReminderChoice>()
  const decided = new Set<string>()
  let isPaused = false
  let isClosed = false
  const members = await db.selectFrom('members').where('pregnancy_id', '=', family.pregnancyId).selectAll().execute()
  const roles = new Map(members.map(({ user_id, role }) => [user_id, role]))
  const leadsFor = (userId: number) =>
    leadsOf[chosen.get(userId) ?? (roles.get(userId) === 'admin' ? 'day-and-hours' : 'day')]
  const mayHear = (userId: number) => !isPaused && !(isClosed && roles.get(userId) === 'guest')

  /** The entries that a run has to add to the list of news. */
  function expectReminders(): string[] {
    const expected: string[] = []
    for (const [id, { startsAt, isPlanned, isDeleted, since }] of known) {
      if (!isPlanned || isDeleted || startsAt <= appClock.now) continue
      for (const userId of userIds)
        for (const lead of leads) {
          const key = `${id} ${startsAt.toISOString()} ${lead} ${userId}`
          const dueAt = reminderTime(lead, startsAt, clock)
          if (dueAt > appClock.now || decided.has(key)) continue
          decided.add(key)
          const isReplaced =
            lead === 'day' &&
            leadsFor(userId).includes('hours') &&
            reminderTime('hours', startsAt, clock) <= appClock.now
          if (leadsFor(userId).includes(lead) && dueAt > since && mayHear(userId) && !isReplaced) expected.push(key)
        }
    }
    return expected
  }

  const listReminders = async () => {
    const items = await db.selectFrom('news_items').where('kind', 'like', '%-before').selectAll().execute()
    return items.map(({ subject_id, about_at, kind, user_id }) =>
      [subject_id, about_at, kind.replace(/^appointment-(\w+)-before$/, '$1'), user_id].join(' '),
    )
  }

  async function run() {
    const before = await listReminders()
    const expected = expectReminders()
    pushes.length = 0
    second.pushes.length = 0
    const running = draw.chance(50) ? [first, second] : [draw.one([first, second])]
    await Promise.all(running.map((worker) => worker.run()))
    const after = await listReminders()
    expect(after.length, 'nobody is reminded twice').toBe(new Set(after).size)
    expect(after.filter((key) => !before.includes(key)).toSorted(), 'the run adds exactly these reminders').toEqual(
      expected.toSorted(),
    )
    for (const push of [...pushes, ...second.pushes]) checkPush(push)
  }

  function checkPush({ userId, body, expiresAt, tag }: Push) {
    expect(isQuietAt(appClock.now, clock), 'nothing comes in the quiet hours').toBe(false)
    expect(mayHear(userId), 'only people who may hear of it are notified').toBe(true)
    if (!body.includes('Reminder:') || !tag.startsWith('date-')) return
    const appointment = known.get(Number(tag.split('-').at(-1)))
    expect(appointment).toMatchObject({ isPlanned: true, isDeleted: false })
    expect(expiresAt, 'the notification expires when the appointment begins').toEqual(appointment?.startsAt)
    expect(appClock.now.getTime(), 'never after it began').toBeLessThan(expiresAt?.getTime() ?? 0)
  }

  const drawStart = () => new Date(appClock.now.getTime() + (draw.upTo(5 * 24 * 4) + 1) * 15 * minute)
  const pick = (fits: (each: Known) => boolean) => {
    const ids = [...known].filter(([, each]) => fits(each)).map(([id]) => id)
    return ids.length === 0 ? undefined : draw.one(ids)
  }
  const appointmentOf = (id: number) => known.get(id) ?? { startsAt: new Date(0), isPlanned: false, isDeleted: true }
  const put = (id: number, more: object) =>
    change(id, {
      appointmentDate: appointmentOf(id).startsAt.toISOString(),
      status: appointmentOf(id).isPlanned ? 'confirmed' : 'cancelled',
      ...more,
    })

  const actions: Record<string, () => Promise<unknown>> = {
    add: async () => {
      if (known.size >= 3) return
      const startsAt = drawStart()
      const id = await add({ ...scan, appointmentDate: startsAt.toISOString() })
      if (id !== undefined) known.set(id, { startsAt, isPlanned: true, isDeleted: false, since: appClock.now })
    },
    move: async () => {
      const id = pick(({ isDeleted }) => !isDeleted)
      if (id === undefined) return
      const startsAt = drawStart()
      await put(id, { appointmentDate: startsAt.toISOString() })
      const { isPlanned } = appointmentOf(id)
      Object.assign(appointmentOf(id), { startsAt, ...(isPlanned && { since: appClock.now }) })
    },
    cancelOrConfirm: async () => {
      const id = pick(({ isDeleted }) => !isDeleted)
      if (id === undefined) return
      const isPlanned = !appointmentOf(id).isPlanned
      await put(id, { status: isPlanned ? 'confirmed' : 'cancelled' })
      Object.assign(appointmentOf(id), { isPlanned, ...(isPlanned && { since: appClock.now }) })
    },
    delete: async () => {
      const id = pick(({ isDeleted }) => !isDeleted)
      if (id === undefined) return
      await (await testApp.person('mother')).delete(`/api/appointments/${id}`)
      Object.assign(appointmentOf(id), { isDeleted: true })
    },
    restore: async () => {
      const id = pick(({ isDeleted }) => isDeleted)
      if (id === undefined) return
      await mother.post(`/api/appointments/${id}/restore`)
      Object.assign(appointmentOf(id), { isDeleted: false, since: appClock.now })
    },
    choose: async () => {
      const [user_id, reminders] = [draw.one(userIds), draw.one(reminderChoices)]
      chosen.set(user_id, reminders)
      await db.updateTable('news_settings').set({ reminders }).where('user_id', '=', user_id).execute()
    },
    closeOrOpen: async () => {
      isClosed = !isClosed
      await db.deleteFrom('section_rights').execute()
      const closed = {
        pregnancy_id: family.pregnancyId,
        role: 'guest',
        section: 'appointments',
        may: 'nothing',
      } as const
      if (isClosed) await db.insertInto('section_rights').values(closed).execute()
    },
    pauseOrResume: async () => {
      isPaused = draw.chance(30)
      await db
        .updateTable('pregnancies')
        .set({ state: isPaused ? 'paused' : null })
        .execute()
    },
  }

  await db
    .insertInto('news_settings')
    .values(
      userIds.map((user_id) => ({
        ...{ user_id, time_zone: null, quiet_from: quietHours.from, quiet_until: quietHours.until },
        ...{ shows_content: 0, reminders: null },
      })),
    )
    .execute()
  const names = [...Object.keys(actions), 'add', 'add', 'move']
  const history: string[] = []
  for (let step = 0; step < stepsEach; step++) {
    const name = draw.one(names)
    const action = draw.chance(60) ? actions[name] : undefined
    history.push(`${appClock.now.toISOString()} ${action ? name : 'nothing'}`)
    try {
      await action?.()
      appClock.now = new Date(appClock.now.getTime() + draw.one([minute, 20 * minute, hour, 3 * hour, 9 * hour]))
      await run()
    } catch (error) {
      throw new Error(`NEWS_SEED=${newsSeed}, history ${at}:\n${history.join('\n')}`, { cause: error })
    }
  }
})
