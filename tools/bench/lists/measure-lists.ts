/** Compares each list of a full journey among many others with the same list of a journey with 100 entries. */
import { type Postgres, startPostgres } from '../../test/postgres.ts'
import { printFigure, thousands } from '../figures.ts'
import { askInTurn, type Compared, type Pair, type Question, type Times } from './ask-in-turn.ts'
import { type Crowd, codes, page, people } from './crowd-journey.ts'
import { type CrowdedWorld, feedToken, openCrowdedWorld } from './crowded-world.ts'
import { oldestPhotos } from './entry-rows.ts'

const few: Crowd = {
  updates: 100,
  photos: 100,
  appointments: 100,
  contacts: 100,
  wishes: 100,
  trashed: 100,
  otherJourneys: 0,
}
const many: Crowd = {
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
const most = 1.5

type Place = Pick<CrowdedWorld, 'journey' | 'lastPage'>
type List = { name: string; entries: number; path: (world: Place) => string; as?: 'mother' | 'friend' }

const [newYear, week] = ['2026-01-01T00:00:00Z', oldestPhotos.week]
const within = (rest: string) => (world: Place) => `/api/pregnancies/${world.journey}/${rest}`

/** The lists. Their responses are equally long in both worlds. */
const lists: readonly List[] = [
  { name: 'updates', entries: page, path: within('updates') },
  { name: 'updates, last page', entries: page, path: (w) => within(`updates?before=${w.lastPage.updates}`)(w) },
  { name: 'updates, 100 at once', entries: 100, path: within('updates?limit=100') },
  { name: 'photos', entries: page, path: () => '/api/photos' },
  { name: 'photos, last page', entries: page, path: (w) => `/api/photos?before=${w.lastPage.photos}` },
  { name: 'photos, 100 at once', entries: 100, path: () => '/api/photos?limit=100' },
  { name: 'photos of the first week', entries: oldestPhotos.photos, path: () => `/api/photos?week=${week}` },
  { name: 'weeks with photos', entries: 35, path: () => '/api/photo-weeks' },
  { name: 'appointments', entries: page, path: () => '/api/appointments' },
  { name: 'appointments to come', entries: page, path: within(`appointments?from=${newYear}`) },
  { name: 'appointments past', entries: page, path: within(`appointments?before=${newYear}`) },
  { name: 'contacts', entries: page, path: () => '/api/contacts' },
  { name: 'contacts, last page', entries: page, path: (w) => `/api/contacts?before=${w.lastPage.contacts}` },
  { name: 'wishes', entries: page, path: within('wishlist') },
  { name: 'wishes, last page', entries: page, path: (w) => within(`wishlist?before=${w.lastPage.wishes}`)(w) },
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
  const floor = await openCrowdedWorld(few, urls.few)
  try {
    const ours = await openCrowdedWorld(many, urls.many)
    try {
      await compareLists(engine, { floor, ours })
    } finally {
      await ours.close()
    }
  } finally {
    await floor.close()
  }
}

async function compareLists(engine: string, { floor, ours }: Pair<CrowdedWorld>): Promise<void> {
  const [photos, updates, appointments] = [many.photos, many.updates, many.appointments].map(thousands)
  const heading = [
    `Lists over ${engine}, of a journey with ${photos} photos, ${updates} updates and ${appointments} appointments`,
    `  and ${many.otherJourneys} others beside it, next to 100 of each: p50 and p99 of ${rounds.each} answers, medians of ${rounds.rounds} rounds,`,
    '  in milliseconds with 100 entries, in milliseconds with all, and the one times the other',
  ]
  console.log(heading.join('\n'))
  const requests = lists.map((list) => ({ floor: questionOf(list, floor), ours: questionOf(list, ours) }))
  for (const [at, times] of (await askInTurn(requests, rounds)).entries()) {
    // The p50 too, because on a busy machine the p99 measures the machine.
    const met = times.ratio.p99 <= most && times.ratio.p50 <= most
    printFigure(lists[at]?.name ?? '', inWords(times), { words: `at most ${most}`, met })
  }
  const feeds = { floor: feedOf(floor, few.appointments / 2), ours: feedOf(ours, mostEvents) }
  for (const times of await askInTurn([feeds], feedRounds))
    printFigure(`calendar of ${thousands(mostEvents)}, no list`, inWords(times))
}

const questionOf = ({ path, entries, as = 'mother' }: List, { port, cookies, ...place }: CrowdedWorld): Question => ({
  port,
  path: path(place),
  cookie: cookies[as],
  check: (body) => expectEntries(body, entries),
})

const feedOf = ({ port }: CrowdedWorld, events: number): Question => ({
  port,
  path: `/api/calendars/${feedToken}`,
  cookie: '',
  check: (body) => expectEvents(body, events),
})

const inWords = ({ floor, ours, ratio }: Compared) => [floor, ours, ratio].map(asTwo).join('  ')
const asTwo = ({ p50, p99 }: Times) => `${p50.toFixed(2).padStart(6)} ${p99.toFixed(2).padStart(6)}`

/** Throws unless the list has this many entries, so an empty response is never measured. */
function expectEntries(body: string, expected: number) {
  const found: unknown = JSON.parse(body)
  if (!Array.isArray(found) || found.length !== expected)
    throw new Error(`There should be ${expected} entries: ${body.slice(0, 200)}`)
}

function expectEvents(body: string, expected: number) {
  const found = body.split('BEGIN:VEVENT').length - 1
  if (found !== expected) throw new Error(`There should be ${expected} appointments, and there are ${found}.`)
}
