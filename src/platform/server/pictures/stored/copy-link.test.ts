/** The linked picture of an update or a wish is copied once. Even with a bad link, the update or wish is saved. */
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { allRights, type Browser, openTestApp, type Reply, type TestApp } from '#app/server/testing.ts'
import type { Rights } from '#platform/shared/section.ts'
import { png } from '../testing.ts'
import { sweepPictures } from './sweep-pictures.ts'
import { type Bytes, fetchBytes, filesIn, noisyPicture, openPictureServer, plainPicture } from './testing.ts'

const withMetadata = () =>
  noisyPicture(700, 500)
    .withExif({ IFD0: { Make: 'TelltaleMake' } })
    .withXmp('<x>TelltaleXmp</x>')
let whileFetched: () => Promise<unknown>
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const contents: Readonly<Record<string, Bytes | (() => Promise<Bytes>)>> = {
  '/scan.jpg': () => withMetadata().jpeg().toBuffer(),
  '/scan.svg': svg,
  '/bomb.png': () => Promise.resolve(png(14_000, 14_000, 14_000)),
  '/large.png': Buffer.alloc(15 * 1024 * 1024 + 1),
  '/slow.jpg': async () => {
    await whileFetched()
    return plainPicture().jpeg().toBuffer()
  },
  '/page.png': '<!doctype html><script>1</script>',
}

let pictureServer: Awaited<ReturnType<typeof openPictureServer>>
let testApp: TestApp
let mother: Browser
let ruth: Browser
let neighbour: Browser
let journey: string
const lines: string[] = []
beforeAll(async () => {
  pictureServer = await openPictureServer(contents)
  testApp = await openTestApp({ internet: pictureServer.internet, onLogLine: (line) => void lines.push(line) })
  journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
})
beforeEach(async () => {
  mother = await testApp.person('mother')
  ruth = await testApp.person('grandmother')
  neighbour = await testApp.person('neighbour')
})
afterAll(async () => {
  await testApp.close()
  await pictureServer.close()
})

const kinds = [
  {
    kind: 'an update',
    section: 'updates',
    list: 'updates',
    pictures: 'update-pictures',
    body: { content: 'A kick.' },
    removedPerson: 'friend',
    empty: (): Promise<unknown> => emptyTables('update_pictures', 'updates'),
  },
  {
    kind: 'a wish',
    section: 'wishlist',
    list: 'wishlist',
    pictures: 'wish-pictures',
    body: { name: 'Pram', category: 'baby_gear' },
    removedPerson: 'grandmother',
    empty: (): Promise<unknown> => emptyTables('wishes'),
  },
] as const

async function emptyTables(...tables: readonly ('update_pictures' | 'updates' | 'wishes')[]) {
  for (const table of [...tables, 'picture_files'] as const) await testApp.db.deleteFrom(table).execute()
  await sweepPictures(testApp.services, new Date(Date.now() + 2 * 86_400_000))
  pictureServer.requested.length = 0
  lines.length = 0
}

/** Runs the jobs as if they had never run before. */
async function runJobsAt(instant: string) {
  const { now } = testApp.clock
  await testApp.db.deleteFrom('jobs').execute()
  testApp.clock.now = new Date(instant)
  await testApp.runJobs()
  testApp.clock.now = now
}

describe.each(kinds)('the linked picture of $kind', ({ section, list, pictures, body, removedPerson, empty }) => {
  beforeEach(empty)

  const add = (imageUrl: string, browser = mother) =>
    browser.post(`${journey}/${list}`, { ...body, imageUrl: imageUrl.replace(/^\//, 'https://pictures.example/') })
  const copyOf = (reply: Reply) => Object(reply.body).imageCopy
  const addressOf = (reply: Reply) => `/api/${pictures}/${copyOf(reply)?.filename}`
  const itemAddress = (reply: Reply) => `/api/${list}/${Object(reply.body).id}`
  const setFamilyRights = (family: Rights) => mother.ask('PUT', `${journey}/rights`, { family, guest: allRights })
  const listFiles = () => testApp.db.selectFrom('picture_files').select('name').execute()

  test('is copied once', async () => {
    const reply = await add('/scan.jpg')
    expect(reply).toMatchObject({
      status: 201,
      body: {
        imageUrl: 'https://pictures.example/scan.jpg',
        imageCopy: { filename: expect.stringMatching(/^[\da-f]{48}\.webp$/), width: 700, height: 500 },
      },
    })
    expect(Object((await ruth.get(`${journey}/${list}`)).body)[0].imageCopy).toEqual(copyOf(reply))
    await ruth.get(addressOf(reply))
    expect(pictureServer.countRequests('/scan.jpg')).toBe(1)
  })

  test('is served in all widths, with an immutable private cache, and without the camera’s metadata', async () => {
    const reply = await add('/scan.jpg')
    for (const [query, width] of [
      ['', 700],
      ['?w=320', 320],
      ['?w=321', 640],
      ['?w=2000', 700],
    ] as const) {
      const bytes = await fetchBytes(testApp, ruth, addressOf(reply) + query)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width })
      expect(Buffer.from(bytes).includes('Telltale')).toBe(false)
    }
    const { headers } = await ruth.get(addressOf(reply))
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(headers.get('content-type')).toBe('image/webp')
  })

  test('is hidden from visitors, other journeys, and members for whom the section is closed', async () => {
    const reply = await add('/scan.jpg')
    expect((await testApp.visitor().get(addressOf(reply))).status).toBe(401)
    const missing = await neighbour.get(`/api/${pictures}/${'0'.repeat(48)}.webp`)
    expect(await neighbour.get(addressOf(reply))).toMatchObject({ status: 404, text: missing.text })
    await setFamilyRights({ ...allRights, [section]: 'nothing' })
    expect(await ruth.get(addressOf(reply))).toMatchObject({ status: 403, body: { code: 'section-closed' } })
    await setFamilyRights(allRights)
    expect((await ruth.get(addressOf(reply))).status).toBe(200)
  })

  test('moves into the trash, is restored, and is deleted with its files after 32 days', async () => {
    const reply = await add('/scan.jpg')
    await mother.delete(itemAddress(reply))
    expect((await mother.get(addressOf(reply))).status).toBe(404)
    await mother.post(`${itemAddress(reply)}/restore`)
    expect((await mother.get(addressOf(reply))).status).toBe(200)

    await mother.delete(itemAddress(reply))
    await runJobsAt('2026-04-16T10:00:00.000Z')
    expect(filesIn(testApp.dataDir)).toHaveLength(3)
    await runJobsAt('2026-04-16T11:00:00.001Z')
    expect(filesIn(testApp.dataDir)).toEqual([])
    expect(await listFiles()).toEqual([])
  })

  test.each([
    ['the server responds with 404', '/nowhere.png', 'not-found'],
    ['it is an HTML page', '/page.png', 'not-a-picture'],
    ['it is an SVG', '/scan.svg', 'not-a-picture'],
    ['it decodes to too many pixels', '/bomb.png', 'not-a-picture'],
    ['it is larger than 15 MB', '/large.png', 'too-large'],
    ['its host name resolves to a private address', 'https://inside.example/scan.jpg', 'not-public'],
    ['its host is a private address', 'https://169.254.169.254/latest/meta-data', 'not-public'],
    ['its host is this machine', 'https://127.0.0.1/scan.jpg', 'not-public'],
    ['its link has a port', 'https://pictures.example:8443/scan.jpg', 'bad-link'],
    ['its link is not https', 'http://pictures.example/scan.jpg', 'not-https'],
  ])('is not copied if %s, but the link is stored', async (_, link, reason) => {
    const reply = await add(link)
    expect(reply).toMatchObject({ status: 201, body: { imageUrl: expect.any(String), imageCopy: null } })
    expect(filesIn(testApp.dataDir)).toEqual([])
    expect(await listFiles()).toEqual([])
    expect(lines.join('')).toContain(`"reason":"${reason}"`)
    expect(lines.join('')).not.toContain('example')
  })

  test('is not copied when no file can be stored', async () => {
    const put = vi.spyOn(testApp.services.files, 'put').mockRejectedValue(new Error('out of order'))
    expect(await add('/scan.jpg')).toMatchObject({ status: 201, body: { imageCopy: null } })
    put.mockRestore()
    expect(filesIn(testApp.dataDir)).toEqual([])
    expect(lines.join('')).toContain('a linked picture could not be copied')
  })

  test('is not fetched if the request is refused anyway', async () => {
    expect((await add('/scan.jpg', testApp.visitor())).status).toBe(401)
    expect((await add('/scan.jpg', neighbour)).status).toBe(404)
    await setFamilyRights({ ...allRights, [section]: 'see' })
    expect((await add('/scan.jpg', ruth)).status).toBe(403)
    await setFamilyRights(allRights)
    expect(pictureServer.requested).toEqual([])
  })

  test('is not stored for a person who is removed during the download', async () => {
    const person = await testApp.person(removedPerson)
    const { email } = Object((await person.get('/api/auth/user')).body)
    whileFetched = () => mother.delete(`/api/admin/users/${email}`)
    expect(await add('/slow.jpg', person)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(pictureServer.countRequests('/slow.jpg')).toBe(1)
    expect(filesIn(testApp.dataDir)).toEqual([])
    expect((await mother.get(`${journey}/${list}`)).body).toEqual([])
  })
})
