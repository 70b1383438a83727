/** Asks for what should be there without a network, so that the service worker keeps it, though nobody has looked yet. */
import type { QueryClient } from '@tanstack/react-query'
import { upcomingQuery } from '#features/appointments/rules.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { contentWeek } from '#features/journey/rules.ts'
import type { User } from '#features/sign-in/contract.ts'
import { allRights, isGranted } from '#platform/shared/section.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import { startOfDay } from '#platform/shared/time/wall-clock.ts'
import { leave } from './leave-page.ts'
import { keptAtHeader, userPath } from './notice.ts'

const guideIsFreshMs = 3 * 86_400_000

/** Now, and again for each person who comes to be signed in on this page. */
export function keepReady(client: QueryClient): void {
  let person: unknown
  const look = () => {
    const user = client.getQueryData<User | null>([userPath])
    const found = user?.role ? user.id : undefined
    if (person === found) return
    person = found
    if (user?.role) askForAll(user).catch(() => undefined)
  }
  client.getQueryCache().subscribe(look)
  look()
}

async function askForAll({ id: userId, rights: granted }: User) {
  const rights = granted ?? allRights
  // First: it says whose answers those after it are.
  const user: User | null = await ask(userPath)
  // Somebody else signed in while this page was on its way.
  if (user?.id !== userId) return leave()
  const journey: Pregnancy | undefined = await ask('/api/pregnancies/current')
  if (!journey) return
  const { id, dueDate, timeZone, region } = journey
  const today = dayInZone(new Date(), timeZone)
  const past = new URLSearchParams({ before: startOfDay(today, timeZone).toISOString() })
  const coming = new URLSearchParams(upcomingQuery(today, timeZone))
  const ofAppointments = `/api/pregnancies/${id}/appointments`
  await askEach(isGranted(rights, 'see contacts') && ['/api/contacts?limit=200'])
  await askEach(isGranted(rights, 'see appointments') && [`${ofAppointments}?${coming}`, `${ofAppointments}?${past}`])
  await askEach([`/api/pregnancies/${id}/family`, `/api/guide/weeks/${contentWeek(dueDate, today)}`])
  await askEach(isGranted(rights, 'see updates') && [`/api/pregnancies/${id}/updates`])
  await keepGuide(region)
}

/** All weeks: 400 kB, every few days. */
async function keepGuide(region: string) {
  if (navigator.connection?.saveData) return
  for (let week = 4; week <= 42; week += 1) {
    const paths = [`/api/guide/weeks/${week}`, `/api/guide/weeks/${week}/guide?region=${region}`]
    const answers = await Promise.all(paths.map(async (path) => (await isFresh(path)) || ask(path)))
    // Signed out meanwhile: the others would be refused too.
    if (answers.includes(undefined)) return
  }
}

async function isFresh(path: string): Promise<boolean> {
  const kept = await caches.match(path)
  return Date.now() - Number(kept?.headers.get(keptAtHeader) ?? 0) < guideIsFreshMs
}

async function askEach(paths: readonly string[] | false) {
  for (const path of paths || []) await ask(path)
}

/** The answer, if it is one; a refusal, as of a closed section, is nothing to keep. */
async function ask(path: string) {
  const response = await fetch(path)
  // Nobody asked for this answer, so nobody else says that the session is over.
  if (response.status === 401) leave()
  return response.ok ? response.json() : undefined
}
