/** An upload whose connection breaks adds one photo or no photo, and leaves no partial files. */
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browse, type Installation, openInstallation } from './process/testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const boundary = 'b0undary'
const jar: Record<string, string> = {}
let installation: Installation
let address: string
let ask: ReturnType<typeof browse>
let picture: Buffer
beforeAll(async () => {
  installation = await openInstallation()
  address = await installation.start(admin).open()
  ask = browse(address, jar)
  await ask('POST', '/api/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
  await ask('POST', '/api/pregnancies/initialize')
  const points = Buffer.from(Array.from({ length: 800 * 600 * 3 }, (_, at) => (at * at) % 251))
  picture = await sharp(points, { raw: { width: 800, height: 600, channels: 3 } })
    .png()
    .toBuffer()
}, 60_000)
afterAll(() => installation.close())

const listPhotos = async (): Promise<unknown[]> => Object((await ask('GET', '/api/photos')).body)
function filesIn(folder: string): string[] {
  const path = join(installation.dataDir, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  )
}

function makeRequest(uploadKey: string): Buffer {
  const part = (name: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(`${part('uploadKey')}${uploadKey}\r\n${part('photo', '; filename="a.png"')}`),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const head = [
    'POST /api/photos/upload HTTP/1.1',
    `Host: ${new URL(address).host}`,
    'Sec-Fetch-Site: same-origin',
    `Cookie: ${Object.entries(jar)
      .map((pair) => pair.join('='))
      .join('; ')}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${body.length}`,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
}

/** Sends these bytes of a request and breaks the connection. */
async function sendPart(bytes: Buffer) {
  const { port } = new URL(address)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  await new Promise((resolve) => socket.write(bytes, resolve))
  socket.destroy()
}

test.each([0, 0.01, 0.5, 0.99])(
  'an upload that is cut off after the fraction %d of its body leaves no photo and no file',
  async (share) => {
    const request = makeRequest(`a-key-for-the-cut-at-${share * 100}`)
    const head = request.indexOf('\r\n\r\n') + 4
    await sendPart(request.subarray(0, head + Math.floor((request.length - head) * share)))
    await expect.poll(() => filesIn('incoming'), { timeout: 10_000 }).toEqual([])
    expect(await listPhotos()).toEqual([])
    expect(filesIn('photos/album')).toEqual([])
  },
)

test('an upload that is cut off before its response makes one photo, even if it is sent again', async () => {
  const request = makeRequest('a-key-for-the-lost-answer')
  await sendPart(request)
  await expect.poll(async () => (await listPhotos()).length, { timeout: 15_000 }).toBe(1)
  await sendPart(request)
  await sendPart(request)
  const { port } = new URL(address)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(request)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  expect(String(answer)).toMatch(/^HTTP\/1\.1 201 /)
  expect(await listPhotos()).toHaveLength(1)
  await expect.poll(() => filesIn('incoming'), { timeout: 10_000 }).toEqual([])
  expect(filesIn('photos/album')).toHaveLength(3)
})
