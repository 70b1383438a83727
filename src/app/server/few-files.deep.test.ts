/** Nestling as a real process with a low limit for open files: no upload gets a 500, and nothing stays broken. */
import { Agent, request } from 'node:http'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { browse, type Installation, openInstallation } from './process/testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const fewFiles = ['sh', '-c', 'ulimit -n 64 && exec "$@"', 'sh']

let installation: Installation
beforeEach(async () => {
  installation = await openInstallation()
})
afterEach(() => installation.close())

test.skipIf(process.platform === 'win32')(
  'none of forty simultaneous uploads gets a 500, and the next upload works',
  async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const create = { width: 1600, height: 1200, channels: 3, background: '#000', noise } as const
    const picture = await sharp({ create }).jpeg().toBuffer()
    const address = await installation.start(admin, fewFiles).open()
    const jar: Record<string, string> = {}
    const ask = browse(address, jar)
    await ask('POST', '/api/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
    await ask('POST', '/api/pregnancies/initialize')
    const cookie = Object.entries(jar)
      .map((pair) => pair.join('='))
      .join('; ')

    async function send(at: number): Promise<number | string> {
      const form = new FormData()
      form.append('uploadKey', `a-key-of-this-test-${at}`)
      form.append('photo', new File([new Uint8Array(picture)], 'a.jpg'))
      const body = new Request('http://localhost/', { method: 'POST', body: form })
      const bytes = Buffer.from(await body.arrayBuffer())
      const type = body.headers.get('content-type') ?? ''
      return new Promise((resolve) => {
        const headers = {
          'sec-fetch-site': 'same-origin',
          cookie,
          'content-type': type,
          'content-length': bytes.length,
        }
        const outgoing = request(`${address}/api/photos/upload`, { method: 'POST', headers, agent: new Agent() })
        outgoing.on('response', (response) => resolve(response.resume().statusCode ?? 'no status'))
        outgoing.on('error', (error) => resolve(Object(error).code))
        outgoing.end(bytes)
      })
    }
    const outcomes = await Promise.all(Array.from({ length: 40 }, (_, at) => send(at)))
    // A connection for which no socket can be opened is closed without a response. The others get a response, but not 500.
    expect(outcomes).not.toContain(500)
    expect(outcomes).toContain(503)
    expect((await ask('GET', '/api/guide/weeks/30')).status).toBe(200)
    expect(Object((await ask('GET', '/api/admin/health')).body).faults[0].words).toContain('ulimit -n')
    expect(await send(40)).toBe(201)
  },
  180_000,
)
