/** When the server is killed, its decoders end at once. */
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { browse, type Installation, openInstallation } from './process/testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }

/** A picture that takes seconds to decode. */
function makeSlowPicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { width: 5600, height: 4200, channels: 3, background: '#000', noise } })
  return picture.jpeg({ progressive: true }).toBuffer()
}

let installation: Installation
beforeEach(async () => {
  installation = await openInstallation()
})
afterEach(() => installation.close())

test.runIf(process.platform === 'linux')('a decoder does not outlive its server', async () => {
  const content = await makeSlowPicture()
  const running = installation.start(admin)
  const address = await running.open()
  const jar: Record<string, string> = {}
  const ask = browse(address, jar)
  await ask('POST', '/api/login', { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
  await ask('POST', '/api/pregnancies/initialize')
  const form = new FormData()
  form.append('uploadKey', 'a-key-of-this-test')
  form.append('photo', new File([Buffer.from(content)], 'a.jpg'))
  const cookie = Object.entries(jar)
    .map((pair) => pair.join('='))
    .join('; ')
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  const sent = fetch(`${address}/api/photos/upload`, { method: 'POST', headers, body: form }).catch(() => null)

  const isDecoding = (pid: string) => readFileSync(`/proc/${pid}/maps`, 'utf8').includes('/incoming/')
  const findDecoder = () => childrenOf(running.pid).find(isDecoding)
  await expect.poll(findDecoder, { timeout: 20_000, interval: 5 }).toBeDefined()
  const decoder = findDecoder()
  running.kill('SIGKILL')
  await running.exited
  await expect.poll(() => isRunning(decoder ?? ''), { timeout: 1500, interval: 5 }).toBe(false)
  expect(await sent).toBeNull()
})

const statOf = (pid: string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []

function isRunning(pid: string): boolean {
  try {
    return statOf(pid)[0] !== 'Z'
  } catch {
    return false
  }
}

const childrenOf = (parent: number | undefined) =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === String(parent))

function parentOf(pid: string): string | undefined {
  try {
    return statOf(pid)[1]
  } catch {
    return undefined
  }
}
