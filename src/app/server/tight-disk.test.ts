/** While the disk is full, the server refuses all changes except those that may free space or sign somebody in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { implement } from '#platform/server/implement.ts'
import { defineContract } from '#platform/shared/contract.ts'
import { listEndpoints } from './endpoints/testing.ts'
import { type Browser, openTestApp, type TestApp } from './testing.ts'

let isFull = false
let released = 0
const reserve = {
  isInUse: () => isFull,
  release: () => {
    released += 1
  },
  measure: () => ({ free: isFull ? 1e6 : 7.4e9, size: 1e11 }),
}
const contract = defineContract({ 'POST /api/full': { summary: 'Finds the disk full.', access: 'anyone' } })
const full = implement(contract, {
  'POST /api/full': () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOSPC' })),
})

let testApp: TestApp
let mother: Browser
let journey: number
beforeAll(async () => {
  testApp = await openTestApp({ reserve, extraRoutes: [full] })
  mother = await testApp.person('mother')
  journey = await testApp.findJourney('Pip')
})
afterAll(() => testApp.close())

const onFullDisk = async <Result>(work: () => Promise<Result>) => {
  isFull = true
  try {
    return await work()
  } finally {
    isFull = false
  }
}
const readDisk = async () => Object((await mother.get('/api/admin/health')).body).disk

const signInRoutes = [
  'POST /api/login',
  'POST /api/login/second-step',
  'POST /api/login/passkey-challenge',
  'POST /api/login/passkey',
  'POST /api/password-reset',
  'PUT /api/password-reset',
]
const writes = listEndpoints().filter(({ method }) => method !== 'GET')

test.each(writes)(
  'on a full disk, $route is refused with 507 unless it may delete something or sign somebody in',
  async ({ route, method, pathFor, sample }) => {
    // Sent without a body: with its example, `DELETE /api/account` would really delete the mother's account.
    const body = method === 'DELETE' ? undefined : sample
    const { status } = await onFullDisk(() => mother.ask(method, pathFor({ pregnancyId: journey }), body))
    if (method === 'DELETE' || signInRoutes.includes(route)) expect(status).not.toBe(507)
    else expect(status).toBe(507)
  },
)

test('on a full disk, people can sign in, read, delete and sign out', async () => {
  const { email } = cast.grandmother
  const visitor = testApp.visitor()
  const path = `/api/pregnancies/${journey}/updates`
  const ruth = await testApp.person('grandmother')
  const { body } = await ruth.post(path, { content: 'Hello.' })
  await onFullDisk(async () => {
    expect((await visitor.post('/api/login', { email, password: castPassword })).status).toBe(200)
    expect((await visitor.get(path)).status).toBe(200)
    expect((await visitor.delete(`/api/updates/${Object(body).id}`)).status).toBe(204)
    expect((await visitor.get('/api/logout')).status).toBe(303)
  })
})

test('only admins see how full the disk is and which changes are accepted', async () => {
  expect(await readDisk()).toEqual({ usedPercent: 92, freeBytes: 7.4e9, accepts: 'everything' })
  expect(await onFullDisk(readDisk)).toEqual({ usedPercent: 99, freeBytes: 1e6, accepts: 'deleting' })
  expect((await (await testApp.person('friend')).get('/api/admin/health')).status).toBe(403)
})

test('a write that finds the disk full releases the disk reserve', async () => {
  expect((await mother.post('/api/full')).status).toBe(507)
  expect(released).toBe(1)
})
