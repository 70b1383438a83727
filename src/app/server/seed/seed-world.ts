/** The two demo worlds for development and tests: an empty first day, and week 30 with content. */
import { demoCode, demoInvitation } from '#features/family/fixtures.ts'
import { acceptInvite, changeRole, findInvite, inviteByEmail, makeCode } from '#features/family/server/public.ts'
import { journeys } from '#features/journey/fixtures.ts'
import { beginJourney, changeSettings, nameParents } from '#features/journey/server/public.ts'
import { joinJourney } from '#features/membership/server/public.ts'
import { makePushKeys } from '#features/push/server/public.ts'
import { type CastName, cast, castPassword } from '#features/sign-in/fixtures.ts'
import { createAccount, hashPassword } from '#features/sign-in/server/public.ts'
import { demoUpdates } from '#features/updates/fixtures.ts'
import { shareUpdate } from '#features/updates/server/public.ts'
import type { Services } from '#platform/server/services.ts'
import { anyVersion } from '#platform/server/versions/check-version.ts'
import { addDays, dayInZone } from '#platform/shared/time/calendar.ts'
import { actAs, actAsMember } from './act-as.ts'
import { addDemoAppointments } from './add-demo-appointments.ts'
import { addDemoContacts } from './add-demo-contacts.ts'
import { addDemoScans } from './add-demo-scans.ts'
import { addDemoWishes } from './add-demo-wishes.ts'

export const worlds = ['first-day', 'week-30'] as const
export type World = (typeof worlds)[number]

/** All demo people have the same password hash, because hashing takes longer than everything else. */
let castHash: Promise<string> | undefined

/** Days until the due date, so that the pregnancy is at 29 weeks and 3 days. */
const daysLeft = 280 - (29 * 7 + 3)

type Seeding = {
  /** Whether the world has news of what the people did. By default it has none. */
  hasNews?: boolean
}

export async function seedWorld(services: Services, world: World, { hasNews = false }: Seeding = {}): Promise<void> {
  castHash ??= hashPassword(castPassword)
  const passwordHash = await castHash
  await makePushKeys(services.db, services.clock())
  await openAccount(services, 'mother', { passwordHash, mayBeginJourney: true })
  if (world === 'first-day') return

  await openAccount(services, 'neighbour', { passwordHash, mayBeginJourney: true })
  for (const name of ['partner', 'grandmother', 'friend', 'stranger'] as const)
    await openAccount(services, name, { passwordHash, mayBeginJourney: false })
  await beginDemoJourney(services, 'mother', journeys.pip)
  await beginDemoJourney(services, 'neighbour', journeys.neighbours)
  await addFamily(services)
  await namePipsParents(services)
  await shareDemoUpdates(services)
  await addDemoAppointments(services, journeys.pip.timeZone)
  await addDemoContacts(services)
  await addDemoWishes(services)
  await addDemoScans(services, journeys.pip.timeZone)
  if (!hasNews) await services.db.deleteFrom('news_events').execute()
}

type AccountOptions = { passwordHash: string; mayBeginJourney: boolean }

function openAccount({ db, clock }: Services, name: CastName, options: AccountOptions) {
  return db.transaction().execute((tx) => createAccount(tx, { ...cast[name], ...options }, clock()))
}

async function beginDemoJourney(services: Services, founder: CastName, { babyName, timeZone }: DemoJourney) {
  const context = { db: services.db, emit: services.emit, now: services.clock(), checkVersion: anyVersion }
  await beginJourney({ ...context, now: daysBefore(context.now, 152) }, await actAs(services, founder))
  const actor = await actAsMember(services, founder)
  const dueDate = addDays(dayInZone(context.now, timeZone), daysLeft)
  await changeSettings(context, actor, { babyName, dueDate, timeZone })
}

type DemoJourney = { babyName: string; timeZone: string }

async function addFamily(services: Services) {
  const { db, clock } = services
  const now = clock()
  const mother = await actAsMember(services, 'mother')
  const partner = { pregnancyId: mother.pregnancyId, userId: (await actAs(services, 'partner')).userId }
  await db.transaction().execute((tx) => joinJourney(tx, { ...partner, role: 'admin', now: daysBefore(now, 150) }))

  const { code } = await makeCode(db, mother, demoCode, daysBefore(now, 140))
  await joinByCode(services, 'grandmother', code, daysBefore(now, 139))
  await joinByCode(services, 'friend', code, daysBefore(now, 21))
  await changeRole({ db, now }, mother, { email: cast.friend.email, role: 'guest' })
  await inviteByEmail({ db, now, canMail: false }, mother, demoInvitation)
}

async function joinByCode(services: Services, name: CastName, code: string, now: Date) {
  const { userId } = await actAs(services, name)
  const invite = await findInvite(services.db, code)
  if (!invite) throw new Error('The demo family’s invitation code was not found.')
  await services.db.transaction().execute((tx) => acceptInvite(tx, invite, { userId, now }, services.emit))
}

async function namePipsParents(services: Services) {
  const mother = await actAsMember(services, 'mother')
  const parents = journeys.pip.parents.map(async ({ name, ...parent }) => {
    const { userId } = await actAs(services, name)
    return { ...parent, userId }
  })
  const context = { db: services.db, now: services.clock(), checkVersion: anyVersion }
  await nameParents(context, mother, { parents: await Promise.all(parents) })
}

async function shareDemoUpdates(services: Services) {
  for (const { author, hoursAgo, content, week } of demoUpdates) {
    const now = new Date(services.clock().getTime() - hoursAgo * 3_600_000)
    await shareUpdate({ ...services, now }, await actAsMember(services, author), { content, week })
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)
