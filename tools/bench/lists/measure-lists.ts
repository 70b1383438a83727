/** Compares the response times of long lists, in one of many journeys, with lists of 100 entries in the only journey. */
import { type Postgres, startPostgres } from '../../test/postgres.ts'
import { printFigure, thousands } from '../figures.ts'
import { askInTurn, type Compared, type ListRequest, type Pair, type Times } from './ask-in-turn.ts'
import { oldestPhotos } from './entry-rows.ts'
import { codes, type ListLengths, page, people } from './fill-lists.ts'
import { type FilledServer, feedToken, startFilledServer } from './filled-server.ts'

const few: ListLengths = {
  updates: 100,
  photos: 100,
  appointments: 100,
  contacts: 100,
  wishes: 100,
  trashed: 100,
  otherJourneys: 0,
}
const many: ListLengths = {
  updates: 100_000,
  photos: 50_000,
  appointments: 10_000,
  contacts: 10_000,
  wishes: 10_000,
  trashed: 5000,
  otherJourneys: 200,
}

const rounds = { rounds: 15, each: 100 }
/** The maximum number of events in a calendar feed, which has no pages. */
const mostEvents = 1000
const feedRounds = { rounds: 1, each: 20 }
/** How many times longer the responses of the full journey may take. */
const mostRatio = 1.5

type Ids = Pick<FilledServer, 'journey' | 'lastPage'>
type List = { name: string; entries: number; path: (ids: Ids) => string; as?: 'mother' | 'friend' }

const [newYear, week] = ['2026-01-01T00:00:00Z', oldestPhotos.week]
const within = (rest: string) => (ids: Ids) => `/api/pregnancies/${ids.journey}/${rest}`

/** The lists to measure. Both journeys return `entries` entries, so their response times can be compared. */
const lists: readonly List[] = [
  { name: 'updates', entries: page, path: within('updates') },
  { name: 'updates, last page', entries: page, path: (ids) => within(`updates?before=${ids.lastPage.updates}`)(ids) },
  { name: 'updates, 100 at once', entries: 100, path: within('updates?limit=100') },
  { name: 'photos', entries: page, path: () => '/api/photos' },
  { name: 'photos, last page', entries: page, path: (ids) => `/api/photos?before=${ids.lastPage.photos}` },
  { name: 'photos, 100 at once', entries: 100, path: () => '/api/photos?limit=100' },
  { name: 'photos of the first week', entries: oldestPhotos.photos, path: () => `/api/photos?week=${week}` },
  { name: 'weeks with photos', entries: 35, path: () => '/api/photo-weeks' },
  { name: 'appointments', entries: page, path: () => '/api/appointments' },
  { name: 'appointments to come', entries: page, path: within(`appointments?from=${newYear}`) },
  { name: 'appointments past', entries: page, path: within(`appointments?before=${newYear}`) },
  { name: 'contacts', entries: page, path: () => '/api/contacts' },
  { name: 'contacts, last page', entries: page, path: (w) => `/api/contacts?before=${w.lastPage.contacts}` },
  { name: 'wishes', entries: page, path: within('wishlist') },
  { name: 'wishes, last page', entries: page, path: (ids) => within(`wishlist?before=${ids.lastPage.wishes}`)(ids) },
  { name: 'trash of an admin', entries: 200, path: () => '/api/trash' },
  { name: 'trash of a guest', entries: page, path: () => '/api/trash', as: 'friend' },
  { name: 'family', entries: people, path: within('family') },
  { name: 'members and invitations', entries: people, path: () => '/api/admin/users' },
  { name: 'sign-ins of members', entries: page, path: () => '/api/admin/activity' },
  { name: 'invite codes', entries: codes, path: () => '/api/invite-codes' },
]

export async function measureLists(): Promise<void> {
  await measureOver('SQLite', { few: null, many: null })
}

export async function measureListsOnPostgres(): Promise<void> {
  const servers: Postgres[] = []
  try {
    servers.push(await startPostgres(), await startPostgres())
    const [few = null, many = null] = servers.map(({ url }) => url)
    await measureOver('PostgreSQL', { few, many })
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

async function measureOver(engine: string, urls: Record<'few' | 'many', string | null>): Promise<void> {
  const baseline = await startFilledServer(few, urls.few)
  try {
    const ours = await startFilledServer(many, urls.many)
    try {
      await compareLists(engine, { baseline, ours })
    } finally {
      await ours.close()
    }
  } finally {
    await baseline.close()
  }
}

async function compareLists(engine: string, { baseline, ours }: Pair<FilledServer>): Promise<void> {
  const [photos, updates, appointments] = [many.photos, many.updates, many.appointments].map(thousands)
  const heading = [
    `Lists on ${engine}: a journey with ${photos} photos, ${updates} updates and ${appointments} appointments among`,
    `  ${many.otherJourneys} others, compared with a single journey with 100 of each. p50 and p99 of ${rounds.each} responses, medians of ${rounds.rounds} rounds:`,
    '  milliseconds with 100 entries, milliseconds with all entries, and the ratio',
  ]
  console.log(heading.join('\n'))
  const requests = lists.map((list) => ({ baseline: requestOf(list, baseline), ours: requestOf(list, ours) }))
  for (const [at, times] of (await askInTurn(requests, rounds)).entries()) {
    // The p50 has the same limit as the p99, because on a busy machine the p99 mostly measures the load of other processes.
    const met = times.ratio.p99 <= mostRatio && times.ratio.p50 <= mostRatio
    printFigure(lists[at]?.name ?? '', formatCompared(times), { words: `at most ${mostRatio}`, met })
  }
  const feeds = { baseline: feedOf(baseline, few.appointments / 2), ours: feedOf(ours, mostEvents) }
  for (const times of await askInTurn([feeds], feedRounds))
    printFigure(`calendar feed with ${thousands(mostEvents)} events`, formatCompared(times))
}

const requestOf = ({ path, entries, as = 'mother' }: List, { port, cookies, ...ids }: FilledServer): ListRequest => ({
  port,
  path: path(ids),
  cookie: cookies[as],
  check: (body) => expectEntries(body, entries),
})

const feedOf = ({ port }: FilledServer, events: number): ListRequest => ({
  port,
  path: `/api/calendars/${feedToken}`,
  cookie: '',
  check: (body) => expectEvents(body, events),
})

const formatCompared = ({ baseline, ours, ratio }: Compared) => [baseline, ours, ratio].map(formatTimes).join('  ')
const formatTimes = ({ p50, p99 }: Times) => `${p50.toFixed(2).padStart(6)} ${p99.toFixed(2).padStart(6)}`

/** Throws unless the list has this many entries, so an empty response is never measured. */
function expectEntries(body: string, expected: number) {
  const found: unknown = JSON.parse(body)
  if (!Array.isArray(found) || found.length !== expected)
    throw new Error(`The list should have ${expected} entries, but the response is: ${body.slice(0, 200)}`)
}

function expectEvents(body: string, expected: number) {
  const found = body.split('BEGIN:VEVENT').length - 1
  if (found !== expected) throw new Error(`There should be ${expected} appointments, but there are ${found}.`)
}
