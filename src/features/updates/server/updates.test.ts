import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'

let testApp: TestApp
let mother: Browser
let address: string
let otherAddress: string
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  address = await addressOf(mother)
  otherAddress = await addressOf(await testApp.person('neighbour'))
})
afterAll(() => testApp.close())

async function addressOf(browser: Browser): Promise<string> {
  return `/api/pregnancies/${Object((await browser.get('/api/pregnancies/current')).body).id}/updates`
}
const contentsOf = (body: unknown) => (Array.isArray(body) ? body.map(({ content }) => content) : [])

describe('sharing an update', () => {
  test('is refused to a visitor', async () => {
    expect((await testApp.visitor().post(address, { content: 'x' })).status).toBe(401)
  })

  test('gets the same refusal for another family’s journey as for one that does not exist', async () => {
    const { text } = await mother.post('/api/pregnancies/4711/updates', { content: 'x' })
    expect(await mother.post(otherAddress, { content: 'x' })).toMatchObject({ status: 404, text })
    expect(contentsOf((await (await testApp.person('neighbour')).get(otherAddress)).body)).toEqual([])
  })

  const invalid: readonly [string, object, string, string][] = [
    ['an empty body', {}, 'content', 'Required'],
    ['an empty text', { content: '' }, 'content', 'Please share what’s happening'],
    ['a blank text', { content: ' \n\t\u3000' }, 'content', 'Please share what’s happening'],
    ['5,001 characters', { content: '🐣'.repeat(5001) }, 'content', 'Too long: at most 5000 characters'],
    ['a control character', { content: 'ding\u0007' }, 'content', 'Contains characters that cannot be saved'],
    ['week 0', { content: 'x', week: 0 }, 'week', 'Number must be greater than or equal to 1'],
    ['week 43', { content: 'x', week: 43 }, 'week', 'Number must be less than or equal to 42'],
    ['week 1.5', { content: 'x', week: 1.5 }, 'week', 'Expected int, received number'],
    ['week "8"', { content: 'x', week: '8' }, 'week', 'Expected number, received string'],
    ...[
      'javascript:alert(1)',
      'ftp://pictures.example/a.png',
      'data:image/png;base64,AAAA',
      'file:///etc/passwd',
      'pictures.example/a.png',
      '/a.png',
      '//pictures.example/a.png',
      'https://',
      'https://a b/',
      'java\nscript:alert(1)',
      'ht\ntps://pictures.example/a.png',
      `https://pictures.example/${'a'.repeat(2000)}`,
    ].map((imageUrl): [string, object, string, string] => [
      `the picture ${JSON.stringify(imageUrl.slice(0, 40))}`,
      { content: 'x', imageUrl },
      'imageUrl',
      'Invalid url',
    ]),
    ['another author', { content: 'x', authorId: 1 }, 'authorId', "Unrecognized key(s) in object: 'authorId'"],
    ['a number of likes', { content: 'x', likes: 99 }, 'likes', "Unrecognized key(s) in object: 'likes'"],
  ]

  test.each(invalid)('with %s is refused', async (_, body, field, message) => {
    const reply = await mother.post(address, body)
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input', message, fields: { [field]: message } } })
  })

  test('returns the update as it was stored', async () => {
    const content = 'Two arms that wave.'
    const reply = await mother.post(address, { content, week: 12, imageUrl: 'https://pictures.example/scan.png' })
    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({
      id: expect.any(Number),
      content,
      week: 12,
      imageUrl: 'https://pictures.example/scan.png',
      imageCopy: null,
      pictures: [],
      createdBy: Object((await mother.get('/api/auth/user')).body).id,
      createdAt: '2026-03-15T10:00:00.000Z',
      likes: 0,
      reactions: [],
      ownReaction: null,
      comments: 0,
      author: { firstName: 'Nora', profileImageUrl: null },
    })
    expect(Object((await mother.get(address)).body)[0]).toEqual(reply.body)
  })

  const stored: readonly [string, object, object][] = [
    ['a text without the spaces around it', { content: '  Kicks!\n' }, { content: 'Kicks!' }],
    ['line breaks within a text', { content: 'One\r\ntwo\tthree' }, { content: 'One\r\ntwo\tthree' }],
    ['decomposed letters in composed form', { content: 'Ine\u0302s' }, { content: 'Inês' }],
    ['5,000 emoji', { content: '🐣'.repeat(5000) }, { content: '🐣'.repeat(5000) }],
    [
      'a text that looks like a tag',
      { content: '<img src=x onerror=alert(1)>' },
      { content: '<img src=x onerror=alert(1)>' },
    ],
    [
      'a text that looks like SQL',
      { content: "'); drop table updates; --" },
      { content: "'); drop table updates; --" },
    ],
    ['a missing week and a missing picture as null', { content: 'x' }, { week: null, imageUrl: null }],
    ['null as null', { content: 'x', week: null, imageUrl: null }, { week: null, imageUrl: null }],
    ['an empty picture link as null', { content: 'x', imageUrl: '' }, { imageUrl: null }],
    [
      'a picture link without the spaces around it',
      { content: 'x', imageUrl: ' http://a.example/b ' },
      { imageUrl: 'http://a.example/b' },
    ],
    ['week 1', { content: 'x', week: 1 }, { week: 1 }],
    ['week 42', { content: 'x', week: 42 }, { week: 42 }],
  ]

  test.each(stored)('stores %s', async (_, body, expected) => {
    expect(await mother.post(address, body)).toMatchObject({ status: 201, body: expected })
  })

  test.each(['partner', 'grandmother', 'friend'] as const)('is allowed for the %s', async (name) => {
    const reply = await (await testApp.person(name)).post(address, { content: 'Hello' })
    expect(reply.status).toBe(201)
  })

  test('does not add the update to another family’s list', async () => {
    expect((await (await testApp.person('neighbour')).get(otherAddress)).body).toEqual([])
  })
})

describe('the list of updates', () => {
  const shared = Array.from({ length: 120 }, (_, at) => `Update ${at}`)
  let browser: Browser

  beforeAll(async () => {
    await testApp.close()
    testApp = await openTestApp()
    const demo = await testApp.person('mother')
    await testApp.db.deleteFrom('updates').execute()
    for (const content of shared) await demo.post(await addressOf(demo), { content })
    // Other families also share updates, so one family's ids have gaps.
    const neighbour = await testApp.person('neighbour')
    await neighbour.post(await addressOf(neighbour), { content: 'Oi' })
    await demo.post(await addressOf(demo), { content: 'Update 120' })
    shared.push('Update 120')
  })
  beforeEach(async () => {
    browser = await testApp.person('grandmother')
    address = await addressOf(browser)
  })

  test('is refused to a visitor', async () => {
    expect((await testApp.visitor().get(address)).status).toBe(401)
  })

  test('answers another family as if the journey did not exist', async () => {
    const neighbour = await testApp.person('neighbour')
    const { text } = await neighbour.get('/api/pregnancies/4711/updates')
    expect(await neighbour.get(address)).toMatchObject({ status: 404, text })
  })

  test.each(['limit=0', 'limit=201', 'limit=abc', 'limit=-1', 'limit=1.5', 'limit=1e2', 'limit=', 'limit=99999999999'])(
    'refuses %s with a message for that field',
    async (query) => {
      expect(await browser.get(`${address}?${query}`)).toMatchObject({
        status: 400,
        body: { fields: { limit: expect.any(String) } },
      })
    },
  )

  test.each(['before=0', 'before=x', 'before=2147483648', 'offset=1', 'limit=1&limit=2'])(
    'refuses the query %s',
    async (query) => {
      expect((await browser.get(`${address}?${query}`)).status).toBe(400)
    },
  )

  test('returns the newest 50 updates by default', async () => {
    expect(contentsOf((await browser.get(address)).body)).toEqual(shared.toReversed().slice(0, 50))
  })

  test('returns as many updates as requested', async () => {
    expect(contentsOf((await browser.get(`${address}?limit=200`)).body)).toEqual(shared.toReversed())
    expect(contentsOf((await browser.get(`${address}?limit=1`)).body)).toEqual(['Update 120'])
  })

  test.each([1, 7, 50, 121])('can be read %i at a time without gaps or duplicates', async (limit) => {
    const contents: string[] = []
    let next: string | undefined = `${address}?limit=${limit}`
    while (next) {
      const { body, headers } = await browser.get(next)
      contents.push(...contentsOf(body))
      next = /^<(\/api\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(contents).toEqual(shared.toReversed())
  })

  test('has no next link on the last page', async () => {
    expect((await browser.get(`${address}?limit=200`)).headers.has('link')).toBe(false)
  })

  test('contains exactly the fields of the contract for each update', async () => {
    const { body } = await browser.get(`${address}?limit=1`)
    const written = ['id', 'content', 'week', 'imageUrl', 'imageCopy', 'pictures']
    const names = [...written, 'createdBy', 'createdAt', 'likes', 'reactions', 'ownReaction', 'comments', 'author']
    expect(Object.keys(Object(body)[0]).sort()).toEqual(names.sort())
    expect(Object.keys(Object(body)[0].author).sort()).toEqual(['firstName', 'profileImageUrl'])
  })

  test('contains the author of each update', async () => {
    await (await testApp.person('partner')).post(address, { content: 'Mine' })
    expect(Object((await browser.get(`${address}?limit=1`)).body)[0].author).toEqual({
      firstName: 'Sam',
      profileImageUrl: null,
    })
  })
})
