import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { fileTooLarge } from '#platform/shared/messages/file-too-large.ts'
import { pictureLimits } from '#platform/shared/picture.ts'
import { filesIn, noisyPicture, plainPicture, upload } from './photos/testing.ts'

let testApp: TestApp
let mother: Browser
let grandmother: Browser
let friend: Browser
let neighbour: Browser
let picture: Uint8Array
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  grandmother = await testApp.person('grandmother')
  friend = await testApp.person('friend')
  neighbour = await testApp.person('neighbour')
  picture = await plainPicture().png().toBuffer()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  const journey = await testApp.findJourney('Pip')
  for (const table of ['picture_files', 'photos'] as const) await testApp.db.deleteFrom(table).execute()
  await testApp.db.deleteFrom('photo_weeks').where('pregnancy_id', '=', journey).execute()
})

async function add(browser: Browser, fields: Readonly<Record<string, string>> = {}): Promise<number> {
  return Object((await upload(browser, picture, { fields })).body).id
}
const list = async (browser: Browser, query = ''): Promise<{ id: number; week: number | null }[]> =>
  Object((await browser.get(`/api/photos${query}`)).body)
const idsOf = async (browser: Browser, query?: string) => (await list(browser, query)).map(({ id }) => id)
const weeks = async () => (await mother.get('/api/photo-weeks')).body
const notYours = { status: 403, body: { code: 'not-yours' } }
const notThere = { status: 404, body: { code: 'not-found' } }

describe('sending a photo', () => {
  test('is refused to a visitor, and so is reading the album', async () => {
    expect((await upload(testApp.visitor(), picture)).status).toBe(401)
    expect((await testApp.visitor().get('/api/photos')).status).toBe(401)
    expect((await testApp.visitor().get('/api/photo-weeks')).status).toBe(401)
  })

  const wrong: readonly [string, Record<string, string>, string, string][] = [
    ['week 0', { week: '0' }, 'week', 'Number must be greater than or equal to 1'],
    ['week 43', { week: '43' }, 'week', 'Number must be less than or equal to 42'],
    ['week "eight"', { week: 'eight' }, 'week', 'Invalid input'],
    ['a caption of 501 letters', { caption: 'a'.repeat(501) }, 'caption', 'Too long: at most 500 characters'],
    ['a control character', { caption: 'ding\u0007' }, 'caption', 'Contains characters that cannot be saved'],
    ['an invalid key', { uploadKey: '../../etc/passwd' }, 'uploadKey', 'Invalid key'],
    ['another author', { createdBy: '1' }, 'createdBy', "Unrecognized key(s) in object: 'createdBy'"],
  ]
  test.each(wrong)('with %s is refused', async (_, fields, field, message) => {
    expect(await upload(mother, picture, { fields })).toMatchObject({
      status: 400,
      body: { fields: { [field]: message } },
    })
    expect(await list(mother)).toEqual([])
  })

  test.each(['1', '42'])('with week %s is accepted', async (week) => {
    expect(await upload(mother, picture, { fields: { week } })).toMatchObject({
      status: 201,
      body: { week: Number(week) },
    })
  })

  test('of more than 25 MB is refused with the same message as in the browser', async () => {
    const { maxBytes } = pictureLimits
    expect(await upload(mother, new Uint8Array(maxBytes + 1))).toMatchObject({
      status: 413,
      body: { code: 'too-large', message: fileTooLarge(maxBytes) },
    })
  })

  test('is refused if the form has no photo', async () => {
    expect(await mother.post('/api/photos/upload', new FormData())).toMatchObject({ status: 400 })
  })

  test('returns the photo as it was stored', async () => {
    const bytes = await plainPicture(900, 600).jpeg().toBuffer()
    const reply = await upload(mother, bytes, { fields: { caption: ' The scan\nof today ', week: '30' } })
    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({
      id: expect.any(Number),
      filename: expect.stringMatching(/^[\da-f]{48}\.webp$/),
      caption: 'The scan\nof today',
      week: 30,
      width: 900,
      height: 600,
      createdBy: expect.any(Number),
      createdAt: '2026-03-15T10:00:00.000Z',
      likes: 0,
      reactions: [],
      ownReaction: null,
      comments: 0,
      author: { firstName: 'Nora', profileImageUrl: null },
      version: expect.any(String),
    })
    expect(await list(grandmother)).toEqual([reply.body])
  })

  test('treats empty fields as null', async () => {
    const reply = await upload(mother, picture, { fields: { caption: '', week: '' } })
    expect(reply).toMatchObject({ status: 201, body: { caption: null, week: null } })
  })

  test('is allowed for every role, unless the parents let that role only see the album', async () => {
    for (const browser of [mother, grandmother, friend]) expect((await upload(browser, picture)).status).toBe(201)
    const journey = await testApp.findJourney('Pip')
    const mayOnlySee = { pregnancy_id: journey, role: 'guest', section: 'album', may: 'see' } as const
    await testApp.db.insertInto('section_rights').values(mayOnlySee).execute()
    expect(await upload(friend, picture)).toMatchObject({ status: 403, body: { code: 'section-closed' } })
    await testApp.db.deleteFrom('section_rights').execute()
  })

  test('again with the same key adds no second photo', async () => {
    const fields = { uploadKey: 'a-key-of-sixteen-or-more' }
    const before = filesIn(testApp.dataDir).length
    const [first, second] = [await upload(mother, picture, { fields }), await upload(mother, picture, { fields })]
    expect(second).toMatchObject({ status: 201, body: Object(first.body) })
    const replies = await Promise.all(Array.from({ length: 4 }, () => upload(grandmother, picture, { fields })))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await list(mother)).toHaveLength(2)
    expect(filesIn(testApp.dataDir).length - before).toBe(2)
  })

  test('stores nothing if the sender is removed during the upload', async () => {
    const before = filesIn(testApp.dataDir).length
    const member = testApp.db.selectFrom('users').select('id').where('email', '=', 'ben@nestling.example')
    const { id } = await member.executeTakeFirstOrThrow()
    const row = await testApp.db.selectFrom('members').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow()
    const sending = upload(friend, await noisyPicture(1500, 1500).png().toBuffer())
    await expect.poll(() => filesIn(testApp.dataDir).length).toBeGreaterThan(before)
    await testApp.db.deleteFrom('members').where('id', '=', row.id).execute()
    expect(await sending).toMatchObject(notThere)
    const { id: _, ...again } = row
    await testApp.db.insertInto('members').values(again).execute()
    expect(filesIn(testApp.dataDir).length).toBe(before)
  })
})

describe('the list of photos', () => {
  test('is empty for another family', async () => {
    await add(mother)
    expect(await list(neighbour)).toEqual([])
  })

  test.each(['limit=0', 'limit=201', 'before=0', 'week=0', 'week=43', 'week=x', 'offset=1'])(
    'cannot be requested with %s',
    async (query) => {
      expect((await mother.get(`/api/photos?${query}`)).status).toBe(400)
    },
  )

  test('can be read page by page, also for one week', async () => {
    const ids: number[] = []
    for (const week of ['8', '', '8', '9', '8']) ids.unshift(await add(mother, { week }))
    for (const [query, expected] of [
      ['limit=2', ids],
      ['week=8&limit=2', [ids[0], ids[2], ids[4]]],
    ] as const) {
      const walked: number[] = []
      let next: string | undefined = `/api/photos?${query}`
      while (next) {
        const { body, headers } = await mother.get(next)
        walked.push(...Object(body).map(({ id }: { id: number }) => id))
        next = /^<(\/api\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
      }
      expect(walked).toEqual(expected)
    }
  })
})

describe('changing a photo', () => {
  test('or deleting it is refused to anyone who neither added it nor is an admin', async () => {
    const id = await add(grandmother, { caption: 'Mine' })
    for (const ask of [
      () => friend.patch(`/api/photos/${id}`, { caption: 'Yours' }),
      () => friend.delete(`/api/photos/${id}`),
    ])
      expect(await ask()).toMatchObject(notYours)
    for (const ask of [
      () => neighbour.patch(`/api/photos/${id}`, { caption: 'Yours' }),
      () => neighbour.delete(`/api/photos/${id}`),
      () => neighbour.post(`/api/photos/${id}/restore`),
    ])
      expect(await ask()).toMatchObject(notThere)
    expect(await list(mother)).toMatchObject([{ id, caption: 'Mine' }])
  })

  test.each([[{ week: 43 }], [{ week: '8' }], [{ caption: 'a'.repeat(501) }], [{ filename: 'x' }]])(
    'to %j is refused',
    async (body) => {
      expect((await mother.patch(`/api/photos/${await add(mother)}`, body)).status).toBe(400)
    },
  )

  test('leaves omitted fields as they are', async () => {
    const id = await add(grandmother, { caption: 'One', week: '8' })
    const change = (body: object) => grandmother.patch(`/api/photos/${id}`, body)
    expect(await change({ caption: 'Two' })).toMatchObject({ status: 200, body: { caption: 'Two', week: 8 } })
    expect(await change({ week: 9 })).toMatchObject({ status: 200, body: { caption: 'Two', week: 9 } })
    expect(await change({})).toMatchObject({ status: 200, body: { caption: 'Two', week: 9 } })
    expect(await change({ caption: '', week: null })).toMatchObject({
      status: 200,
      body: { caption: null, week: null },
    })
  })
})

describe('the photo counts of the weeks', () => {
  test('stay correct when photos are added, moved to another week, deleted and restored', async () => {
    const [first, second] = [await add(mother, { week: '8' }), await add(mother, { week: '8' })]
    await add(mother)
    expect(await weeks()).toEqual([
      { week: 8, photos: 2 },
      { week: null, photos: 1 },
    ])
    await mother.patch(`/api/photos/${first}`, { week: 9 })
    await mother.delete(`/api/photos/${second}`)
    expect(await weeks()).toEqual([
      { week: 9, photos: 1 },
      { week: null, photos: 1 },
    ])
    for (let time = 0; time < 2; time += 1) {
      await mother.post(`/api/photos/${second}/restore`)
      expect(await weeks()).toEqual([
        { week: 8, photos: 1 },
        { week: 9, photos: 1 },
        { week: null, photos: 1 },
      ])
    }
  })

  test('stay correct when many requests move photos to other weeks at once', async () => {
    const ids = [await add(mother, { week: '8' }), await add(mother, { week: '9' })]
    const moves = Array.from({ length: 20 }, (_, at) =>
      mother.patch(`/api/photos/${ids[at % 2]}`, { week: 8 + (at % 3) }),
    )
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(Array(20).fill(200))
    const counted = new Map<number | null, number>()
    for (const { week } of await list(mother)) counted.set(week, (counted.get(week) ?? 0) + 1)
    expect(await weeks()).toEqual(
      [...counted].toSorted(([a], [b]) => Number(a) - Number(b)).map(([week, photos]) => ({ week, photos })),
    )
  })
})

describe('a deleted photo', () => {
  test('is no longer listed or served, and can be restored for 30 days', async () => {
    const reply = await upload(grandmother, picture)
    const { id, filename } = Object(reply.body)
    expect((await grandmother.delete(`/api/photos/${id}`)).status).toBe(204)
    expect(await idsOf(mother)).toEqual([])
    expect(await mother.get(`/api/photos/${filename}`)).toMatchObject(notThere)
    expect(await mother.delete(`/api/photos/${id}`)).toMatchObject(notThere)
    expect(await mother.patch(`/api/photos/${id}`, { week: 8 })).toMatchObject(notThere)
    expect(await friend.post(`/api/photos/${id}/restore`)).toMatchObject(notYours)
    testApp.clock.now = new Date('2026-04-14T10:00:00.000Z')
    const [ruth, nora] = [await testApp.person('grandmother'), await testApp.person('mother')]
    expect(await ruth.post(`/api/photos/${id}/restore`)).toMatchObject({ status: 200, body: { id } })
    expect((await nora.get(`/api/photos/${filename}`)).status).toBe(200)
    await ruth.delete(`/api/photos/${id}`)
    testApp.clock.now = new Date('2026-05-14T10:00:00.001Z')
    expect(await (await testApp.person('mother')).post(`/api/photos/${id}/restore`)).toMatchObject(notThere)
    testApp.clock.now = new Date('2026-03-15T10:00:00.000Z')
  })
})
