/** If a decoder (the image worker process of an upload) is killed, crashes or hangs, only its upload fails. */
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { EventEmitter, once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { filesIn, plainPicture, upload } from './photos/testing.ts'

let testApp: TestApp
let ruth: Browser
let small: Buffer
/** Takes more than a second to decode. */
let large: Buffer
beforeAll(async () => {
  testApp = await openTestApp()
  ruth = await testApp.person('grandmother')
  small = await plainPicture().png().toBuffer()
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const background = '#000'
  large = await sharp({ create: { width: 5600, height: 4200, channels: 3, background, noise } })
    .jpeg({ progressive: true })
    .toBuffer()
}, 60_000)
afterAll(() => testApp.close())

const begun = new EventEmitter<{ decoder: [ChildProcess] }>()
const running = new Set<ChildProcess>()
const trackProcess = (message: unknown) => {
  const { process: decoder } = message as { process: ChildProcess }
  decoder.once('spawn', () => {
    running.add(decoder)
    begun.emit('decoder', decoder)
  })
  decoder.once('exit', () => running.delete(decoder))
}
beforeEach(() => subscribe('child_process', trackProcess))
afterEach(async () => {
  const ends = [...running].map((decoder) => once(decoder, 'exit'))
  for (const decoder of running) decoder.kill('SIGKILL')
  await Promise.all(ends)
  unsubscribe('child_process', trackProcess)
})

const send = (content: Uint8Array) => upload(ruth, content)
const countPhotos = async () => Object((await ruth.get('/api/photos')).body).length

/** Expects that the failed upload stored nothing, and that the next upload works. */
async function expectNothingStored(before: { photos: number; files: readonly string[] }) {
  expect(await countPhotos()).toBe(before.photos)
  expect(filesIn(testApp.dataDir)).toEqual(before.files)
  expect((await send(small)).status).toBe(201)
}
const takeSnapshot = async () => ({ photos: await countPhotos(), files: filesIn(testApp.dataDir) })

/** Whether the process has opened the uploaded file; always true on platforms without `/proc`. */
const isAtWork = ({ pid }: ChildProcess) =>
  !existsSync('/proc/self/maps') || readFileSync(`/proc/${pid}/maps`, 'utf8').includes('/incoming/')

const busy = { status: 429, body: { code: 'too-busy', message: expect.stringMatching(/^Nestling is busy right now/) } }

test('if a decoder is killed while it works, the sender is asked to try again', async () => {
  const before = await takeSnapshot()
  const sent = send(large)
  const [decoder] = await once(begun, 'decoder')
  await expect.poll(() => isAtWork(decoder), { interval: 1, timeout: 10_000 }).toBe(true)
  decoder.kill('SIGKILL')
  const reply = await sent
  expect(reply).toMatchObject(busy)
  expect(reply.headers.get('retry-after')).toBe('5')
  await expectNothingStored(before)
})

test('if a decoder is killed before it starts, the sender is asked to try again', async () => {
  const before = await takeSnapshot()
  const sent = send(small)
  const [decoder] = await once(begun, 'decoder')
  decoder.kill('SIGSTOP')
  decoder.kill('SIGKILL')
  expect(await sent).toMatchObject(busy)
  await expectNothingStored(before)
})

test.each(['SIGSEGV', 'SIGABRT'] as const)(
  'if the signal %s ends a decoder, the file is refused as not a picture',
  async (signal) => {
    const before = await takeSnapshot()
    const sent = send(small)
    const [decoder] = await once(begun, 'decoder')
    decoder.kill('SIGSTOP')
    decoder.kill(signal)
    decoder.kill('SIGCONT')
    expect(await sent).toMatchObject({ status: 415, body: { code: 'not-a-picture' } })
    await expectNothingStored(before)
  },
)

test('a decoder that hangs is killed after ten seconds', async () => {
  const before = await takeSnapshot()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let isAnswered = false
    const sent = send(small).finally(() => {
      isAnswered = true
    })
    const [decoder] = await once(begun, 'decoder')
    decoder.kill('SIGSTOP')
    const ended = once(decoder, 'exit')
    vi.advanceTimersByTime(9999)
    await new Promise(setImmediate)
    expect(isAnswered).toBe(false)
    expect(decoder.signalCode).toBeNull()
    vi.advanceTimersByTime(1)
    expect(await ended).toEqual([null, 'SIGKILL'])
    expect(await sent).toMatchObject(busy)
  } finally {
    vi.useRealTimers()
  }
  await expectNothingStored(before)
})

test('if an idle decoder is killed, at most one upload fails', async () => {
  for (let time = 0; time < 10; time += 1) {
    expect((await send(small)).status).toBe(201)
    for (const decoder of running) decoder.kill('SIGKILL')
    expect([201, 429]).toContain((await send(small)).status)
  }
  expect((await send(small)).status).toBe(201)
})

test('if both decoders are killed, new ones decode the waiting uploads', async () => {
  const before = await takeSnapshot()
  const sent = Array.from({ length: 6 }, () => send(small))
  for (const decoder of [...(await once(begun, 'decoder')), ...(await once(begun, 'decoder'))]) decoder.kill('SIGKILL')
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 429, 429])
  expect(await countPhotos()).toBe(before.photos + 4)
  expect(filesIn(testApp.dataDir)).toHaveLength(before.files.length + 4)
})

test('if the decoder of a new portrait is killed, the account’s portrait stays unchanged', async () => {
  const form = new FormData()
  form.append('picture', new File([new Uint8Array(small)], 'face.png'))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  const sent = ruth.post('/api/account/picture', await request.bytes(), { 'content-type': type })
  const [decoder] = await once(begun, 'decoder')
  decoder.kill('SIGSTOP')
  decoder.kill('SIGKILL')
  expect(await sent).toMatchObject(busy)
  expect((await ruth.get('/api/auth/user')).body).toMatchObject({ profileImageUrl: null })
  expect(filesIn(testApp.dataDir).filter((name) => !name.endsWith('.webp'))).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'a decoder is the first process that Linux kills when memory runs out',
  async () => {
    const sent = send(small)
    const [decoder] = await once(begun, 'decoder')
    expect((await sent).status).toBe(201)
    expect(readFileSync(`/proc/${decoder.pid}/oom_score_adj`, 'utf8')).toBe('1000\n')
    expect(readFileSync('/proc/self/oom_score_adj', 'utf8')).not.toBe('1000\n')
  },
)
