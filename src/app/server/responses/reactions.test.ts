import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cast } from '#features/sign-in/fixtures.ts'
import { allRights, type Browser, openTestApp, type TestApp } from '../testing.ts'
import { findSubject, makeSubject, subjects } from './testing.ts'

let testApp: TestApp
let mother: Browser
let grandmother: Browser
let friend: Browser
let neighbour: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  grandmother = await testApp.person('grandmother')
  friend = await testApp.person('friend')
  neighbour = await testApp.person('neighbour')
})
afterAll(() => testApp.close())

const notThere = { status: 404, body: { code: 'not-found' } }

describe.each(subjects)('a reaction to %s', (_, subject) => {
  let thing: string
  beforeEach(async () => {
    thing = await makeSubject(testApp, mother, subject)
  })

  const react = (browser: Browser, kind: string) => browser.ask('PUT', `${thing}/reaction`, { kind })
  const takeBack = (browser: Browser) => browser.delete(`${thing}/reaction`)
  const seenBy = (browser: Browser) => findSubject(testApp, browser, subject, thing)

  test('is refused to a visitor and to people of other journeys', async () => {
    expect((await react(testApp.visitor(), 'heart')).status).toBe(401)
    expect(await react(neighbour, 'heart')).toMatchObject(notThere)
    expect(await takeBack(neighbour)).toMatchObject(notThere)
    expect(await seenBy(mother)).toMatchObject({ likes: 0 })
  })

  test.each(['thumb', '', 'HEART'])('of the kind “%s” is refused', async (kind) => {
    expect(await react(mother, kind)).toMatchObject({ status: 400, body: { fields: { kind: expect.any(String) } } })
  })

  test('is refused to guests who may only see, but they can take back an earlier one', async () => {
    await react(friend, 'star')
    const guest = { ...allRights, [subject.section]: 'see' }
    const rights = `/api/pregnancies/${await testApp.findJourney('Pip')}/rights`
    await mother.ask('PUT', rights, { family: allRights, guest })
    expect(await react(friend, 'heart')).toMatchObject({ status: 403, body: { code: 'section-closed' } })
    expect(await seenBy(friend)).toMatchObject({ ownReaction: 'star' })
    expect((await takeBack(friend)).status).toBe(200)
    await mother.ask('PUT', rights, { family: allRights, guest: allRights })
  })

  test('is refused while the thing is in the trash', async () => {
    await mother.delete(thing)
    expect(await react(mother, 'heart')).toMatchObject(notThere)
    expect(await takeBack(mother)).toMatchObject(notThere)
  })

  test('is counted by kind, and everybody sees which one is their own', async () => {
    await react(grandmother, 'hug')
    await react(friend, 'hug')
    const reactions = [
      { kind: 'hug', count: 2 },
      { kind: 'star', count: 1 },
    ]
    const seen = { likes: 3, reactions, ownReaction: 'star' }
    expect(await react(mother, 'star')).toMatchObject({ status: 200, body: seen })
    expect(await seenBy(mother)).toMatchObject(seen)
    expect(await seenBy(friend)).toMatchObject({ likes: 3, reactions, ownReaction: 'hug' })
    expect(await seenBy(await testApp.person('partner'))).toMatchObject({ likes: 3, reactions, ownReaction: null })
  })

  test('replaces an earlier one, and can be taken back', async () => {
    await react(friend, 'heart')
    await react(friend, 'tear')
    expect(await seenBy(friend)).toMatchObject({ likes: 1, reactions: [{ kind: 'tear', count: 1 }] })
    const none = { likes: 0, reactions: [], ownReaction: null }
    expect(await takeBack(friend)).toMatchObject({ status: 200, body: none })
    expect(await takeBack(friend)).toMatchObject({ status: 200, body: none })
    expect(await seenBy(friend)).toMatchObject(none)
  })

  test('that is sent 50 times in parallel is counted once', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, at) => react(friend, at % 2 ? 'heart' : 'clap')))
    expect(await seenBy(mother)).toMatchObject({ likes: 1 })
  })
})

test('the reactions of a removed member are deleted', async () => {
  for (const [, subject] of subjects) {
    const thing = await makeSubject(testApp, mother, subject)
    await grandmother.ask('PUT', `${thing}/reaction`, { kind: 'heart' })
  }
  await mother.delete(`/api/admin/users/${cast.grandmother.email}`)
  for (const table of ['update_reactions', 'photo_reactions'] as const) {
    const rows = await testApp.db.selectFrom(table).innerJoin('users', 'users.id', 'user_id').select('email').execute()
    expect(rows.map(({ email }) => email)).not.toContain(cast.grandmother.email)
  }
})
