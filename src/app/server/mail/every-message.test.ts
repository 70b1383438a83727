/** The layout of every kind of message in the manifests, as a mailbox receives it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { type CaughtMail, type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { messageKinds } from '../features.ts'
import { openTestApp, type TestApp } from '../testing.ts'
import { queueOne } from './testing.ts'

let mail: MailServer
let testApp: TestApp
const received = new Map<string, CaughtMail>()
beforeAll(async () => {
  mail = await openMailServer()
  testApp = await openTestApp({ environment: mail.environment })
  for (const kind of messageKinds) {
    await queueOne(testApp, kind)
    await openMailWorker({ ...testApp.services, kinds: messageKinds }).deliverDue()
    const caught = mail.mails.pop()
    if (caught) received.set(kind.name, caught)
  }
})
afterAll(async () => {
  await testApp.close()
  await mail.close()
})

test('these tests receive every kind of message', () => {
  expect([...received.keys()]).toEqual(messageKinds.map(({ name }) => name))
})

const ours = /^https:\/\/nestling\.example(?=[/?]|$)/
const addressesIn = (text: string) => [...text.matchAll(/https?:\/\/[^\s"<]+/g)].map(([address]) => address)
const asWords = (html: string) =>
  html
    .replace(/<style>.*?<\/style>|<!--.*?-->|<[^>]+>/gs, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ')

describe.each(messageKinds.map(({ name }) => name))('a message of the kind %s', (kind) => {
  const read = () => received.get(kind) ?? expect.unreachable()

  test('has a subject of one line and at most 70 characters', () => {
    expect(read().subject).toMatch(/^[^\n]{10,70}$/)
  })

  test('has at most 100 kB', () => {
    expect(read().raw.length).toBeLessThanOrEqual(100_000)
  })

  test('links only to the public address, and loads nothing', () => {
    const { html, text } = read()
    expect([...addressesIn(text), ...addressesIn(html)].filter((address) => !ours.test(address))).toEqual([])
    expect(html).not.toMatch(
      /<(?:link|script|iframe|object|video|audio|form)|url\(|@import|@font-face|srcset|<img[^>]*src="(?!cid:)/i,
    )
  })

  test('has a language, a title and a preview', () => {
    const { html, subject } = read()
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(asWords(/<title>.*<\/title>/s.exec(html)?.[0] ?? '').trim()).toBe(subject)
    expect(/<div class="soft" style="display:none[^"]*">([^<]{20,})<\/div>/.exec(html)).not.toBeNull()
  })

  test('says the same as plain text and as HTML', () => {
    const { html, text } = read()
    const words = asWords(html)
    const lines = text.split('\n').filter((line) => line.trim() !== '' && line !== '-- ')
    expect(lines.length).toBeGreaterThan(2)
    const isInHtml = (line: string) => words.includes(line.replace(/:$/, '')) || html.includes(`href="${line}"`)
    expect(lines.filter((line) => !isInHtml(line.trim()))).toEqual([])
    const shown = [...html.matchAll(/<(?:h1|p|a) [^>]*>([^<]+)/g)].map(([, part = '']) => asWords(part))
    const aboutButton = 'If the button does not work, copy this address into your browser:'
    expect(shown.filter((part) => part !== aboutButton && !text.includes(part))).toEqual([])
    expect(text).not.toMatch(/<\/|&#|\n\n\n/)
  })
})
