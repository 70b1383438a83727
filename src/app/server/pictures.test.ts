/** After a journey is deleted, no picture of it is left: neither those of updates and wishes, nor those in the album. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { castPassword } from '#features/sign-in/fixtures.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { sweepPictures } from '#platform/server/pictures/stored/sweep-pictures.ts'
import { filesIn, openPictureServer, plainPicture, uploadPicture } from '#platform/server/pictures/stored/testing.ts'
import { type Browser, openTestApp, type TestApp } from './testing.ts'

let pictureServer: Awaited<ReturnType<typeof openPictureServer>>
let testApp: TestApp
let neighbour: Browser
let journey: string
beforeAll(async () => {
  pictureServer = await openPictureServer({ '/scan.jpg': () => plainPicture().jpeg().toBuffer() })
  testApp = await openTestApp({ internet: pictureServer.internet })
  neighbour = await testApp.person('neighbour')
  journey = `/api/pregnancies/${Object((await neighbour.get('/api/pregnancies/current')).body).id}`
})
afterAll(async () => {
  await testApp.close()
  await pictureServer.close()
})

test('a deleted journey leaves no picture rows, and after the sweep no files', async () => {
  const imageUrl = 'https://pictures.example/scan.jpg'
  const picture = await plainPicture().png().toBuffer()
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
  await sweepPictures(testApp.services, new Date())
  expect(filesIn(testApp.dataDir)).toEqual([])
  expect(existsSync(join(testApp.dataDir, 'photos/unknown'))).toBe(false)
})
