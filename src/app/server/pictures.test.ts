/** Pictures at every entry point: malicious files are refused, and ended journeys leave nothing behind. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenForms, listHostileFiles } from '#features/album/server/hostile/testing.ts'
import { castPassword } from '#features/sign-in/fixtures.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { sweepPictures } from '#platform/server/pictures/stored/delete-pictures.ts'
import { filesIn, openGallery, plain, uploadPicture } from '#platform/server/pictures/stored/testing.ts'
import { type Browser, openTestApp, type Reply, type TestApp } from './testing.ts'

let gallery: Awaited<ReturnType<typeof openGallery>>
let testApp: TestApp
let neighbour: Browser
let journey: string
beforeAll(async () => {
  gallery = await openGallery({ '/scan.jpg': () => plain().jpeg().toBuffer() })
  testApp = await openTestApp({ internet: gallery.internet })
  neighbour = await testApp.person('neighbour')
  journey = `/api/pregnancies/${Object((await neighbour.get('/api/pregnancies/current')).body).id}`
})
afterAll(async () => {
  await testApp.close()
  await gallery.close()
})

const isRefusal = ({ status, body }: Reply) =>
  status >= 400 && status < 500 && status !== 429 && /^[A-Z].{6,}/.test(Object(body).message)

test('none of more than 200 hostile files becomes a picture of an update, and nothing of them is stored', async () => {
  const path = `${journey}/update-pictures`
  const files = await listHostileFiles()
  const wrong: unknown[] = []
  for (const { what, content, ...disguise } of files) {
    const reply = await uploadPicture(neighbour, [path, 'picture'], content, disguise)
    if (!isRefusal(reply)) wrong.push([what, reply.status, reply.text])
  }
  for (const [what, type, body] of brokenForms) {
    const reply = await neighbour.post(path, body.replaceAll('"photo"', '"picture"'), { 'content-type': type })
    if (!isRefusal(reply)) wrong.push([what, reply.status, reply.text])
  }
  console.log(`${files.length + brokenForms.length} hostile files sent, ${wrong.length} not refused`)
  expect(wrong).toEqual([])
  expect(files.length + brokenForms.length).toBeGreaterThanOrEqual(200)
  expect(await testApp.db.selectFrom('update_pictures').select('id').execute()).toEqual([])
  expect(filesIn(testApp.dataDir)).toEqual([])
}, 240_000)

test('a journey that ended leaves no pictures, and after the sweep no files', async () => {
  const imageUrl = 'https://pictures.example/scan.jpg'
  const picture = await plain().png().toBuffer()
  const send = async () =>
    Object((await uploadPicture(neighbour, [`${journey}/update-pictures`, 'picture'], picture)).body)
  await send()
  await neighbour.post(`${journey}/updates`, { content: 'A kick.', pictures: [(await send()).filename], imageUrl })
  await neighbour.post(`${journey}/wishlist`, { name: 'Pram', category: 'baby_gear', imageUrl })
  await uploadPicture(neighbour, ['/api/photos/upload', 'photo'], picture)
  expect(filesIn(testApp.dataDir)).toHaveLength(5)

  expect((await neighbour.ask('DELETE', '/api/account', { currentPassword: castPassword })).status).toBe(204)
  const { picture_files, update_pictures } = await dumpTables(testApp.db)
  expect({ picture_files, update_pictures }).toEqual({ picture_files: [], update_pictures: [] })
  await sweepPictures(testApp.services, new Date(Date.now() + 2 * 86_400_000))
  expect(filesIn(testApp.dataDir)).toEqual([])
})
