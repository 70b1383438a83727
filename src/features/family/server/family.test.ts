import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allRights, type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'

let testApp: TestApp
let mother: Browser
let pip: string
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  pip = `/api/pregnancies/${await testApp.findJourney('Pip')}`
})
beforeEach(() => testApp.db.deleteFrom('section_rights').execute())
afterAll(() => testApp.close())

const fullRights = { family: allRights, guest: allRights }
const setRights = (rights: object) => mother.ask('PUT', `${pip}/rights`, rights)
const namesIn = (body: unknown) => Object(body).map(({ user }: { user: { firstName: string } }) => user.firstName)

describe('the family', () => {
  test('is shown to members only', async () => {
    expect((await testApp.visitor().get(`${pip}/family`)).status).toBe(401)
    for (const name of ['neighbour', 'stranger'] as const)
      expect((await (await testApp.person(name)).get(`${pip}/family`)).status).toBe(404)
  })

  test.each(['grandmother', 'friend'] as const)(
    'lists for the %s everyone who joined, in the order of joining',
    async (name) => {
      const { body } = await (await testApp.person(name)).get(`${pip}/family`)
      expect(namesIn(body)).toEqual(['Nora', 'Sam', 'Ruth', 'Ben'])
      expect(Object(body)[3]).toEqual({
        id: expect.any(Number),
        status: 'accepted',
        role: 'guest',
        joinedAt: '2026-02-22T10:00:00.000Z',
        user: { firstName: 'Ben', profileImageUrl: null },
      })
      expect(JSON.stringify(body)).not.toContain('@')
    },
  )

  test('includes pending members for admins', async () => {
    const { body } = await mother.get(`${pip}/family`)
    expect(namesIn(body)).toEqual(['Nora', 'Sam', 'Ruth', 'Ben', 'auntie'])
    expect(Object(body)[4]).toMatchObject({ status: 'pending', role: 'family', joinedAt: null })
  })
})

describe('rights', () => {
  test.each([
    ['a visitor', 401, () => testApp.visitor()],
    ['family', 403, () => testApp.person('grandmother')],
    ['a guest', 403, () => testApp.person('friend')],
    ['the admin of another journey', 404, () => testApp.person('neighbour')],
  ] as const)('cannot be seen or changed by %s', async (_, status, openBrowser) => {
    const browser = await openBrowser()
    expect((await browser.get(`${pip}/rights`)).status).toBe(status)
    expect((await browser.ask('PUT', `${pip}/rights`, fullRights)).status).toBe(status)
  })

  test.each([
    ['if guests are missing', { family: allRights }],
    ['if they include admins', { ...fullRights, admin: allRights }],
    ['if they include a section that does not exist', { ...fullRights, guest: { ...allRights, diary: 'see' } }],
    ['if a section is missing', { ...fullRights, guest: { updates: 'see' } }],
    ['if a value is unknown', { ...fullRights, guest: { ...allRights, album: 'steal' } }],
  ])('are refused %s', async (_, body) => {
    expect((await setRights(body)).status).toBe(400)
    expect(await testApp.db.selectFrom('section_rights').select('id').execute()).toEqual([])
  })

  test('that name an unknown section are refused, and the error names the section', async () => {
    expect((await setRights({ ...fullRights, guest: { ...allRights, diary: 'see' } })).body).toMatchObject({
      code: 'invalid-input',
      fields: { diary: expect.stringContaining('diary') },
    })
  })

  test('list the sections in a fixed order, even if the request has another order', async () => {
    const order = ['updates', 'appointments', 'album', 'contacts', 'wishlist']
    const shuffled = Object.fromEntries(Object.entries(allRights).toReversed())
    const answers = [await setRights({ family: shuffled, guest: shuffled }), await mother.get(`${pip}/rights`)].flatMap(
      ({ body }) => [Object(body).family, Object(body).guest],
    )
    const { body: user } = await (await testApp.person('friend')).get('/api/auth/user')
    for (const rights of [...answers, Object(user).rights]) expect(Object.keys(rights)).toEqual(order)
  })

  test('are complete until an admin narrows them, and only narrowed rights are stored', async () => {
    expect((await mother.get(`${pip}/rights`)).body).toEqual({ ...fullRights, version: expect.any(String) })
    const rights = {
      family: { ...allRights, album: 'see' },
      guest: { ...allRights, album: 'nothing', contacts: 'see' },
    }
    expect(await setRights(rights)).toMatchObject({ status: 200, body: rights })
    expect((await mother.get(`${pip}/rights`)).body).toEqual({ ...rights, version: expect.any(String) })
    expect(await testApp.db.selectFrom('section_rights').select('id').execute()).toHaveLength(3)
    await setRights(fullRights)
    expect(await testApp.db.selectFrom('section_rights').select('id').execute()).toEqual([])
  })

  test('can be sent back as they were read', async () => {
    const { body } = await mother.get(`${pip}/rights`)
    expect(await setRights(Object(body))).toMatchObject({ status: 200, body })
  })

  test('take effect at the next request', async () => {
    const friend = await testApp.person('friend')
    const grandmother = await testApp.person('grandmother')
    const see = (browser: Browser) => browser.get(`${pip}/updates`)
    const add = (browser: Browser) => browser.post(`${pip}/updates`, { content: 'Hello' })
    const closed = { status: 403, body: { code: 'section-closed' } }

    await setRights({ ...fullRights, guest: { ...allRights, updates: 'see' } })
    expect((await see(friend)).status).toBe(200)
    expect(await add(friend)).toMatchObject(closed)
    expect((await add(grandmother)).status).toBe(201)

    await setRights({ ...fullRights, guest: { ...allRights, updates: 'nothing' } })
    expect(await see(friend)).toMatchObject(closed)
    expect((await friend.get('/api/auth/user')).body).toMatchObject({ rights: { ...allRights, updates: 'nothing' } })
    expect((await see(grandmother)).status).toBe(200)

    await setRights(fullRights)
    expect((await add(friend)).status).toBe(201)
  })

  test('of one journey do not affect another', async () => {
    await setRights({ family: { ...allRights, updates: 'nothing' }, guest: { ...allRights, updates: 'nothing' } })
    const neighbour = await testApp.person('neighbour')
    const theirs = `/api/pregnancies/${await testApp.findJourney('Feijão')}/rights`
    expect((await neighbour.get(theirs)).body).toMatchObject(fullRights)

    const narrowed = { ...fullRights, guest: { ...allRights, album: 'see' } }
    await neighbour.ask('PUT', theirs, narrowed)
    await setRights(fullRights)
    expect((await neighbour.get(theirs)).body).toMatchObject(narrowed)
    await neighbour.ask('PUT', theirs, fullRights)
  })

  test('changed by several requests at once end up as in one of the requests, never as a mix', async () => {
    const first = { ...fullRights, guest: { ...allRights, album: 'see' } }
    const second = { ...fullRights, family: { ...allRights, album: 'nothing' } }
    const replies = await Promise.all([first, second, first, second].map(setRights))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { version: _, ...saved } = Object((await mother.get(`${pip}/rights`)).body)
    expect([first, second]).toContainEqual(saved)
  })
})
