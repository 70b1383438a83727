/** Small picture files that need too much memory to decode. Creating each takes a second. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { plainPicture, uploadPicture } from '#platform/server/pictures/stored/testing.ts'

let testApp: TestApp
let ruth: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  ruth = await testApp.person('grandmother')
})
afterAll(() => testApp.close())

describe('a portrait', () => {
  const pictures: Readonly<Record<string, () => Promise<Uint8Array>>> = {
    'an AVIF that needs too much memory': () => plainPicture(3600, 3600).avif({ effort: 0 }).toBuffer(),
    'an interlaced 16-bit PNG that needs too much memory': () =>
      plainPicture(3600, 3600).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    'a WebP that needs too much memory': () => plainPicture(5100, 5100).webp({ effort: 0 }).toBuffer(),
    'a GIF that needs too much memory': () => plainPicture(5100, 5100).gif({ effort: 1 }).toBuffer(),
  }
  test.each(Object.entries(pictures))('cannot be %s', async (_, make) => {
    const reply = await uploadPicture(ruth, ['/api/account/picture', 'picture'], await make())
    expect(reply).toMatchObject({ status: 415, body: { code: 'not-a-picture' } })
    expect(await testApp.db.selectFrom('portraits').select('name').execute()).toEqual([])
  })
})
