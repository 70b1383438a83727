/** Tests of journeys that require a second step of their admins. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { type CastName, cast, castPassword } from '../../fixtures.ts'
import { makeResetPath } from '../reset/make-reset-link.ts'
import { codeOf, turnOnSecondStep } from '../second-step/testing.ts'

let testApp: TestApp
let mail: MailServer
beforeEach(async () => {
  mail = await openMailServer()
  testApp = await openTestApp({ environment: mail.environment })
})
afterEach(async () => {
  await testApp.close()
  await mail.close()
})

const path = '/api/admin/second-step'
const requireSecondStep = (browser: Browser) => browser.ask('PUT', path)
const stopRequiringSecondStep = (browser: Browser) => browser.ask('DELETE', path)
const current = { currentPassword: castPassword }
const missing = { status: 403, body: { code: 'second-step-missing' } }
const notPassed = { status: 403, body: { code: 'second-step-not-passed' } }

/** Signs a person in, and sets up their second step. */
async function setUpSecondStep(name: CastName) {
  const browser = await testApp.person(name)
  return { browser, ...(await turnOnSecondStep(browser, testApp.clock.now)) }
}

/** The mother requires a second step of all admins. */
async function requireAsMother() {
  const { browser } = await setUpSecondStep('mother')
  expect((await requireSecondStep(browser)).status).toBe(200)
  return browser
}

async function enterPassword(name: CastName, password: string = castPassword) {
  const browser = testApp.visitor()
  const { body } = await browser.post('/api/login', { email: cast[name].email, password })
  return { browser, ticket: String(Object(body).secondStep?.ticket) }
}

const self = async (browser: Browser) => (await browser.get('/api/auth/user')).body

async function deliverAdminMail() {
  const kinds = testApp.services.features.flatMap((feature) => feature.mail ?? [])
  await openMailWorker({ ...testApp.services, kinds }).deliverDue()
  return mail.mails.filter(({ subject }) => subject?.startsWith('Admins'))
}

describe('requiring a second step of admins is refused', () => {
  test('to an admin without a second step', async () => {
    const mother = await testApp.person('mother')
    expect(await requireSecondStep(mother)).toMatchObject(missing)
    expect((await mother.get(path)).body).toMatchObject({ asked: null, ownStep: 'set-up' })
  })

  test('in a session that began with the password alone', async () => {
    const before = await testApp.person('mother')
    await setUpSecondStep('mother')
    expect(await requireSecondStep(before)).toMatchObject(notPassed)
    expect((await before.get(path)).body).toMatchObject({ asked: null, ownStep: 'pass' })
    expect(await testApp.db.selectFrom('asked_second_steps').selectAll().execute()).toEqual([])
  })

  test('to a person who is not an admin', async () => {
    const { browser } = await setUpSecondStep('grandmother')
    expect(await requireSecondStep(browser)).toMatchObject({ status: 403, body: { code: 'admin-only' } })
  })
})

describe('while admins need a second step', () => {
  test('a session that passed no second step cannot end the requirement', async () => {
    const before = await testApp.person('mother')
    const mother = await requireAsMother()
    expect(await stopRequiringSecondStep(before)).toMatchObject(notPassed)
    expect(await stopRequiringSecondStep(await testApp.person('partner'))).toMatchObject(missing)
    expect((await mother.get(path)).body).toEqual({
      asked: { at: testApp.clock.now.toISOString(), by: 'Nora' },
      admins: [
        { firstName: 'Nora', hasSecondStep: true },
        { firstName: 'Sam', hasSecondStep: false },
      ],
      ownStep: null,
    })
  })

  test('an admin without a second step has only the role family, but can still use sections closed to family', async () => {
    const mother = await requireAsMother()
    const pip = await testApp.findJourney('Pip')
    await mother.post('/api/admin/users/invite', { email: 'aunt@nestling.example', role: 'family' })
    const sections = ['album', 'appointments', 'contacts', 'updates', 'wishlist']
    const closed = Object.fromEntries(sections.map((section) => [section, 'nothing']))
    const open = (await mother.get(`/api/pregnancies/${pip}/rights`)).body
    const rights = { family: { ...Object(open).family, ...closed }, guest: Object(open).guest }
    expect((await mother.ask('PUT', `/api/pregnancies/${pip}/rights`, rights)).status).toBe(200)

    const partner = await testApp.person('partner')
    expect(await self(partner)).toMatchObject({ role: 'family', adminStep: 'set-up', rights: { album: 'add' } })
    const input = { content: 'Still here' }
    const theirs = await mother.post(`/api/pregnancies/${pip}/updates`, input)
    const own = await partner.post(`/api/pregnancies/${pip}/updates`, input)
    expect(own.status).toBe(201)
    expect((await partner.delete(`/api/updates/${Object(own.body).id}`)).status).toBe(204)
    expect(await partner.delete(`/api/updates/${Object(theirs.body).id}`)).toMatchObject({
      status: 403,
      body: { code: 'not-yours' },
    })
    const seen = (browser: Browser) => browser.get(`/api/pregnancies/${pip}/family`)
    expect(JSON.stringify((await seen(mother)).body)).toContain('pending')
    expect(JSON.stringify((await seen(partner)).body)).not.toContain('pending')
  })

  test('an admin who sets one up has admin rights in that session only', async () => {
    await requireAsMother()
    const before = await testApp.person('partner')
    expect(await before.get('/api/admin/users')).toMatchObject(missing)
    const { browser } = await setUpSecondStep('partner')
    expect((await browser.get('/api/admin/users')).status).toBe(200)
    expect(await self(browser)).toMatchObject({ role: 'admin', adminStep: null })
    expect(await before.get('/api/admin/users')).toMatchObject(notPassed)
    expect(await self(before)).toMatchObject({ role: 'family', adminStep: 'pass' })
  })

  test('an admin who enters a code or a recovery code after the password has admin rights', async () => {
    await requireAsMother()
    const { secret, recoveryCodes } = await setUpSecondStep('partner')
    for (const code of [codeOf(secret, testApp.clock.now), recoveryCodes[0]]) {
      const { browser, ticket } = await enterPassword('partner')
      const { status, body } = await browser.post('/api/login/second-step', { ticket, code })
      expect({ status, body }).toMatchObject({ status: 200, body: { role: 'admin', adminStep: null } })
      expect((await browser.get('/api/admin/users')).status).toBe(200)
    }
  })

  test('a session that changes the password keeps its admin rights, and the next sign-in still needs the code', async () => {
    const mother = await requireAsMother()
    const change = { ...current, newPassword: 'nine loud magpies' }
    expect((await mother.post('/api/account/password', change)).status).toBe(204)
    expect((await mother.get('/api/admin/users')).status).toBe(200)
    const { ticket } = await enterPassword('mother', change.newPassword)
    expect(ticket).not.toBe('undefined')
  })

  test('an admin who turns off their only second step loses admin rights at once, in every session', async () => {
    await requireAsMother()
    const { browser, recoveryCodes } = await setUpSecondStep('partner')
    const { browser: other, ticket } = await enterPassword('partner')
    await other.post('/api/login/second-step', { ticket, code: recoveryCodes[0] })
    expect((await browser.ask('DELETE', '/api/account/second-step', current)).status).toBe(204)
    for (const one of [browser, other]) expect(await one.get('/api/admin/users')).toMatchObject(missing)
  })

  test.each([
    ['POST', '/api/account/second-step/secret'],
    ['POST', '/api/account/second-step/recovery-codes'],
    ['DELETE', '/api/account/second-step'],
  ])(
    'a session that passed no second step cannot change an admin’s second step, even with the password: %s %s',
    async (method, address) => {
      const before = await testApp.person('partner')
      await setUpSecondStep('partner')
      await requireAsMother()
      expect(await before.ask(method, address, current)).toMatchObject(notPassed)
      expect((await before.get('/api/account/second-step')).body).toMatchObject({ recoveryCodesLeft: 10 })
    },
  )

  test('a member who is not an admin can turn off their own second step with only the password', async () => {
    await requireAsMother()
    const before = await testApp.person('grandmother')
    await setUpSecondStep('grandmother')
    expect((await before.ask('DELETE', '/api/account/second-step', current)).status).toBe(204)
  })

  test('admins of other journeys do not need one', async () => {
    await requireAsMother()
    const neighbour = await testApp.person('neighbour')
    expect((await neighbour.get('/api/admin/users')).status).toBe(200)
    expect((await neighbour.get(path)).body).toMatchObject({ asked: null })
  })

  test('a member who becomes an admin needs one too', async () => {
    const mother = await requireAsMother()
    const ruth = await testApp.person('grandmother')
    const role = { role: 'admin' }
    expect((await mother.patch(`/api/admin/users/${cast.grandmother.email}`, role)).status).toBe(200)
    expect(await ruth.get('/api/admin/users')).toMatchObject(missing)
  })
})

test('a new second step counts only for the session that set it up', async () => {
  const before = await testApp.person('mother')
  const { browser } = await setUpSecondStep('mother')
  expect((await browser.ask('DELETE', '/api/account/second-step', current)).status).toBe(204)
  await turnOnSecondStep(before, testApp.clock.now)
  expect(await requireSecondStep(browser)).toMatchObject(notPassed)
  expect((await requireSecondStep(before)).status).toBe(200)
})

test('only admins get a mail, one when the requirement begins and one when it ends', async () => {
  const mother = await requireAsMother()
  expect((await requireSecondStep(mother)).status).toBe(200)
  const both = [cast.mother.email, cast.partner.email].toSorted()
  const begun = await deliverAdminMail()
  expect(begun.map(({ to }) => to).toSorted()).toEqual(both)
  expect(begun[0]).toMatchObject({ subject: 'Admins now need a second step in Nestling', link: null })
  expect(begun[0]?.text).toMatch(/Nora now asks every admin of your journey/)

  mail.mails.length = 0
  expect((await stopRequiringSecondStep(mother)).body).toMatchObject({ asked: null })
  expect((await stopRequiringSecondStep(mother)).status).toBe(200)
  const ended = await deliverAdminMail()
  expect(ended.map(({ to }) => to).toSorted()).toEqual(both)
  expect(ended[0]?.text).toMatch(/Nora no longer asks the admins/)
  expect((await (await testApp.person('partner')).get('/api/admin/users')).status).toBe(200)
})

test('the only admin can get in again with the operator’s link after losing the password and the second step', async () => {
  const mother = await requireAsMother()
  expect((await mother.patch(`/api/admin/users/${cast.partner.email}`, { role: 'family' })).status).toBe(200)
  const made = await makeResetPath(testApp.services, cast.mother.email, testApp.clock.now)
  expect(made?.removed).toEqual(['the second step'])
  // Making the link ends the admin rights of older sessions, even before a new password is chosen.
  expect(await mother.get('/api/admin/users')).toMatchObject(missing)

  const change = { token: made?.path.split('#')[1], password: 'nine loud magpies' }
  expect((await testApp.visitor().ask('PUT', '/api/password-reset', change)).status).toBe(204)
  const { browser } = await enterPassword('mother', change.password)
  expect(await browser.get('/api/admin/users')).toMatchObject(missing)
  const begun = await browser.post('/api/account/second-step/secret', { currentPassword: change.password })
  const code = codeOf(String(Object(begun.body).secret), testApp.clock.now)
  expect((await browser.post('/api/account/second-step', { code })).status).toBe(201)
  expect((await browser.get('/api/admin/users')).status).toBe(200)
})
