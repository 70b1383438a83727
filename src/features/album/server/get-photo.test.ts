import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { fetchBytes, noisyPicture, plainPicture, upload } from './photos/testing.ts'

let testApp: TestApp
let mother: Browser
let address: string
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  address = await add(await noisyPicture(3000, 1500).jpeg({ quality: 60 }).toBuffer())
})
afterAll(() => testApp.close())

const add = async (bytes: Uint8Array) => `/api/photos/${Object((await upload(mother, bytes)).body).filename}`
const widthOf = async (query: string) =>
  (await sharp(await fetchBytes(testApp, mother, address + query)).metadata()).width

test('a visitor gets 401 for a photo, and other families get the same 404 as for a missing photo', async () => {
  expect((await testApp.visitor().get(address)).status).toBe(401)
  const missing = await mother.get('/api/photos/nobody')
  expect(missing.status).toBe(404)
  const neighbour = await testApp.person('neighbour')
  expect(await neighbour.get(address)).toMatchObject({ status: 404, text: missing.text })
})

test.each(['w=0', 'w=-1', 'w=x', 'w=10001', 'download=2', 'width=8', 'w=1&w=2'])(
  'a photo cannot be requested with %s',
  async (query) => {
    expect((await mother.get(`${address}?${query}`)).status).toBe(400)
  },
)

test.each(['..%2F..%2Fnestling.db', '..%5Cnestling.db', '%00', '.', 'a'.repeat(4000)])(
  'the photo name %s is not found',
  async (name) => {
    expect((await mother.get(`/api/photos/${name}`)).status).toBe(404)
  },
)

test.each([
  ['?w=1', 320],
  ['?w=320', 320],
  ['?w=321', 640],
  ['?w=1280', 1280],
  ['?w=1281', 2560],
  ['?w=10000', 2560],
  ['', 2560],
])('a request with %j gets a photo %i pixels wide', async (query, width) => {
  expect(await widthOf(query)).toBe(width)
})

test('a small photo is not enlarged', async () => {
  const small = await add(await plainPicture(500, 400).png().toBuffer())
  expect((await sharp(await fetchBytes(testApp, mother, `${small}?w=640`)).metadata()).width).toBe(500)
  expect((await sharp(await fetchBytes(testApp, mother, `${small}?w=100`)).metadata()).width).toBe(320)
})

test('a photo is sent as image/webp, and browsers may cache it for a year', async () => {
  const { status, headers } = await mother.get(`${address}?w=320`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const etag = headers.get('etag')
  expect(etag).toMatch(/^"[\da-f]{32}"$/)
  expect((await mother.get(`${address}?w=320`, { 'if-none-match': etag })).status).toBe(304)
  expect((await mother.get(`${address}?w=640`)).headers.get('etag')).not.toBe(etag)
})

test('a range request gets a part of a photo', async () => {
  expect(await mother.get(address, { range: 'bytes=0-3' })).toMatchObject({ status: 206, text: 'RIFF' })
  expect((await mother.get(address, { range: 'bytes=99999999-' })).status).toBe(416)
  expect((await mother.get(address, { range: 'bytes=0-0,0-0,0-0' })).status).toBe(200)
})

test('a downloaded photo has a readable file name', async () => {
  const { headers } = await mother.get(`${address}?download=1`)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="photo-2026-03-15-\d+\.webp"; /)
})

test('if the file of one size is missing, that size gets 404 and the other sizes are sent', async () => {
  const lost = await add(await plainPicture(500, 400).png().toBuffer())
  const [stem = ''] = lost.split('/').at(-1)?.split('.') ?? []
  rmSync(join(testApp.dataDir, 'photos/album', stem.slice(0, 2), `${stem}-320.webp`))
  expect((await mother.get(`${lost}?w=320`)).status).toBe(404)
  expect((await mother.get(lost)).status).toBe(200)
})
