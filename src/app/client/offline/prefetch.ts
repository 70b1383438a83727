/** Prefetches what should be readable without a network, so the service worker caches it. */

import type { QueryClient } from '@tanstack/react-query'
import { appointmentsKey } from '#features/appointments/client/public.ts'
import { upcomingQuery } from '#features/appointments/rules.ts'
import type { contactsContract } from '#features/contacts/contract.ts'
import { contactsAtOnce } from '#features/contacts/rules.ts'
import { familyKey } from '#features/family/client/public.ts'
import { weekQuery } from '#features/guide/client/public.ts'
import type { guideContract } from '#features/guide/contract.ts'
import { journeyKey } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { contentWeek, firstContentWeek, lastContentWeek } from '#features/journey/rules.ts'
import type { User } from '#features/sign-in/contract.ts'
import { updatesKey } from '#features/updates/client/public.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { allRights, isGranted } from '#platform/shared/section.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import { leave } from './leave-page.ts'
import { cachedAtHeader } from './notice.ts'

const contacts = createAddresses<typeof contactsContract>()
const guide = createAddresses<typeof guideContract>()

const guideIsFreshMs = 3 * 86_400_000

/** Runs now, and again when another person signs in on this page. */
export function prefetch(client: QueryClient): void {
  let person: unknown
  const look = () => {
    const user = client.getQueryData<User | null>([userAddress])
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
  // First, because it tells the worker whose responses follow.
  const user: User | null = await ask(userAddress)
  // Somebody else signed in while this page was loading.
  if (user?.id !== userId) return leave()
  const journey: Pregnancy | undefined = await ask(journeyKey[0])
  if (!journey) return
  const { id, dueDate, timeZone, region } = journey
  const today = dayInZone(new Date(), timeZone)
  const coming = upcomingQuery(today, timeZone)
  await askEach(
    isGranted(rights, 'see contacts') && [contacts('GET /api/contacts', { query: { limit: String(contactsAtOnce) } })],
  )
  await askEach(
    isGranted(rights, 'see appointments') && [
      ...appointmentsKey(id, coming),
      ...appointmentsKey(id, { before: coming.from }),
    ],
  )
  await askEach([...familyKey(id), ...weekQuery(contentWeek(dueDate, today)).queryKey])
  await askEach(isGranted(rights, 'see updates') && updatesKey(id))
  await prefetchGuide(region)
}

/** All weeks: 400 kB, every few days. */
async function prefetchGuide(region: Pregnancy['region']) {
  if (navigator.connection?.saveData) return
  for (let week = firstContentWeek; week <= lastContentWeek; week += 1) {
    const [figures] = weekQuery(week).queryKey
    const paths = [
      figures,
      guide('GET /api/guide/weeks/{week}/guide', { params: { week: String(week) }, query: { region } }),
    ]
    const answers = await Promise.all(paths.map(async (path) => (await isFresh(path)) || ask(path)))
    // Signed out meanwhile, so the others would be refused too.
    if (answers.includes(undefined)) return
  }
}

async function isFresh(path: string): Promise<boolean> {
  const kept = await caches.match(path)
  return Date.now() - Number(kept?.headers.get(cachedAtHeader) ?? 0) < guideIsFreshMs
}

async function askEach(paths: readonly string[] | false) {
  for (const path of paths || []) await ask(path)
}

/** The response's JSON, or undefined if it was refused, for example for a closed section. */
async function ask(path: string) {
  const response = await fetch(path)
  // No page made this request, so nothing else reports that the session is over.
  if (response.status === 401) leave()
  return response.ok ? response.json() : undefined
}
