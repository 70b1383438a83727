/** The bytes of a mail, as mail servers and mailboxes receive them. */
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { composeMessage, type Mail } from './compose-message.ts'
import type { MessageItem, MessageText } from './message.ts'
import { readMail } from './testing.ts'

const message: MessageText = { subject: 'Hello', heading: 'Dear Ruth', paragraphs: ['Come in.'] }
const mail: Mail = {
  message,
  messageId: 'an-id',
  from: 'nest@nestling.example',
  recipient: 'ruth@nestling.example',
  date: new Date('2026-03-15T10:00:00.000Z'),
}
const compose = async (changes: Partial<MessageText> = {}, others: Partial<Mail> = {}) => {
  const { bytes } = await composeMessage({ ...mail, ...others, message: { ...message, ...changes } })
  return readMail(bytes.toString('latin1'), mail.recipient)
}
const namesOf = (raw: string) =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split('\r\n')
    .flatMap((line) => /^[\w-]+(?=:)/.exec(line) ?? [])

const picture = (size: number, alt = 'The nursery') => ({ type: 'image/jpeg' as const, bytes: randomBytes(size), alt })
const unsubscribe = {
  url: `https://nestling.example/stop/u1.12.comments.${'A'.repeat(400)}`,
  label: 'Stop mail about comments',
}

describe('a header', () => {
  const hostile = 'x\r\nBcc: eve@evil.example\r\n\r\nbody'
  test.each<[string, Partial<MessageText>, Partial<Mail>]>([
    ['subject', { subject: hostile }, {}],
    ['recipient', {}, { recipient: `ruth@nestling.example${hostile}` }],
    ['sender', {}, { from: `Nest${hostile} <nest@nestling.example>` }],
    ['Message-ID', {}, { messageId: hostile }],
    ['unsubscribe link', { unsubscribe: { ...unsubscribe, url: `https://nestling.example/${hostile}>` } }, {}],
    ['description of a picture', { items: [{ line: 'x', pictures: [picture(10, `"${hostile}`)] }] }, {}],
  ])('cannot be injected with the %s', async (_, changes, others) => {
    const { raw } = await compose(changes, others)
    const plain = await compose(changes.unsubscribe ? { unsubscribe } : {})
    expect(namesOf(raw)).toEqual(namesOf(plain.raw))
    expect(raw).not.toMatch(/^bcc:/im)
  })

  test('says that no person wrote the mail, and when it was written', async () => {
    const { raw } = await compose()
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(raw).toMatch(/^Date: Sun, 15 Mar 2026 10:00:00 \+0000\r$/m)
    expect(raw).toMatch(/^Message-ID: <an-id@nestling\.example>\r$/m)
  })
})

describe('a mail with an unsubscribe link', () => {
  test('has the two headers of RFC 8058, with the link on one line', async () => {
    const { raw } = await compose({ unsubscribe })
    expect(raw).toContain(`\r\nList-Unsubscribe: <${unsubscribe.url}>\r\n`)
    expect(raw).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  })

  test('has this link in the text and in the HTML', async () => {
    const { text, html } = await compose({ unsubscribe })
    expect(text).toContain(`Stop mail about comments:\n${unsubscribe.url}\n`)
    expect(html).toContain(`href="${unsubscribe.url}"`)
    expect(html).toContain('>Stop mail about comments</a>')
  })

  test('does not offer one click over http, because mail programs require https for it', async () => {
    const { raw } = await compose({ unsubscribe: { ...unsubscribe, url: 'http://10.0.0.2/stop' } })
    expect(raw).toContain('\r\nList-Unsubscribe: <http://10.0.0.2/stop>\r\n')
    expect(raw).not.toContain('List-Unsubscribe-Post')
  })

  test('is the only kind of mail with these headers', async () => {
    expect((await compose()).raw).not.toMatch(/List-Unsubscribe/i)
  })
})

test('a long link arrives whole, in the text and in the HTML', async () => {
  const url = `https://nestling.example/?invite=${'Aé='.repeat(60)}`
  const { text, html, raw } = await compose({ action: { label: 'Open', url } })
  expect(text.split('\n')).toContain(url)
  expect(html).toContain(`href="${url}"`)
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(100)
})

describe('a picture', () => {
  test('is embedded with its description, and the HTML shows it', async () => {
    const pictures = [picture(9000, 'Pip’s "nursery"'), { ...picture(20_000), type: 'image/webp' as const }]
    const { html, raw, pictures: arrived } = await compose({ items: [{ line: 'Two photos', pictures }] })
    expect(arrived.map(({ type, bytes }) => ({ type, bytes: bytes.toString('hex') }))).toEqual(
      pictures.map(({ type, bytes }) => ({ type, bytes: bytes.toString('hex') })),
    )
    const shown = [...html.matchAll(/<img [^>]*src="cid:([^"]+)" alt="([^"]*)"/g)]
    expect(shown.map(([, cid]) => `<${cid}>`)).toEqual(arrived.map(({ cid }) => cid))
    expect(shown.map(([, , alt]) => alt)).toEqual(['Pip’s &#34;nursery&#34;', 'The nursery'])
    expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m)
    expect(raw).toMatch(/^Content-Type: multipart\/related; type="text\/html";/m)
  })

  test('of more than 20 kB is left out', async () => {
    const { pictures, html } = await compose({
      items: [{ line: 'Two photos', pictures: [picture(20_001), picture(10)] }],
    })
    expect(pictures.map(({ bytes }) => bytes.length)).toEqual([10])
    expect(html.match(/<img/g)).toHaveLength(1)
  })

  test('is left out if the mail has six already', async () => {
    const items = Array.from({ length: 4 }, () => ({ line: 'Two photos', pictures: [picture(100), picture(100)] }))
    expect((await compose({ items })).pictures).toHaveLength(6)
  })
})

test.each(['x', 'é', '界', '👶', '<'])(
  'a mail full of %s has at most 100 kB, and as many pictures as fit',
  async (character) => {
    const long = character.repeat(5000)
    const item: MessageItem = { line: long, quote: long, url: unsubscribe.url, pictures: [picture(20_000, long)] }
    const { bytes } = await composeMessage({
      ...mail,
      message: { ...message, unsubscribe, items: Array.from({ length: 40 }, () => item) },
    })
    expect(bytes.length).toBeLessThanOrEqual(100_000)
    const { pictures, html, text } = readMail(bytes.toString('latin1'), mail.recipient)
    const pictureBytes = 30_000
    expect(pictures.length).toBeLessThan(6)
    expect(bytes.length + pictureBytes).toBeGreaterThan(100_000)
    expect(text).toContain('\nAnd 28 more.\n')
    expect(html.endsWith('</html>\n')).toBe(true)
  },
)

test('the same message has the same bytes each time', async () => {
  const items = [{ line: 'A photo', pictures: [picture(500)] }]
  const again = () => composeMessage({ ...mail, message: { ...message, items, unsubscribe } })
  expect((await again()).bytes.toString('latin1')).toBe((await again()).bytes.toString('latin1'))
})
