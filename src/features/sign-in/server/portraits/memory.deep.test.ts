/** Pictures that take little room in a file and too much in memory. Writing them takes a second each. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { plain, uploadPicture } from '#platform/server/pictures/stored/testing.ts'

let testApp: TestApp
let ruth: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  ruth = await testApp.person('grandmother')
})
afterAll(() => testApp.close())

describe('a picture of a person', () => {
  const pictures: Readonly<Record<string, () => Promise<Uint8Array>>> = {
    'an AVIF that fills the memory': () => plain(3600, 3600).avif({ effort: 0 }).toBuffer(),
    'an interlaced PNG of 16 bits that fills it': () =>
      plain(3600, 3600).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    'a WebP that fills it': () => plain(5100, 5100).webp({ effort: 0 }).toBuffer(),
    'a GIF that fills it': () => plain(5100, 5100).gif({ effort: 1 }).toBuffer(),
  }
  test.each(Object.entries(pictures))('is not %s', async (_, make) => {
    const reply = await uploadPicture(ruth, ['/api/account/picture', 'picture'], await make())
    expect(reply).toMatchObject({ status: 415, body: { code: 'not-a-picture' } })
    expect(await testApp.db.selectFrom('portraits').select('name').execute()).toEqual([])
  })
})
