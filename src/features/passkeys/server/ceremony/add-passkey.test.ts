import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { castPassword } from '#features/sign-in/fixtures.ts'
import { deleteOldChallenges } from './challenges.ts'
import { addPasskey, createAuthenticator, origin } from './testing.ts'

const smtp = { smtpUrl: new URL('smtp://mail.example'), mailFrom: 'nest@nestling.example' }
let testApp: TestApp
let mother: Browser
beforeEach(async () => {
  testApp = await openTestApp({ environment: { publicUrl: new URL(origin), ...smtp } })
  mother = await testApp.person('mother')
})
afterEach(() => testApp.close())

async function begin(browser = mother) {
  const { status, body } = await browser.post('/api/account/passkeys/challenge', { currentPassword: castPassword })
  expect(status).toBe(201)
  return Object(body)
}

const add = async (authenticator = createAuthenticator()) =>
  mother.post('/api/account/passkeys', authenticator.make(await begin()))

const listMessages = () => testApp.db.selectFrom('letters').select(['kind', 'recipient']).orderBy('id').execute()

const minutesPass = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000)
}

describe('a passkey is not added', () => {
  test('without the right password', async () => {
    const reply = await mother.post('/api/account/passkeys/challenge', { currentPassword: 'eight quiet herons' })
    expect(reply).toMatchObject({ status: 400, body: { fields: { currentPassword: expect.any(String) } } })
  })

  test('if Nestling has no https address', async () => {
    const appWithoutHttps = await openTestApp()
    const reply = await (await appWithoutHttps.person('mother')).post('/api/account/passkeys/challenge', {
      currentPassword: castPassword,
    })
    expect(reply).toMatchObject({ status: 409, body: { code: 'no-passkeys-here' } })
    await appWithoutHttps.close()
  })

  test.each([
    ['its origin is another site', { origin: 'https://nestling.example.evil.example' }],
    ['its origin has another port', { origin: `${origin}:8443` }],
    ['it is for another relying party id', { rpId: 'evil.example' }],
    ['the authenticator did not verify the user', { knowsOwner: false }],
    ['it is a response to a sign-in', { type: 'webauthn.get' }],
  ])('if %s', async (_, lies) => {
    const reply = await mother.post('/api/account/passkeys', createAuthenticator().make(await begin(), lies))
    expect(reply).toMatchObject({ status: 400, body: { code: 'passkey-not-made' } })
    expect((await mother.get('/api/account/passkeys')).body).toEqual([])
  })

  test('with a challenge for another person or for signing in, or one that the server did not issue', async () => {
    const partner = await testApp.person('partner')
    const { body } = await testApp.visitor().post('/api/login/passkey-challenge')
    for (const challenge of [(await begin(partner)).challenge, Object(body).challenge, 'drawn-by-the-browser']) {
      const made = createAuthenticator().make({ challenge, user: { id: 'AAAA' } })
      expect(await mother.post('/api/account/passkeys', made)).toMatchObject({ body: { code: 'challenge-gone' } })
    }
  })

  test('with a challenge that was answered before', async () => {
    const options = await begin()
    const refused = createAuthenticator().make(options, { knowsOwner: false })
    expect((await mother.post('/api/account/passkeys', refused)).status).toBe(400)
    const reply = await mother.post('/api/account/passkeys', createAuthenticator().make(options))
    expect(reply).toMatchObject({ status: 403, body: { code: 'challenge-gone' } })
  })

  test('five minutes after the challenge was issued', async () => {
    const options = await begin()
    minutesPass(5)
    const reply = await mother.post('/api/account/passkeys', createAuthenticator().make(options))
    expect(reply).toMatchObject({ status: 403, body: { code: 'challenge-gone' } })
  })

  test('if its credential id is already registered', async () => {
    const authenticator = createAuthenticator()
    expect((await add(authenticator)).status).toBe(201)
    expect(await add(authenticator)).toMatchObject({ status: 409, body: { code: 'passkey-known' } })
  })

  test('if the person already has twenty, even when two are added at once', async () => {
    for (let count = 0; count < 19; count += 1) expect((await add()).status).toBe(201)
    const both = await Promise.all([begin(), begin()])
    const made = both.map((options) => mother.post('/api/account/passkeys', createAuthenticator().make(options)))
    const statuses = (await Promise.all(made)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 409])
    const refused = await mother.post('/api/account/passkeys/challenge', { currentPassword: castPassword })
    expect(refused).toMatchObject({ status: 409, body: { code: 'too-many-passkeys' } })
  })

  test('if the attestation or the client data is malformed', async () => {
    const options = await begin()
    const made = createAuthenticator().make(options)
    const reply = await mother.post('/api/account/passkeys', { ...made, attestation: made.attestation.slice(0, 60) })
    expect(reply).toMatchObject({ status: 400, body: { code: 'passkey-not-made' } })
    const clientData = Buffer.from('no JSON').toString('base64url')
    const other = await mother.post('/api/account/passkeys', {
      ...createAuthenticator().make(await begin()),
      clientData,
    })
    expect(other).toMatchObject({ status: 403, body: { code: 'challenge-gone' } })
  })
})

test('a new passkey is named after the browser, recorded for admins and reported to its owner by mail', async () => {
  const { status, body } = await add()
  expect({ status, body }).toMatchObject({ status: 201, body: { name: 'A browser', lastUsedAt: null } })
  expect((await mother.get('/api/account/passkeys')).body).toEqual([body])
  expect(await (await testApp.person('partner')).get('/api/admin/activity')).toMatchObject({
    body: expect.arrayContaining([expect.objectContaining({ what: 'passkey-added', firstName: 'Nora' })]),
  })
  expect(await listMessages()).toEqual([{ kind: 'passkey-added', recipient: 'nora@nestling.example' }])
})

test('a person has the same user handle in every passkey, and the handle does not reveal the email', async () => {
  const [first, second] = [await begin(), await begin()]
  expect(first.user.id).toBe(second.user.id)
  // The device shows these names when it asks which passkey to use.
  expect(first.user).toMatchObject({ name: 'nora@nestling.example', displayName: 'Nora Lindqvist' })
  expect(Buffer.from(first.user.id, 'base64url').toString()).not.toContain('nora')
  expect((await begin(await testApp.person('partner'))).user.id).not.toBe(first.user.id)
})

test('only the owner of a passkey can rename or remove it', async () => {
  const { id } = Object((await add()).body)
  const path = `/api/account/passkeys/${id}`
  const partner = await testApp.person('partner')
  expect(await partner.patch(path, { name: 'Mine' })).toMatchObject({ status: 404 })
  expect(await partner.delete(path)).toMatchObject({ status: 404 })
  expect(await mother.patch(path, { name: 'My phone' })).toMatchObject({ status: 200, body: { name: 'My phone' } })
  expect((await mother.delete(path)).status).toBe(204)
  expect((await mother.delete(path)).status).toBe(404)
  expect((await mother.get('/api/account/passkeys')).body).toEqual([])
  expect((await listMessages()).map(({ kind }) => kind)).toEqual(['passkey-added', 'passkey-removed'])
})

test('renaming or removing one passkey leaves all others unchanged', async () => {
  const partner = await testApp.person('partner')
  const ids: number[] = []
  for (let count = 0; count < 2; count += 1) ids.push(Object((await add()).body).id)
  await addPasskey(partner)
  const [first, second] = ids
  await mother.patch(`/api/account/passkeys/${first}`, { name: 'My phone' })
  const names = async (browser: Browser) =>
    Object((await browser.get('/api/account/passkeys')).body).map(({ name }: { name: string }) => name)
  expect((await names(mother)).toSorted()).toEqual(['A browser', 'My phone'])
  expect(await names(partner)).toEqual(['A browser'])
  expect((await mother.delete(`/api/account/passkeys/${second}`)).status).toBe(204)
  expect(await names(mother)).toEqual(['My phone'])
  expect(await names(partner)).toEqual(['A browser'])
})

test('the clean-up job deletes no challenge that is still valid', async () => {
  const options = await begin()
  minutesPass(4)
  await deleteOldChallenges.run(testApp.services, testApp.clock.now, new AbortController().signal)
  expect((await mother.post('/api/account/passkeys', createAuthenticator().make(options))).status).toBe(201)
})

test('deleting an account deletes its passkey messages, and nobody else’s', async () => {
  const partner = await testApp.person('partner')
  await add()
  await addPasskey(partner)
  expect((await partner.ask('DELETE', '/api/account', { currentPassword: castPassword })).status).toBe(204)
  expect(await listMessages()).toEqual([{ kind: 'passkey-added', recipient: 'nora@nestling.example' }])
})
