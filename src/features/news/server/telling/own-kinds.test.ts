/** News of kinds that no feature has yet. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { inLanguages } from '#language/in-languages.ts'
import { aboveAllIds } from '#platform/server/http/list-pages.ts'
import { addNews } from '#platform/server/news/news-events.ts'
import type { NewsKind, NewsSubject } from '#platform/server/news/news-kind.ts'
import type { PregnancyId, UserId } from '#platform/server/session.ts'
import { listNews } from '../queries.ts'
import { openTestWorker } from './testing.ts'

const subjectId = 7
/** What the number 7 means for each kind. */
const subjects = new Map<string, NewsSubject>()

const visit = (kind: Pick<NewsKind, 'kind' | 'say'> & Partial<NewsKind>): NewsKind => ({
  ...{ topic: 'update', section: 'updates', ...kind },
  find: async () => new Map([...subjects].flatMap(([name, found]) => (name === kind.kind ? [[subjectId, found]] : []))),
})

let testApp: TestApp
let actorId: number
let grandmotherId: number
let pregnancyId: number
beforeEach(async () => {
  subjects.clear()
  testApp = await openTestApp({ now: '2026-03-15T23:00:00.000Z' })
  pregnancyId = await testApp.findJourney('Pip')
  const users = await testApp.db.selectFrom('users').select(['id', 'email']).execute()
  const idOf = (email: string) => users.find((user) => user.email === email)?.id ?? 0
  actorId = idOf(cast.mother.email)
  grandmotherId = idOf(cast.grandmother.email)
})
afterEach(() => testApp.close())

const happen = (kind: string, aboutAt?: string) =>
  testApp.db
    .transaction()
    .execute((tx) =>
      addNews(tx, { pregnancyId, kind, subjectId, actorId, ...(aboutAt && { aboutAt }) }, testApp.clock.now),
    )

/** The services of a server that has only these kinds of news. */
const withKinds = (news: readonly NewsKind[]) => ({ ...testApp.services, features: [{ name: 'test', news }] })

/** Decides about the news in the night, and returns what the grandmother is told in the morning. */
async function tellInTheMorning(news: readonly NewsKind[]): Promise<string[]> {
  const worker = openTestWorker({ services: withKinds(news) })
  await worker.run()
  testApp.clock.now = new Date('2026-03-16T07:00:00.000Z')
  await worker.run()
  return worker.pushes.filter(({ userId }) => userId === grandmotherId).map(({ body }) => body)
}

test('a notification is in the language of its recipient, even if no text in this language was used before', async () => {
  const texts = inLanguages({ en: { visited: 'visited us' } }, { de: async () => ({ visited: 'war zu Besuch' }) })
  await testApp.db.updateTable('users').set({ language: 'de' }).where('id', '=', grandmotherId).execute()
  subjects.set('visited', { path: '/', content: null })
  await happen('visited')
  expect(await tellInTheMorning([visit({ kind: 'visited', say: () => texts.visited })])).toEqual(['Nora war zu Besuch'])
})

test('news without a date does not get the date of a cancelled move of something else with the same number', async () => {
  const say: NewsKind['say'] = (_, { before }) => `told us something${before ? ` instead of ${before}` : ''}`
  const news = [visit({ kind: 'moved', say, isAboutDate: true, isMove: true }), visit({ kind: 'noted', say })]
  subjects.set('moved', { path: '/', content: null })
  subjects.set('noted', { path: '/', content: null })
  await happen('moved', '2026-03-20T10:30:00.000Z')
  await happen('noted')
  await openTestWorker({ services: withKinds(news) }).run()
  subjects.delete('moved')
  expect(await tellInTheMorning(news)).toEqual(['Nora told us something'])
  const ids = { userId: grandmotherId as UserId, pregnancyId: pregnancyId as PregnancyId }
  const page = { before: aboveAllIds, limit: 10 }
  const { entries } = await listNews(withKinds(news), testApp.db, { ...ids, role: 'family' }, page)
  expect(entries.map(({ text }) => text)).toEqual(['told us something'])
})
