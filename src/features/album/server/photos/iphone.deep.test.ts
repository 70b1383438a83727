/**
 * Decoding this photo takes a second on an idle core. Run together with many other tests, it can exceed the limit of ten
 * seconds, so it is a deep test: `npm test` leaves it out.
 */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { makeHeic } from '#platform/server/pictures/heic/testing.ts'
import { fetchBytes, upload } from './testing.ts'

let testApp: TestApp
let ruth: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  ruth = await testApp.person('grandmother')
})
afterAll(() => testApp.close())

test('a HEIC of 24 megapixels, as iPhones make them, is decoded', async () => {
  const reply = await upload(ruth, makeHeic({ width: 5712, height: 4288, tile: 512 }))
  expect(reply.status, reply.text).toBe(201)
  const bytes = await fetchBytes(testApp, ruth, `/api/photos/${Object(reply.body).filename}`)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2560, height: 1922 })
})
