import { existsSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cast } from '#features/sign-in/fixtures.ts'
import { openTestApp, type TestApp } from '../testing.ts'
import { controlPath, openControl } from './control.ts'

let testApp: TestApp
let path: string
let shut: () => Promise<void>
beforeEach(async () => {
  testApp = await openTestApp()
  path = controlPath(testApp.dataDir)
  shut = await open()
})
afterEach(async () => {
  await shut()
  await testApp.close()
})

const open = () => openControl({ ...testApp.services, path, publicAddress: 'https://nestling.example' })

function ask(body: string, { method = 'POST', path: at = '/reset-password' } = {}) {
  return new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    const outgoing = request({ socketPath: path, method, path: at, agent: false }, (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode, body: JSON.parse(answer) }), reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
const listTokens = () => testApp.db.selectFrom('reset_tokens').select('user_id').execute()

describe('the control socket', () => {
  const good = JSON.stringify({ email: cast.friend.email })

  test.each([
    ['a body that is not JSON', 'x', {}],
    ['an empty body', '', {}],
    ['a body of another shape', '{"email":7}', {}],
    ['a body with an additional field', '{"email":"a@b.example","role":"admin"}', {}],
    ['another path', good, { path: '/delete-everything' }],
    ['another method', good, { method: 'PUT' }],
  ])('refuses %s', async (_, body, call) => {
    expect(await ask(body, call)).toEqual({ status: 400, body: {} })
    expect(await listTokens()).toEqual([])
  })

  test.each(['nobody@nestling.example', 'no email at all', ''])(
    'reports that nobody has the email %j',
    async (email) => {
      const message = `Nobody has an account with the email ${email}.`
      expect(await ask(JSON.stringify({ email }))).toEqual({ status: 200, body: { message } })
    },
  )

  test('returns a one-time address that is valid for an hour', async () => {
    expect(await ask(good)).toEqual({
      status: 200,
      body: {
        address: expect.stringMatching(/^https:\/\/nestling\.example\/reset-password#[\w-]{32}$/),
        expiresAt: '2026-03-15T11:00:00.000Z',
        removed: [],
      },
    })
    expect(await listTokens()).toHaveLength(1)
  })

  test('opens again after closing, even if another file is at its path', async () => {
    await shut()
    expect(existsSync(path)).toBe(false)
    writeFileSync(path, '')
    shut = await open()
    expect((await ask(good)).status).toBe(200)
  })

  test('on Windows has a unique name for each folder', () => {
    const [one, other] = ['C:\\Nest', 'C:\\Other'].map((folder) => controlPath(folder, 'win32'))
    expect(one).toMatch(/^\\\\\.\\pipe\\nestling-[0-9a-f]{32}$/)
    expect(controlPath('c:\\nest', 'win32')).toBe(one)
    expect(other).not.toBe(one)
  })
})
