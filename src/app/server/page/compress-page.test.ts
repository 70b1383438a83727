import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openTestApp } from '#app/server/testing.ts'
import { compressRest, compressStart, joinPage } from './compress-page.ts'

test('a compressed start followed by any rest decompresses to the whole page', () => {
  const beginning = compressStart(`<style>${'body { margin: 0 }'.repeat(4000)}</style>`)
  for (const rest of ['', 'Inês, 30 weeks', '🥬'.repeat(50_000)])
    expect(gunzipSync(joinPage(beginning, compressRest(beginning, rest))).toString()).toBe(
      `<style>${'body { margin: 0 }'.repeat(4000)}</style>${rest}`,
    )
})

test('a page is compressed only for clients that accept gzip', async () => {
  const testApp = await openTestApp()
  const plain = await testApp.visitor().get('/sign-in')
  expect(plain.headers.get('content-encoding')).toBeNull()
  const compressed = await testApp.visitor().get('/sign-in', { 'accept-encoding': 'gzip, br' })
  expect(compressed.headers.get('content-encoding')).toBe('gzip')
  expect(compressed.headers.get('vary')).toBe('accept-encoding')
  await testApp.close()
})
