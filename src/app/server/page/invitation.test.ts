/** If the page's address has an invitation code, the server looks it up for the page data, so the page needs no call. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'

let testApp: TestApp
let code: string
const lines: string[] = []
beforeAll(async () => {
  testApp = await openTestApp({ onLogLine: (line) => lines.push(line) })
  code = Object((await (await testApp.person('mother')).post('/api/invite-codes')).body).code
})
beforeEach(() => testApp.db.deleteFrom('attempts').execute())
afterAll(() => testApp.close())

/** Opens the page of an invitation. Returns the part of its page data about the invitation. */
async function open(invite: string, browser = testApp.visitor(), destination: string | null = 'document') {
  const { text } = await browser.get(`/?invite=${invite}`, { 'sec-fetch-dest': destination })
  const [, json = ''] = /id="page-data">(.*?)<\/script>/s.exec(text) ?? []
  return JSON.parse(json).invitation
}

const lookUp = async (browser: Browser) => (await browser.post('/api/invite-codes/look-up', { code })).status

test('a wrong code is refused', async () => {
  const answer = { status: 403, body: { code: 'wrong-invite-code' } }
  expect(await open('ZZZZZZZZ')).toMatchObject({ code: 'ZZZZZZZZ', answer })
  expect(await open('A'.repeat(201))).toMatchObject({ answer: { status: 400 } })
})

test('wrong codes in page addresses count towards the limit of the client’s IP address, as in a look-up', async () => {
  const [here, there] = [testApp.visitor('192.0.2.1'), testApp.visitor('192.0.2.2')]
  for (let at = 0; at < 5; at += 1) await open('ZZZZZZZZ', here)
  expect([await lookUp(here), await lookUp(there)]).toEqual([429, 200])
  // If the page data has no answer, the page makes the call itself. The response to that call says when to retry.
  expect(await open(code, here)).toEqual({ code })
})

test.each([['image'], ['iframe'], ['empty'], [null]])(
  'a page of another site cannot use up a visitor’s attempts (destination %s)',
  async (destination) => {
    const visitor = testApp.visitor('192.0.2.3')
    for (let at = 0; at < 6; at += 1) expect(await open('ZZZZZZZZ', visitor, destination)).toEqual({ code: 'ZZZZZZZZ' })
    expect(await lookUp(visitor)).toBe(200)
  },
)

test('a visitor learns whose journey the code is for', async () => {
  const answer = { status: 200, body: { babyName: 'Pip', invitedBy: 'Nora', isMember: false } }
  expect(await open(code)).toMatchObject({ code, answer })
  expect(await open(` ${code}`)).toMatchObject({ code, answer })
})

test('no code is looked up for signed-in people, or if the invitation is empty', async () => {
  expect(await open(code, await testApp.person('stranger'))).toEqual({ code })
  expect(await open('')).toBeUndefined()
})

test('no code is in the log', async () => {
  await open(code)
  await open('ZZZZZZZZ')
  for (const secret of [code, 'ZZZZZZZZ']) expect(lines.join('\n')).not.toContain(secret)
})
