import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

const notYours = { status: 403, body: { code: 'not-yours' } }
const notThere = { status: 404, body: { code: 'not-found' } }

describe.each(subjects)('a comment on %s', (_, subject) => {
  let thing: string
  beforeEach(async () => {
    thing = await makeSubject(testApp, mother, subject)
  })

  const write = (browser: Browser, content = 'How lovely!') => browser.post(`${thing}/comments`, { content })
  const add = async (browser: Browser, content?: string): Promise<string> =>
    `${subject.comments}/${Object((await write(browser, content)).body).id}`
  const change = (browser: Browser, comment: string, content: string) => browser.ask('PATCH', comment, { content })
  const list = async (browser: Browser) => Object((await browser.get(`${thing}/comments`)).body)
  const contents = async () => (await list(mother)).map(({ content }: { content: string }) => content)
  const count = async () => Object(await findSubject(testApp, mother, subject, thing)).comments
  const setGuestRights = async (may: string) => {
    const guest = { ...allRights, [subject.section]: may }
    const journey = await testApp.findJourney('Pip')
    await mother.ask('PUT', `/api/pregnancies/${journey}/rights`, { family: allRights, guest })
  }

  test('is refused to a visitor and to people of other journeys', async () => {
    expect((await write(testApp.visitor())).status).toBe(401)
    expect((await testApp.visitor().get(`${thing}/comments`)).status).toBe(401)
    expect(await write(neighbour)).toMatchObject(notThere)
    expect(await neighbour.get(`${thing}/comments`)).toMatchObject(notThere)
    const comment = await add(mother)
    expect(await change(neighbour, comment, 'Mine.')).toMatchObject(notThere)
    expect(await neighbour.delete(comment)).toMatchObject(notThere)
    expect(await contents()).toEqual(['How lovely!'])
  })

  const wrong: readonly [string, unknown][] = [
    ['an empty text', ''],
    ['only spaces', '   \n'],
    ['2,001 characters', 'x'.repeat(2001)],
    ['a control character', 'ding\u0007'],
  ]
  test.each(wrong)('with this text is refused: %s', async (_, content) => {
    expect(await mother.post(`${thing}/comments`, { content })).toMatchObject({
      status: 400,
      body: { fields: { content: expect.any(String) } },
    })
    expect(await contents()).toEqual([])
  })

  test.each([
    ['see nothing of the section', 'nothing'],
    ['only see the section', 'see'],
  ])('is refused to guests who may %s', async (_, may) => {
    const comment = await add(friend)
    await setGuestRights(may)
    expect(await write(friend)).toMatchObject({ status: 403, body: { code: 'section-closed' } })
    expect((await change(friend, comment, 'More.')).status).toBe(403)
    expect((await friend.get(`${thing}/comments`)).status).toBe(may === 'see' ? 200 : 403)
    await setGuestRights('respond')
    expect((await write(friend)).status).toBe(201)
    await setGuestRights('add')
  })

  test('is shown with its author, and counted', async () => {
    const reply = await write(grandmother, 'x'.repeat(2000))
    expect(reply).toMatchObject({
      status: 201,
      body: {
        content: 'x'.repeat(2000),
        createdAt: '2026-03-15T10:00:00.000Z',
        editedAt: null,
        author: { firstName: 'Ruth', profileImageUrl: null },
      },
    })
    expect(await list(friend)).toEqual([reply.body])
    expect(await count()).toBe(1)
    expect(await findSubject(testApp, friend, subject, await makeSubject(testApp, mother, subject))).toMatchObject({
      comments: 0,
    })
  })

  test('can be changed only by its author, and is then marked as changed', async () => {
    const comment = await add(grandmother)
    const refusal = { status: 403, body: { code: 'not-your-words' } }
    expect(await change(friend, comment, 'No.')).toMatchObject(refusal)
    expect(await change(mother, comment, 'No.')).toMatchObject(refusal)
    expect(await change(grandmother, comment, 'How lovely!')).toMatchObject({ status: 200, body: { editedAt: null } })
    const changed = { content: 'Lovely.', editedAt: '2026-03-15T10:00:00.000Z' }
    expect(await change(grandmother, comment, 'Lovely.')).toMatchObject({ status: 200, body: changed })
    expect(await list(mother)).toMatchObject([changed])
  })

  test('can be deleted by its author and by admins, and by nobody else', async () => {
    const [first, second] = [await add(grandmother), await add(grandmother)]
    expect(await friend.delete(first)).toMatchObject(notYours)
    expect((await grandmother.delete(first)).status).toBe(204)
    expect(await grandmother.delete(first)).toMatchObject(notThere)
    expect((await mother.delete(second)).status).toBe(204)
    expect(await contents()).toEqual([])
    expect(await count()).toBe(0)
    expect(await change(grandmother, first, 'Hello?')).toMatchObject(notThere)
  })

  test('can be restored, and is then listed at its former place', async () => {
    const comment = await add(grandmother, 'First')
    await add(friend, 'Second')
    await grandmother.delete(comment)
    expect(await friend.post(`${comment}/restore`)).toMatchObject(notYours)
    expect(await neighbour.post(`${comment}/restore`)).toMatchObject(notThere)
    expect(await grandmother.post(`${comment}/restore`)).toMatchObject({ status: 200, body: { content: 'First' } })
    expect(await contents()).toEqual(['Second', 'First'])
  })

  test('cannot be read or changed while the thing is in the trash, and is listed again after the thing is restored', async () => {
    const [comment, deleted] = [await add(grandmother), await add(grandmother, 'Deleted')]
    await grandmother.delete(deleted)
    await mother.delete(thing)
    expect(await mother.get(`${thing}/comments`)).toMatchObject(notThere)
    expect(await write(mother)).toMatchObject(notThere)
    expect(await change(grandmother, comment, 'More.')).toMatchObject(notThere)
    expect(await grandmother.delete(comment)).toMatchObject(notThere)
    expect(await grandmother.post(`${deleted}/restore`)).toMatchObject(notThere)
    const kinds = Object((await mother.get('/api/trash')).body).map(({ restoreAt }: { restoreAt: string }) => restoreAt)
    expect(kinds).not.toContain(`${deleted}/restore`)
    await mother.post(`${thing}/restore`)
    expect(await contents()).toEqual(['How lovely!'])
    expect((await grandmother.post(`${deleted}/restore`)).status).toBe(200)
  })

  test('is listed newest first, in pages', async () => {
    for (const content of ['1', '2', '3', '4', '5']) await add(mother, content)
    const walked: string[][] = []
    let next: string | undefined = `${thing}/comments?limit=2`
    while (next) {
      const { body, headers } = await friend.get(next)
      walked.push(Object(body).map(({ content }: { content: string }) => content))
      next = /^<(\/api\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(walked).toEqual([['5', '4'], ['3', '2'], ['1']])
    expect((await friend.get(`${thing}/comments?limit=0`)).status).toBe(400)
  })
})

test('the comments of a person who deletes their account stay, and the preview of the deletion says so', async () => {
  const [, subject] = subjects[0] ?? []
  if (!subject) throw new Error('Nothing can be commented on.')
  const thing = await makeSubject(testApp, mother, subject)
  await friend.post(`${thing}/comments`, { content: 'Goodbye.' })
  const preview = Object((await friend.get('/api/account/deletion-preview')).body)
  expect(preview.stays[0].shared).toContainEqual({ count: expect.any(Number), what: 'comments on updates' })
  await friend.ask('DELETE', '/api/account', { currentPassword: 'seven quiet herons' })
  expect((await mother.get(`${thing}/comments`)).body).toMatchObject([
    { content: 'Goodbye.', author: { firstName: 'Ben' } },
  ])
})
