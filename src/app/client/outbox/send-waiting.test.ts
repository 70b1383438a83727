import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { comment, nora, openBrowser, sam } from '#platform/client/outbox/testing.ts'
import { sendWaiting } from './send-waiting.ts'

let browser: ReturnType<typeof openBrowser>
beforeEach(() => {
  browser = openBrowser(vi)
})
afterEach(() => void vi.unstubAllGlobals())

test('sendWaiting sends each change in the name of the person and for the journey that it belongs to', async () => {
  await browser.store(nora, comment('Hello.'), comment('Hello again.'))
  await browser.store({ ...nora, sender: '1-8' }, comment('Bonjour.'))
  await browser.store(sam, comment('Hi.'))
  await sendWaiting()
  expect(browser.requests).toEqual([
    { words: 'Hello.', sender: '1-7' },
    { words: 'Hello again.', sender: '1-7' },
    { words: 'Bonjour.', sender: '1-8' },
    { words: 'Hi.', sender: '2-7' },
  ])
})

test('sendWaiting tells open pages which changes have arrived', async () => {
  const page = browser.listenElsewhere('nestling-outbox')
  await browser.store(nora, comment('Hello.'))
  await sendWaiting()
  expect(page.messages).toContainEqual({ userId: 1 })
  expect(page.messages).toContainEqual({ userId: 1, sent: { id: 1, thingId: 70 } })
})

test('sendWaiting rejects if a change of anybody still waits, so the browser starts the service worker again', async () => {
  await browser.store(nora, comment('Hello.'))
  await browser.store(sam, comment('Hi.'))
  let isLost = true
  browser.serve(async () => {
    if (!isLost) return Response.json({ id: 70 }, { status: 201 })
    isLost = false
    throw new TypeError('Failed to fetch')
  })
  await expect(sendWaiting()).rejects.toThrow('Something still waits for the network.')
  expect(browser.requests.map(({ words }) => words)).toEqual(['Hello.', 'Hi.'])
})

test('sendWaiting closes its channel at the end, and creates no database', async () => {
  await sendWaiting()
  expect([browser.channels(), browser.databases()]).toEqual([[], []])
})
