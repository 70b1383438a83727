/**
 * A new link replaces the copied picture of a wish. The server fetches the new picture only for people who may change the
 * wish.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { sweepPictures } from '#platform/server/pictures/stored/sweep-pictures.ts'
import { filesIn, openPictureServer, plainPicture } from '#platform/server/pictures/stored/testing.ts'

let pictureServer: Awaited<ReturnType<typeof openPictureServer>>
let testApp: TestApp
let mother: Browser
let ruth: Browser
let address: string
beforeAll(async () => {
  pictureServer = await openPictureServer({
    '/green.jpg': () => plainPicture(400, 300).jpeg().toBuffer(),
    '/blue.jpg': () => plainPicture(500, 300).jpeg().toBuffer(),
    '/while-the-friend-is-removed.jpg': () => removeAndSend('friend'),
    '/while-the-partner-is-removed.jpg': () => removeAndSend('partner'),
  })
  testApp = await openTestApp({ internet: pictureServer.internet })
  mother = await testApp.person('mother')
  ruth = await testApp.person('grandmother')
  address = `/api/pregnancies/${await testApp.findJourney('Pip')}/wishlist`
})
afterAll(async () => {
  await testApp.close()
  await pictureServer.close()
})
beforeEach(async () => {
  for (const table of ['wishes', 'picture_files'] as const) await testApp.db.deleteFrom(table).execute()
  await sweepPictures(testApp.services, new Date(Date.now() + 2 * 86_400_000))
  pictureServer.requested.length = 0
})

const pram = { name: 'Pram', category: 'baby_gear' }
const linkTo = (path: string) => ({ ...pram, imageUrl: `https://pictures.example${path}` })
const add = async (wish: object) => Object((await ruth.post(address, wish)).body)
const change = (id: number, wish: object, browser = ruth) => browser.ask('PUT', `/api/wishlist/${id}`, wish)
const exists = async (filename: string) => (await ruth.get(`/api/wish-pictures/${filename}`)).status === 200
/** Removes the person from the journey before the picture is sent. */
async function removeAndSend(name: 'friend' | 'partner') {
  await mother.delete(`/api/admin/users/${encodeURIComponent(cast[name].email)}`)
  return plainPicture(400, 300).jpeg().toBuffer()
}
const requestedPaths = () => pictureServer.requested.map(({ url }) => url)

describe('changing a wish', () => {
  test('with the same link fetches nothing, and the copy stays', async () => {
    const wish = await add(linkTo('/green.jpg'))
    expect(filesIn(testApp.dataDir)).toHaveLength(2)
    const reply = await change(wish.id, { ...linkTo('/green.jpg'), name: 'A pram' })
    expect(reply).toMatchObject({ status: 200, body: { name: 'A pram', imageCopy: wish.imageCopy } })
    expect(requestedPaths()).toEqual(['/green.jpg'])
    expect(await exists(wish.imageCopy.filename)).toBe(true)
  })

  test('to another link makes a new copy, and deletes the old copy with its files', async () => {
    const wish = await add(linkTo('/green.jpg'))
    const { status, body } = await change(wish.id, linkTo('/blue.jpg'))
    expect({ status, body }).toMatchObject({ status: 200, body: { imageCopy: { width: 500 } } })
    expect(await exists(Object(body).imageCopy.filename)).toBe(true)
    expect(await exists(wish.imageCopy.filename)).toBe(false)
    expect(
      filesIn(testApp.dataDir)
        .map((name) => name.slice(-9))
        .sort(),
    ).toEqual(['-320.webp', '-500.webp'])
  })

  test('to a broken link deletes the previous copy', async () => {
    const wish = await add(linkTo('/green.jpg'))
    expect(await change(wish.id, linkTo('/nowhere.jpg'))).toMatchObject({ status: 200, body: { imageCopy: null } })
    expect(filesIn(testApp.dataDir)).toEqual([])
  })

  test.each([{ imageUrl: null }, { imageUrl: '' }, {}])('to %j deletes the copy', async (link) => {
    const wish = await add(linkTo('/green.jpg'))
    const reply = await change(wish.id, { ...pram, ...link })
    expect(reply).toMatchObject({ status: 200, body: { imageUrl: null, imageCopy: null } })
    expect(await exists(wish.imageCopy.filename)).toBe(false)
    expect(filesIn(testApp.dataDir)).toEqual([])
  })

  test('fetches nothing for people who may not change the wish, or if the wish does not exist', async () => {
    const { id } = await add(pram)
    const friend = await testApp.person('friend')
    const neighbour = await testApp.person('neighbour')
    expect((await change(id, linkTo('/blue.jpg'), testApp.visitor())).status).toBe(401)
    expect(await change(id, linkTo('/blue.jpg'), friend)).toMatchObject({ status: 403, body: { code: 'not-yours' } })
    expect((await change(id, linkTo('/blue.jpg'), neighbour)).status).toBe(404)
    expect((await change(999_999, linkTo('/blue.jpg'))).status).toBe(404)
    await mother.delete(`/api/wishlist/${id}`)
    expect((await change(id, linkTo('/blue.jpg'))).status).toBe(404)
    expect(requestedPaths()).toEqual([])
  })

  test('to the same new link in two parallel requests leaves one copy', async () => {
    const { id } = await add(linkTo('/green.jpg'))
    const replies = await Promise.all([1, 2].map(() => change(id, linkTo('/blue.jpg'))))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const [wish] = Object((await ruth.get(address)).body)
    expect(await exists(wish.imageCopy.filename)).toBe(true)
    await sweepPictures(testApp.services, new Date(Date.now() + 2 * 86_400_000))
    expect(filesIn(testApp.dataDir)).toHaveLength(2)
  })
})

describe('when a person is removed while the linked picture is fetched', () => {
  const notFound = { status: 404, body: { code: 'not-found' } }

  test('their wish is not added', async () => {
    const friend = await testApp.person('friend')
    expect(await friend.post(address, linkTo('/while-the-friend-is-removed.jpg'))).toMatchObject(notFound)
    expect((await ruth.get(address)).body).toEqual([])
    expect(filesIn(testApp.dataDir)).toEqual([])
  })

  test('their change is not saved', async () => {
    const { id } = await add(pram)
    const partner = await testApp.person('partner')
    const changed = { ...linkTo('/while-the-partner-is-removed.jpg'), name: 'A pram' }
    expect(await change(id, changed, partner)).toMatchObject(notFound)
    expect((await ruth.get(address)).body).toMatchObject([{ name: 'Pram', imageUrl: null }])
    expect(filesIn(testApp.dataDir)).toEqual([])
  })
})
