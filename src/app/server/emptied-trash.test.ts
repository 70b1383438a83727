/** Permanent deletion from the trash also deletes the thing's picture, and no other picture. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPicture, uploadPicture } from '#platform/server/pictures/stored/testing.ts'
import { type Browser, openTestApp, type TestApp } from './testing.ts'

const day = 86_400_000

let testApp: TestApp
let journey: string
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  testApp = await openTestApp()
  journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
  picture = new Uint8Array(await plainPicture(400, 300).png().toBuffer())
})
afterAll(() => testApp.close())

async function addUpdate(mother: Browser) {
  const sent = await uploadPicture(mother, [`${journey}/update-pictures`, 'picture'], picture)
  const pictures = [Object(sent.body).filename]
  const { id } = Object((await mother.post(`${journey}/updates`, { content: 'A kick.', pictures })).body)
  return { path: `/api/updates/${id}`, picture: `/api/update-pictures/${pictures[0]}` }
}

async function addPhoto(mother: Browser) {
  const { id, filename } = Object((await uploadPicture(mother, ['/api/photos/upload', 'photo'], picture)).body)
  return { path: `/api/photos/${id}`, picture: `/api/photos/${filename}` }
}

test.each([
  ['an update', addUpdate],
  ['a photo', addPhoto],
])('permanently deleting %s deletes its picture, and no other picture', async (_, make) => {
  const mother = await testApp.person('mother')
  const [gone, stays] = [await make(mother), await make(mother)]
  await mother.delete(gone.path)
  const before = testApp.clock.now
  testApp.clock.now = new Date(before.getTime() + 33 * day)
  await testApp.runJobs()
  const later = await testApp.person('mother')
  const statuses = [(await later.get(gone.picture)).status, (await later.get(stays.picture)).status]
  testApp.clock.now = before
  expect(statuses).toEqual([404, 200])
})
