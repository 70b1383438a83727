import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { cast, castPassword } from '../../fixtures.ts'
import { makeResetPath } from '../reset/make-reset-link.ts'
import { codeOf, turnOnSecondStep } from './testing.ts'

const smtp = { smtpUrl: new URL('smtp://mail.example'), mailFrom: 'nest@nestling.example' }
const publicUrl = new URL('http://nestling.example')
let testApp: TestApp
let ruth: Browser
let secret: string
let recoveryCodes: string[]
beforeEach(async () => {
  testApp = await openTestApp({ environment: { ...smtp, publicUrl } })
  ruth = await testApp.person('grandmother')
  ;({ secret, recoveryCodes } = await turnOnSecondStep(ruth, testApp.clock.now))
})
afterEach(() => testApp.close())

const enterPassword = (browser: Browser, typed: string = castPassword) =>
  browser.post('/api/login', { email: cast.grandmother.email, password: typed })

async function ticketFor(browser: Browser): Promise<string> {
  const { status, body } = await enterPassword(browser)
  expect({ status, body }).toEqual({ status: 200, body: { secondStep: { ticket: expect.any(String) } } })
  return Object(body).secondStep.ticket
}

const enterCode = (browser: Browser, ticket: string, typed: string) =>
  browser.post('/api/login/second-step', { ticket, code: typed })

const currentCode = () => codeOf(secret, testApp.clock.now)
const minutesPass = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000)
}
const wrong = { status: 400, body: { fields: { code: 'That code is not right, or was used before.' } } }
const gone = { status: 403, body: { code: 'ticket-gone' } }

describe('with a second step nobody signs in', () => {
  test('by the password alone, and the browser’s previous session ends', async () => {
    const browser = await testApp.person('grandmother')
    await ticketFor(browser)
    expect(browser.jar).toEqual({})
    expect((await browser.get('/api/auth/user')).body).toBeNull()
  })

  test('with a wrong password, and the response does not reveal the second step', async () => {
    const refused = await enterPassword(testApp.visitor(), 'not her password')
    expect(refused).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } })
  })

  test('with a wrong code, a code for another time, or malformed text', async () => {
    const browser = testApp.visitor()
    const ticket = await ticketFor(browser)
    const other = codeOf(secret, testApp.clock.now, 5)
    for (const typed of ['000000', other, '1', 'aaaa-aaaa-aaaa-aaaa'])
      expect(await enterCode(browser, ticket, typed)).toMatchObject(wrong)
    expect(browser.jar).toEqual({})
  })

  test('with a code that was used before, or with an older code', async () => {
    const browser = testApp.visitor()
    const typed = currentCode()
    expect((await enterCode(browser, await ticketFor(browser), typed)).status).toBe(200)
    const other = testApp.visitor()
    const ticket = await ticketFor(other)
    expect(await enterCode(other, ticket, typed)).toMatchObject(wrong)
    expect(await enterCode(other, ticket, codeOf(secret, testApp.clock.now, -1))).toMatchObject(wrong)
    minutesPass(0.5)
    expect((await enterCode(other, ticket, currentCode())).status).toBe(200)
  })

  test('twice with one ticket, even when both requests are sent at once', async () => {
    const ticket = await ticketFor(testApp.visitor())
    const both = [recoveryCodes[0], recoveryCodes[1]].map((typed) => enterCode(testApp.visitor(), ticket, typed ?? ''))
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 403])
    expect(await enterCode(testApp.visitor(), ticket, currentCode())).toMatchObject(gone)
  })

  test('with an expired, replaced or unknown ticket', async () => {
    const older = await ticketFor(testApp.visitor())
    const ticket = await ticketFor(testApp.visitor())
    expect(await enterCode(testApp.visitor(), older, currentCode())).toMatchObject(gone)
    expect(await enterCode(testApp.visitor(), 'not-a-ticket', currentCode())).toMatchObject(gone)
    minutesPass(5)
    expect(await enterCode(testApp.visitor(), ticket, currentCode())).toMatchObject(gone)
  })

  test('with a ticket from before the password was changed', async () => {
    const ticket = await ticketFor(testApp.visitor())
    const change = { currentPassword: castPassword, newPassword: 'nine loud magpies' }
    expect((await ruth.post('/api/account/password', change)).status).toBe(204)
    expect(await enterCode(testApp.visitor(), ticket, currentCode())).toMatchObject(gone)
  })

  test('with somebody else’s code', async () => {
    const partner = await turnOnSecondStep(await testApp.person('partner'), testApp.clock.now)
    const ticket = await ticketFor(testApp.visitor())
    for (const typed of [codeOf(partner.secret, testApp.clock.now), partner.recoveryCodes[0] ?? ''])
      expect(await enterCode(testApp.visitor(), ticket, typed)).toMatchObject(wrong)
  })

  test('after ten guesses at password and code together; a right password does not reset the count', async () => {
    const browser = testApp.visitor()
    const statuses: number[] = []
    for (let round = 0; round < 5; round += 1)
      statuses.push((await enterCode(browser, await ticketFor(browser), '000000')).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400])
    expect(await enterPassword(browser)).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
    minutesPass(16)
    const ticket = await ticketFor(browser)
    for (let guess = 0; guess < 9; guess += 1) await enterCode(browser, ticket, '000000')
    expect(await enterCode(browser, ticket, currentCode())).toMatchObject({ status: 429 })
  })
})

test('guesses at the code from elsewhere do not lock out a browser known to the account', async () => {
  const own = testApp.visitor()
  expect((await enterCode(own, await ticketFor(own), currentCode())).status).toBe(200)
  const stranger = testApp.visitor('203.0.113.9')
  const ticket = await ticketFor(stranger)
  for (let guess = 0; guess < 9; guess += 1) await enterCode(stranger, ticket, '000000')
  expect((await enterCode(stranger, ticket, '000000')).status).toBe(429)
  minutesPass(1)
  expect((await enterCode(own, await ticketFor(own), currentCode())).status).toBe(200)
})

test('entering the code begins a normal session', async () => {
  const browser = testApp.visitor()
  const answer = await enterCode(browser, await ticketFor(browser), currentCode())
  expect(answer).toMatchObject({ status: 200, body: { email: cast.grandmother.email } })
  expect(Object.keys(browser.jar)).toEqual(['nestling-session', 'nestling-device'])
  expect((await browser.get('/api/auth/user')).body).toMatchObject({ firstName: 'Ruth' })
})

test('a recovery code works once, even in capitals and with spaces, until new ones are made', async () => {
  const [first = '', second = ''] = recoveryCodes
  expect(new Set(recoveryCodes).size).toBe(10)
  const browser = testApp.visitor()
  expect((await enterCode(browser, await ticketFor(browser), first.toUpperCase().replaceAll('-', ' '))).status).toBe(
    200,
  )
  expect(await enterCode(browser, await ticketFor(browser), first)).toMatchObject(wrong)
  expect((await ruth.get('/api/account/second-step')).body).toMatchObject({ recoveryCodesLeft: 9 })
  const renewed = await ruth.post('/api/account/second-step/recovery-codes', { currentPassword: castPassword })
  expect(Object(renewed.body).recoveryCodes).toHaveLength(10)
  expect(await enterCode(browser, await ticketFor(browser), second)).toMatchObject(wrong)
})

test('the secret, the recovery codes and the tickets are not readable in the database', async () => {
  const ticket = await ticketFor(testApp.visitor())
  const stored = JSON.stringify(await dumpTables(testApp.db))
  for (const text of [secret, ticket, ...recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')])])
    expect(stored).not.toContain(text)
})

test('without the key file, codes from the app are refused and recovery codes still work', async () => {
  rmSync(join(testApp.dataDir, 'second-step-key'))
  const browser = testApp.visitor()
  const ticket = await ticketFor(browser)
  expect(await enterCode(browser, ticket, currentCode())).toMatchObject(wrong)
  expect((await enterCode(browser, ticket, recoveryCodes[0] ?? '')).status).toBe(200)
})

describe('the second step', () => {
  test.each([
    'POST /api/account/second-step/secret',
    'POST /api/account/second-step/recovery-codes',
    'DELETE /api/account/second-step',
  ])('cannot be changed by %s without the right password', async (route) => {
    const [method = '', path = ''] = route.split(' ')
    const reply = await ruth.ask(method, path, { currentPassword: 'not her password' })
    expect(reply).toMatchObject({ status: 400, body: { fields: { currentPassword: expect.any(String) } } })
  })

  test('is off until a code from the app is entered', async () => {
    const partner = await testApp.person('partner')
    await partner.post('/api/account/second-step/secret', { currentPassword: castPassword })
    expect(await partner.post('/api/account/second-step', { code: '000000' })).toMatchObject(wrong)
    expect((await partner.get('/api/account/second-step')).body).toEqual({ setUpAt: null, recoveryCodesLeft: 0 })
    const credentials = { email: cast.partner.email, password: castPassword }
    expect(await testApp.visitor().post('/api/login', credentials)).toMatchObject({ body: { firstName: 'Sam' } })
  })

  test('cannot be replaced while it is on', async () => {
    const reply = await ruth.post('/api/account/second-step/secret', { currentPassword: castPassword })
    expect(reply).toMatchObject({ status: 409, body: { code: 'second-step-is-on' } })
    expect(await ruth.post('/api/account/second-step', { code: currentCode() })).toMatchObject({ status: 409 })
  })

  test('stays on when a new password is set by a link', async () => {
    const { body } = await (await testApp.person('mother')).post(
      `/api/admin/users/${cast.grandmother.email}/reset-link`,
    )
    const change = { token: Object(body).token, password: 'nine loud magpies' }
    expect((await testApp.visitor().ask('PUT', '/api/password-reset', change)).status).toBe(204)
    const reply = await enterPassword(testApp.visitor(), change.password)
    expect(reply).toMatchObject({ status: 200, body: { secondStep: { ticket: expect.any(String) } } })
  })
})

test('turning the second step on or off is recorded for admins and mailed; off also deletes the recovery codes', async () => {
  expect((await ruth.ask('DELETE', '/api/account/second-step', { currentPassword: castPassword })).status).toBe(204)
  expect(await enterPassword(testApp.visitor())).toMatchObject({ status: 200, body: { firstName: 'Ruth' } })
  const messages = await testApp.db.selectFrom('letters').select(['kind', 'recipient']).orderBy('id').execute()
  const recipient = cast.grandmother.email
  expect(messages).toEqual([
    { kind: 'second-step-on', recipient },
    { kind: 'second-step-off', recipient },
  ])
  const { body } = await (await testApp.person('mother')).get('/api/admin/activity')
  expect(Object(body).map(({ what }: { what: string }) => what)).toEqual([
    'signed-in',
    'second-step-off',
    'second-step-on',
  ])
  const { recovery_codes } = await dumpTables(testApp.db)
  expect(recovery_codes).toEqual([])
})

test('making a link for the operator removes the second step, so nobody is locked out for good', async () => {
  const made = await makeResetPath(testApp.services, cast.grandmother.email, testApp.clock.now)
  expect(made?.removed).toEqual(['the second step'])
  expect(await enterPassword(testApp.visitor())).toMatchObject({ status: 200, body: { firstName: 'Ruth' } })
})
