/** The server process never loads a picture decoder, so no decoder can crash the server or read its memory. */
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHeic } from '#platform/server/pictures/heic/testing.ts'
import { png } from '#platform/server/pictures/testing.ts'
import { type Browser, openTestApp, type TestApp } from './testing.ts'

let testApp: TestApp
let mother: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
})
afterAll(() => testApp.close())

async function send(path: string, field: string, content: Uint8Array) {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(content)], 'a.jpg'))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  expect((await mother.post(path, await request.bytes(), { 'content-type': type })).status).toBe(201)
}

const { cache } = createRequire(import.meta.url)

/** Picture libraries loaded in this process. */
function listDecoders(): string[] {
  const { sharedObjects } = process.report.getReport() as unknown as { sharedObjects: readonly string[] }
  return [...sharedObjects, ...Object.keys(cache)].filter((path) => /sharp|vips|libheif/.test(path))
}

test('the server loads no decoder, even for PNG and HEIC photos and portraits', async () => {
  for (const content of [png(40, 30), makeHeic({ width: 64, height: 48 })]) {
    await send('/api/photos/upload', 'photo', content)
    await send('/api/account/picture', 'picture', content)
  }
  expect(listDecoders()).toEqual([])

  // Proves that a loaded library would be found.
  await import('sharp')
  await import('libheif-js/libheif-wasm/libheif.js')
  for (const name of ['vips', 'libheif']) expect(listDecoders().join()).toContain(name)
})
