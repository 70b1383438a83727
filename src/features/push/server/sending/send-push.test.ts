/** Tests the request to a push service, and how its answers are understood. */
import { createECDH } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '#platform/server/environment.ts'
import { messageOf, samplePush } from '../../fixtures.ts'
import { createSendPush, type Outcome } from './send-push.ts'
import { openTestPushService, type PushAnswer, pushHost } from './testing.ts'

const now = new Date('2026-03-15T10:00:00.700Z')
const ecdh = createECDH('prime256v1')
const keys = { publicKey: ecdh.generateKeys('base64url'), privateKey: ecdh.getPrivateKey('base64url') }

let service: Awaited<ReturnType<typeof openTestPushService>>
beforeEach(async () => {
  service = await openTestPushService({ now: () => now })
})
afterEach(() => service.close())

type Sending = {
  publicUrl?: string
  endpoint?: string
  device?: ReturnType<typeof service.subscribe>
  expiresAt?: Date
}

function send(
  change: Partial<typeof samplePush> | { badge: null } | { language: 'de' } = {},
  options: Sending = {},
): Promise<Outcome> {
  const { publicUrl = 'https://nestling.example', device = service.subscribe(keys.publicKey) } = options
  const environment = readEnvironment({ DATA_DIR: '/nowhere', PUBLIC_URL: publicUrl })
  const sendPush = createSendPush({ internet: service.internet, environment, timeoutMs: 20_000 })
  return sendPush({
    keys,
    device: { ...device, endpoint: options.endpoint ?? device.endpoint },
    notification: { ...samplePush, language: 'en', ...change },
    now,
    expiresAt: options.expiresAt ?? null,
    signal: new AbortController().signal,
  })
}

const lastMessage = () => service.delivered.at(-1) ?? expect.fail('Nothing arrived.')

describe('a message', () => {
  test('says what the notification says, and which page it opens', async () => {
    expect(await send()).toEqual({ kind: 'sent' })
    expect(lastMessage().content).toEqual(messageOf('https://nestling.example'))
  })

  test('names the language of the person', async () => {
    await send({ language: 'de' })
    expect(lastMessage().content).toMatchObject({ notification: { lang: 'de' } })
  })

  test('sets the number on the icon, even to 0, if the notification has a number, and otherwise leaves it out', async () => {
    await send({ badge: null })
    expect(lastMessage().content).not.toHaveProperty('app_badge')
    await send({ badge: 0 })
    expect(lastMessage().content).toMatchObject({ app_badge: 0 })
  })

  test('carries a token that names this installation and that the push service accepts for twelve hours', async () => {
    await send()
    expect(lastMessage().claims).toEqual({
      aud: `https://${pushHost}`,
      exp: Date.parse('2026-03-15T22:00:00.000Z') / 1000,
      sub: 'https://nestling.example',
    })
  })

  test.each([
    ['of an installation without a public address', '', samplePush.path],
    ['of an installation with plain http', 'http://nest.example', `http://nest.example${samplePush.path}`],
  ])('%s names no contact', async (_, publicUrl, navigate) => {
    await send({}, { publicUrl })
    expect(lastMessage().claims).not.toHaveProperty('sub')
    expect(lastMessage().content).toMatchObject({ notification: { navigate } })
  })

  test('is padded with spaces to a multiple of 256 bytes', async () => {
    for (const body of ['Yes.', 'x'.repeat(250)]) {
      await send({ body })
      const { text, headers } = lastMessage()
      expect(text.length % 256).toBe(0)
      // Encryption adds the salt, the header, the sender's key, the mark of the last record, and the tag.
      expect(Number(headers['content-length'])).toBe(text.length + 16 + 5 + 65 + 1 + 16)
    }
    expect(lastMessage().text).toHaveLength(512)
  })

  test('waits a day at the push service, and replaces an older one with the same tag on the same device', async () => {
    const device = service.subscribe(keys.publicKey)
    await send({ tag: 'album' }, { device })
    await send({ tag: 'album', title: 'Later' }, { device })
    await send({ tag: 'updates' }, { device })
    await send({ tag: 'album' })
    const topics = service.delivered.map(({ headers }) => headers.topic)
    expect(topics[1]).toBe(topics[0])
    expect(new Set(topics).size).toBe(3)
    expect(lastMessage().headers).toMatchObject({
      ...{ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' },
      ...{ 'content-type': 'application/octet-stream', topic: expect.stringMatching(/^[\w-]{32}$/) },
    })
  })
})

test.each([
  ['in two days', 2 * 86_400_000, '86400'],
  ['in almost 101 seconds', 100_999, '100'],
  ['in less than a second', 999, '0'],
  ['at this moment', 0, '0'],
  ['a second ago', -1000, '0'],
])('a message with an expiry %s gets as TTL the whole seconds until then, from 0 to a day', async (_, validMs, ttl) => {
  await send({}, { expiresAt: new Date(now.getTime() + validMs) })
  expect(lastMessage().headers.ttl).toBe(ttl)
})

describe('the push service answers', () => {
  const later = (code: string, waitMs = 0): Outcome => ({ kind: 'later', code, waitMs })
  const retryAfter = (seconds: string): PushAnswer => ({ status: 429, headers: { 'retry-after': seconds } })

  test.each<[PushAnswer, Outcome]>([
    [{ status: 200 }, { kind: 'sent' }],
    [{ status: 202 }, { kind: 'sent' }],
    [{ status: 299 }, { kind: 'sent' }],
    [{ status: 300 }, { kind: 'refused', code: '300' }],
    [{ status: 400 }, { kind: 'refused', code: '400' }],
    [{ status: 401 }, later('401')],
    [{ status: 402 }, { kind: 'refused', code: '402' }],
    [{ status: 403 }, later('403')],
    [{ status: 404 }, { kind: 'gone', code: '404' }],
    [{ status: 405 }, { kind: 'refused', code: '405' }],
    [{ status: 408 }, later('408')],
    [{ status: 410 }, { kind: 'gone', code: '410' }],
    [{ status: 413 }, { kind: 'refused', code: '413' }],
    [{ status: 429 }, later('429')],
    [{ status: 499 }, { kind: 'refused', code: '499' }],
    [{ status: 500 }, later('500')],
    [{ status: 503 }, later('503')],
    [retryAfter('0'), later('429')],
    [retryAfter('1'), later('429', 1000)],
    [retryAfter('999999999'), later('429', 999_999_999_000)],
    [retryAfter('1234567890'), later('429')],
    [retryAfter('-5'), later('429')],
    [retryAfter('5 minutes'), later('429')],
    [retryAfter('Sun, 15 Mar 2026 10:00:01 GMT'), later('429', 300)],
    [retryAfter('Sun, 15 Mar 2026 10:00:00 GMT'), later('429')],
  ])('%o', async (answer, outcome) => {
    service.answer(() => answer)
    expect(await send()).toEqual(outcome)
  })
})

test.each([
  ['https://192.168.1.1/push', 'not-public'],
  ['http://push.example.net/push', 'not-https'],
  ['https://nora@push.example.net/push', 'bad-link'],
])('nothing is sent to %s, and the device is given up', async (endpoint, code) => {
  expect(await send({}, { endpoint })).toEqual({ kind: 'gone', code })
  expect(service.requested).toEqual([])
})
