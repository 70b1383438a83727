/**
 * Random histories of a journey: people do things, see them, lose rights, pause the journey, and change their choices; time
 * passes, and one or two workers run. After each run, the messages are compared with a second implementation of the rules.
 * `NEWS_SEED=7` sets another seed.
 */

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import type { Push } from '#features/push/server/public.ts'
import { addNews } from '#platform/server/news/news-events.ts'
import type { NewsKind } from '#platform/server/news/news-kind.ts'
import { timeInZone } from '#platform/shared/time/wall-clock.ts'
import { drawFrom, newsSeed } from '../deciding/testing.ts'
import { openNewsWorker } from './news-worker.ts'

vi.setConfig({ testTimeout: 300_000 })

const histories = 40
const stepsEach = 40
const minute = 60_000
const zone = 'America/St_Johns'
const quiet = { from: '22:00', until: '06:30' }

/** Something that news is about. */
type Thing = { isGone: boolean; audience?: readonly number[]; seenBy: number[] }
const things = new Map<number, Thing>()

const asKind = (kind: string, isGathered: boolean): NewsKind => ({
  kind,
  topic: kind === 'photo' ? 'photo' : 'update',
  section: kind === 'photo' ? 'album' : 'updates',
  ...(isGathered && { isGathered }),
  say: (count) => `x${count}`,
  find: async (_db, { ids }) =>
    new Map(
      ids.flatMap((id) => {
        const thing = things.get(id)
        return thing && !thing.isGone ? [[id, { path: '/', content: null, ...thing }] as const] : []
      }),
    ),
})

let testApp: TestApp
let pregnancyId: number
let userIds: number[]
beforeAll(async () => {
  testApp = await openTestApp()
  pregnancyId = await testApp.findJourney('Pip')
  const members = testApp.db.selectFrom('members').where('pregnancy_id', '=', pregnancyId).orderBy('id')
  userIds = (await members.select('user_id').execute()).flatMap(({ user_id }) => user_id ?? [])
  await testApp.db.updateTable('pregnancies').set({ time_zone: zone }).where('id', '=', pregnancyId).execute()
  for (const user_id of userIds)
    await testApp.db
      .insertInto('news_settings')
      .values({ user_id, time_zone: null, quiet_from: quiet.from, quiet_until: quiet.until, shows_content: 0 })
      .execute()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  things.clear()
  const { db } = testApp
  for (const table of ['news_items', 'news_events', 'news_choices', 'section_rights'] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('pregnancies').set({ state: null }).execute()
})

const isQuiet = (instant: Date) => {
  const time = timeInZone(instant, zone)
  return time >= quiet.from || time < quiet.until
}

test.each(Array.from({ length: histories }, (_, at) => at))('history %i', async (at) => {
  const draw = drawFrom(newsSeed + at)
  const { db, clock, services } = testApp
  clock.now = new Date(Date.parse('2026-03-07T12:00:00.000Z') + draw.upTo(2 * 24 * 60) * minute)
  const pushes: Push[] = []
  const features = [{ name: 'test', news: [asKind('update', false), asKind('photo', true)] }]
  const openWorker = (own = services) =>
    openNewsWorker({ ...own, features, queuePush: async (_tx, push) => void pushes.push(push) })
  const workers = [openWorker(), openWorker(testApp.openSecond().services)]
  const told = new Set<string>()
  const closed = new Set<string>()
  const silent = new Set<string>()
  let isPaused = false
  let nextId = at * 1000 + 1

  /** Whether the person may be told of this item now. */
  const mayBeTold = (item: Item) => {
    const thing = things.get(item.subject_id)
    const section = item.kind === 'photo' ? 'album' : 'updates'
    return (
      thing !== undefined &&
      !thing.isGone &&
      !isPaused &&
      !thing.seenBy.includes(item.user_id) &&
      !(thing.audience && !thing.audience.includes(item.user_id)) &&
      item.actor_id !== item.user_id &&
      item.read_at === null &&
      !closed.has(`${roles.get(item.user_id)} ${section}`) &&
      !silent.has(`${item.user_id} ${item.kind}`)
    )
  }
  const members = await db.selectFrom('members').where('pregnancy_id', '=', pregnancyId).selectAll().execute()
  const roles = new Map(members.map(({ user_id, role }) => [user_id, role]))
  const listItems = () => db.selectFrom('news_items').selectAll().execute()
  type Item = Awaited<ReturnType<typeof listItems>>[number]

  async function run() {
    const due = async () =>
      (await listItems()).filter(({ push_due_at }) => push_due_at !== null && push_due_at <= clock.now.toISOString())
    const before = await due()
    pushes.length = 0
    const eventsBefore = await db.selectFrom('news_events').where('decided_at', 'is', null).select('id').execute()
    const running = draw.chance(50) ? workers : [draw.one(workers)]
    await Promise.all(running.map((worker) => worker.runDue()))
    expect(await due(), 'nothing that is due is left').toEqual([])
    expect(await db.selectFrom('news_events').where('decided_at', 'is', null).select('id').execute()).toEqual([])

    const after = await listItems()
    const fresh = after.filter(({ event_id }) => eventsBefore.some(({ id }) => id === event_id))
    const atOnce = fresh.filter(({ push_due_at }) => push_due_at === null)
    // A message that is more than a day late is dropped.
    const isTooLate = ({ push_due_at }: Item) =>
      push_due_at !== null && clock.now.getTime() - Date.parse(push_due_at) > 24 * 60 * minute
    const expected = isQuiet(clock.now)
      ? []
      : [...before.filter((item) => !isTooLate(item)), ...atOnce].filter(mayBeTold)
    const byPerson = Map.groupBy(expected, ({ user_id }) => user_id)
    expect(
      pushes.map(({ userId }) => userId).toSorted(),
      'each person with news gets one message, and nobody else gets any',
    ).toEqual([...byPerson.keys()].toSorted())
    for (const { userId, body } of pushes) {
      const counts = body.split('\n').map((line) => Number(/x(\d+)$/.exec(line)?.[1] ?? Number.NaN))
      const sum = counts.reduce((all, count) => all + count, 0)
      if (!Number.isNaN(sum))
        expect(sum, 'the message counts all news of the person').toBe(byPerson.get(userId)?.length)
    }
    for (const { user_id, event_id } of expected) {
      expect(told.has(`${user_id} ${event_id}`), 'nothing is told twice').toBe(false)
      told.add(`${user_id} ${event_id}`)
    }
    for (const { push_due_at, happened_at, kind } of after) {
      if (push_due_at === null) continue
      expect(isQuiet(new Date(push_due_at)), 'nothing is due in the quiet hours').toBe(false)
      const latest = Math.max(Date.parse(happened_at) + (kind === 'photo' ? 5 * minute : 0), clock.now.getTime())
      if (!isQuiet(new Date(latest)))
        expect(Date.parse(push_due_at), 'nothing waits too long').toBeLessThanOrEqual(latest)
    }
  }

  const actions: Record<string, () => Promise<unknown>> = {
    happen: async () => {
      const kind = draw.one(['update', 'photo', 'photo', 'photo'])
      const actorId = draw.one(userIds.slice(0, 2))
      const count = kind === 'photo' ? draw.upTo(4) + 1 : 1
      for (let made = 0; made < count; made++) {
        const subjectId = nextId++
        things.set(subjectId, { isGone: false, seenBy: [], ...(draw.chance(10) && { audience: [draw.one(userIds)] }) })
        await db.transaction().execute((tx) => addNews(tx, { pregnancyId, kind, subjectId, actorId }, clock.now))
      }
    },
    wait: async () => {
      clock.now = new Date(clock.now.getTime() + draw.one([5, 30, 61, 240, 301, 3600, 25_000]) * 1000)
    },
    run,
    delete: async () => Object.assign(things.get(draw.one([...things.keys()])) ?? {}, { isGone: true }),
    see: async () => things.get(draw.one([...things.keys()]))?.seenBy.push(draw.one(userIds)),
    read: () =>
      db
        .updateTable('news_items')
        .set({ read_at: clock.now.toISOString() })
        .where('user_id', '=', draw.one(userIds))
        .where('read_at', 'is', null)
        .execute(),
    close: async () => {
      const [role, section] = [draw.one(['family', 'guest'] as const), draw.one(['updates', 'album'] as const)]
      if (closed.has(`${role} ${section}`)) return
      closed.add(`${role} ${section}`)
      await db
        .insertInto('section_rights')
        .values({ pregnancy_id: pregnancyId, role, section, may: 'nothing' })
        .execute()
    },
    open: async () => {
      closed.clear()
      await db.deleteFrom('section_rights').execute()
    },
    pause: async () => {
      isPaused = draw.chance(30)
      await db
        .updateTable('pregnancies')
        .set({ state: isPaused ? 'paused' : null })
        .where('id', '=', pregnancyId)
        .execute()
    },
    silence: async () => {
      const [user_id, topic] = [draw.one(userIds), draw.one(['update', 'photo'] as const)]
      if (silent.has(`${user_id} ${topic}`)) return
      silent.add(`${user_id} ${topic}`)
      await db.insertInto('news_choices').values({ user_id, way: 'push', topic, frequency: 'never' }).execute()
    },
  }
  const names = ['happen', 'happen', 'happen', 'run', 'run', 'run', 'wait', 'wait', 'wait', ...Object.keys(actions)]
  const history: string[] = []
  for (let step = 0; step < stepsEach; step++) {
    const name = draw.one(names)
    if (things.size === 0 && (name === 'delete' || name === 'see')) continue
    history.push(`${name} ${clock.now.toISOString()}`)
    try {
      await actions[name]?.()
    } catch (error) {
      throw new Error(`NEWS_SEED=${newsSeed}, history ${at}:\n${history.join('\n')}`, { cause: error })
    }
  }
})
