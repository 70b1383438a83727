/** Photos that another app shares while no service worker runs: the server redirects to the album. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dumpTables } from '#platform/server/database/testing.ts'
import { openTestApp, type TestApp } from './testing.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const byDevice = {
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  origin: 'null',
}

describe('the address for shared photos', () => {
  test('is the only one that accepts a POST from outside the app, and accepts no other method', async () => {
    const mother = await testApp.person('mother')
    for (const path of ['/album/share/', '/album/share/x', '/album', '/album/sharex', '/api/photos/upload'])
      expect(await mother.ask('POST', path, new FormData(), byDevice)).toMatchObject({ status: 403 })
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect(await mother.ask(method, '/album/share', 'x', byDevice)).toMatchObject({ status: 403 })
  })

  test('refuses foreign host names', async () => {
    const reply = await testApp.visitor().ask('POST', '/album/share', 'x', { ...byDevice, host: 'evil.example' })
    expect(reply).toMatchObject({ status: 421, body: { code: 'unknown-host' } })
  })
})

describe.each(['a device', 'a foreign page', 'a browser without Sec-Fetch headers'])(
  'when %s posts shared photos',
  (who) => {
    const foreign = { ...byDevice, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const headers = { 'a device': byDevice, 'a foreign page': foreign }[who] ?? { 'sec-fetch-site': null }

    test('everybody is redirected to the album, and nothing is stored or revealed', async () => {
      const form = new FormData()
      form.append('photos', new File([new Uint8Array(100_000)], 'scan.jpg', { type: 'image/jpeg' }))
      const before = await dumpTables(testApp.db)
      for (const browser of [await testApp.person('mother'), testApp.visitor()]) {
        const reply = await browser.ask('POST', '/album/share', form, headers)
        expect(reply).toMatchObject({ status: 303, text: '' })
        expect(reply.headers.get('location')).toBe('/album?add=shared')
        expect(reply.headers.get('cache-control')).toBe('no-store')
        expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
      }
      const after = await dumpTables(testApp.db)
      // Sessions are left out, because this test has signed the mother in.
      expect({ ...after, sessions: [] }).toEqual({ ...before, sessions: [] })
    })
  },
)
