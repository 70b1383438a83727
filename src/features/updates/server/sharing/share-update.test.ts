/** Updates that are sent again with the same share key, and updates that are refused after their linked picture was copied. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { filesIn, openPictureServer, plainPicture, uploadPicture } from '#platform/server/pictures/stored/testing.ts'

let pictureServer: Awaited<ReturnType<typeof openPictureServer>>
let testApp: TestApp
let mother: Browser
let ruth: Browser
let journey: string
beforeAll(async () => {
  const scan = () => plainPicture(400, 300).jpeg().toBuffer()
  pictureServer = await openPictureServer({
    '/scan.jpg': scan,
    '/after-the-friend-was-removed.jpg': async () => {
      await mother.delete(`/api/admin/users/${encodeURIComponent(cast.friend.email)}`)
      return scan()
    },
  })
  testApp = await openTestApp({ internet: pictureServer.internet })
  mother = await testApp.person('mother')
  ruth = await testApp.person('grandmother')
  journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
})
afterAll(async () => {
  await testApp.close()
  await pictureServer.close()
})
beforeEach(async () => {
  for (const table of ['update_pictures', 'picture_files', 'updates'] as const)
    await testApp.db.deleteFrom(table).execute()
})

const imageUrl = 'https://pictures.example/scan.jpg'
const shareKey = 'a-key-of-this-page'
const share = (browser: Browser, body: object = {}) =>
  browser.post(`${journey}/updates`, { content: 'A kick.', shareKey, imageUrl, ...body })
const listUpdates = async () => (await mother.get(`${journey}/updates`)).body
const countFiles = async () => (await testApp.db.selectFrom('picture_files').select('id').execute()).length

async function sendPicture(): Promise<string> {
  const content = await plainPicture(400, 300).png().toBuffer()
  return Object((await uploadPicture(mother, [`${journey}/update-pictures`, 'picture'], content)).body).filename
}

test.each(['short', 'a key with spaces', 'x'.repeat(65), 7])('the share key %j is refused', async (wrong) => {
  expect(await share(mother, { shareKey: wrong })).toMatchObject({
    status: 400,
    body: { fields: { shareKey: expect.any(String) } },
  })
})

describe('an update sent again with its key', () => {
  test('is shared once, with its pictures and one copy of the linked picture', async () => {
    const pictures = [await sendPicture()]
    const first = await share(mother, { pictures })
    expect(first).toMatchObject({
      status: 201,
      body: { imageCopy: { width: 400 }, pictures: [{ filename: pictures[0] }] },
    })
    const before = pictureServer.requested.length
    expect(await share(mother, { pictures })).toMatchObject({ status: 201, text: first.text })
    expect(pictureServer.requested).toHaveLength(before)
    expect(await listUpdates()).toEqual([first.body])
  })

  test('is shared once if the requests are parallel, and no second copy of its picture is stored', async () => {
    const pictures = [await sendPicture()]
    const before = filesIn(testApp.dataDir).length
    const replies = await Promise.all([1, 2, 3, 4].map(() => share(mother, { pictures })))
    const [first] = replies
    for (const reply of replies) expect(reply).toMatchObject({ status: 201, text: first?.text })
    expect(await listUpdates()).toEqual([first?.body])
    expect(filesIn(testApp.dataDir)).toHaveLength(before + 2)
    expect(await countFiles()).toBe(4)
  })

  test('is a separate update if another person sends it', async () => {
    const one = await share(mother)
    const other = await share(ruth)
    expect(await listUpdates()).toEqual([other.body, one.body])
  })

  test('is not shared again after it was deleted', async () => {
    const { id } = Object((await share(mother)).body)
    await mother.delete(`/api/updates/${id}`)
    expect((await share(mother)).status).toBe(404)
    expect(await listUpdates()).toEqual([])
  })
})

test('an update without a key is shared each time it is sent', async () => {
  for (let time = 0; time < 2; time += 1) await share(mother, { shareKey: undefined })
  expect(await listUpdates()).toHaveLength(2)
})

test('a refused update leaves no copy of its linked picture behind', async () => {
  const before = filesIn(testApp.dataDir).length
  expect((await share(mother, { pictures: ['nobody'] })).status).toBe(400)
  expect(filesIn(testApp.dataDir)).toHaveLength(before)
  expect(await countFiles()).toBe(0)
})

test('an update is not shared if its author is removed while the linked picture is fetched', async () => {
  const before = filesIn(testApp.dataDir).length
  const friend = await testApp.person('friend')
  const reply = await share(friend, { imageUrl: 'https://pictures.example/after-the-friend-was-removed.jpg' })
  expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(await listUpdates()).toEqual([])
  expect(filesIn(testApp.dataDir)).toHaveLength(before)
})
