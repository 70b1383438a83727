/** Who gets news of comments and reactions. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestWorker, passSeconds } from '#features/news/server/telling/testing.ts'
import { type CastName, cast } from '#features/sign-in/fixtures.ts'
import { type Browser, openTestApp, type TestApp } from '../testing.ts'
import { makeSubject, subjects } from './testing.ts'

let testApp: TestApp
let worker: ReturnType<typeof openTestWorker>
let news: string
let people: Record<'mother' | 'partner' | 'grandmother' | 'friend', Browser>
beforeEach(async () => {
  testApp = await openTestApp()
  worker = openTestWorker(testApp)
  news = `/api/pregnancies/${await testApp.findJourney('Pip')}/news`
  people = {
    mother: await testApp.person('mother'),
    partner: await testApp.person('partner'),
    grandmother: await testApp.person('grandmother'),
    friend: await testApp.person('friend'),
  }
})
afterEach(() => testApp.close())

describe.each(subjects)('news of responses to %s', (word, subject) => {
  const noun = word.replace(/^an? /, '')
  let thing: string
  beforeEach(async () => {
    thing = await makeSubject(testApp, people.mother, subject)
  })

  async function comment(browser: Browser, about = thing): Promise<string> {
    const { status, body } = await browser.post(`${about}/comments`, { content: 'How lovely!' })
    expect(status).toBe(201)
    return `${subject.comments}/${Object(body).id}`
  }
  const react = (browser: Browser, kind = 'heart', to = thing) => browser.ask('PUT', `${to}/reaction`, { kind })

  /** The news of comments and reactions that each person gets, such as "Ruth commented on …". */
  async function heard(): Promise<Partial<Record<CastName, string[]>>> {
    await worker.run()
    const all = await Promise.all(
      Object.entries(people).map(async ([name, browser]) => {
        const entries: { topic: string; text: string; author: { firstName: string } }[] = Object(
          (await browser.get(news)).body,
        )
        const responses = entries.filter(({ topic }) => topic === 'comment' || topic === 'reaction')
        return [name, responses.map(({ author, text }) => `${author.firstName} ${text}`)] as const
      }),
    )
    return Object.fromEntries(all.filter(([, texts]) => texts.length > 0))
  }

  test('the author of the thing, and everybody who commented on it, get news of a later comment', async () => {
    await comment(people.grandmother)
    expect(await heard()).toEqual({ mother: [`Ruth commented on ${word}`] })
    await comment(people.friend)
    expect(await heard()).toEqual({
      mother: [`Ben commented on ${word}`, `Ruth commented on ${word}`],
      grandmother: [`Ben commented on ${word}`],
    })
    await comment(people.mother)
    expect(await heard()).toMatchObject({
      grandmother: [`Nora commented on ${word}`, `Ben commented on ${word}`],
      friend: [`Nora commented on ${word}`],
    })
  })

  test('people who deleted their comment, or commented on another thing, get no news of later comments', async () => {
    await people.grandmother.delete(await comment(people.grandmother))
    const other = await makeSubject(testApp, people.partner, subject)
    await comment(people.friend, other)
    await worker.run()
    await comment(people.mother)
    expect(await heard()).toEqual({ partner: [`Ben commented on ${word}`] })
  })

  test('a person’s comments on one thing are one entry, and comments on two things are two entries', async () => {
    await comment(people.grandmother)
    await comment(people.grandmother)
    await comment(people.grandmother, await makeSubject(testApp, people.mother, subject))
    expect(await heard()).toEqual({ mother: [`Ruth commented on ${word}`, `Ruth wrote 2 comments on ${word}`] })
  })

  test('only the author gets news of a reaction, and only of each person’s first one', async () => {
    await comment(people.friend)
    await react(people.friend)
    await react(people.grandmother)
    await worker.run()
    await react(people.grandmother, 'clap')
    await react(people.mother)
    expect(await heard()).toEqual({
      mother: [`Ruth reacted to your ${noun}`, `Ben reacted to your ${noun}`, `Ben commented on ${word}`],
    })
  })

  test('a person’s reactions to several things are one entry', async () => {
    await react(people.grandmother)
    await react(people.grandmother, 'heart', await makeSubject(testApp, people.mother, subject))
    expect(await heard()).toEqual({ mother: [`Ruth reacted to 2 of your ${noun}s`] })
  })

  test('nobody gets news of a comment that is in the trash, or whose thing is in the trash', async () => {
    const gone = await comment(people.grandmother)
    await comment(people.friend)
    await people.grandmother.delete(gone)
    expect(await heard()).toEqual({ mother: [`Ben commented on ${word}`] })
    await people.mother.delete(thing)
    expect(await heard()).toEqual({})
    await people.mother.post(`${thing}/restore`)
    expect(await heard()).toEqual({ mother: [`Ben commented on ${word}`] })
  })
})

test('a push message about comments names their authors', async () => {
  const update = subjects[0]?.[1] ?? expect.fail()
  const thing = await makeSubject(testApp, people.mother, update)
  for (const browser of [people.friend, people.grandmother])
    await browser.post(`${thing}/comments`, { content: 'How lovely!' })
  await worker.run()
  passSeconds(testApp, 3600)
  await worker.run()
  const { id } = await testApp.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', cast.mother.email)
    .executeTakeFirstOrThrow()
  expect(worker.pushes.filter(({ userId }) => userId === id).map(({ body }) => body)).toEqual([
    'Ruth commented on an update\nBen commented on an update',
  ])
})
