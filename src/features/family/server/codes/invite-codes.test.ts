import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'

let testApp: TestApp
let mother: Browser
let neighbour: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  neighbour = await testApp.person('neighbour')
})
afterAll(() => testApp.close())

const make = (body?: object) => mother.post('/api/invite-codes', body)
const listOf = async (browser: Browser) => Object((await browser.get('/api/invite-codes')).body)

describe('invite codes', () => {
  const others = [
    ['a visitor', 401, () => testApp.visitor()],
    ['family', 403, () => testApp.person('grandmother')],
    ['a guest', 403, () => testApp.person('friend')],
    ['somebody without a journey', 403, () => testApp.person('stranger')],
  ] as const
  test.each(others)('cannot be listed, made or removed by %s', async (_, status, openBrowser) => {
    const browser = await openBrowser()
    const [{ id, code }] = await listOf(mother)
    for (const reply of [
      await browser.get('/api/invite-codes'),
      await browser.post('/api/invite-codes'),
      await browser.delete(`/api/invite-codes/${id}`),
    ]) {
      expect(reply.status).toBe(status)
      expect(reply.text).not.toContain(code)
    }
    expect((await listOf(mother))[0]).toMatchObject({ id })
  })

  const wrong: readonly [string, object, string][] = [
    ['the admin role', { role: 'admin' }, 'role'],
    ['no uses', { maxUses: 0 }, 'maxUses'],
    ['a negative number of uses', { maxUses: -1 }, 'maxUses'],
    ['eleven uses', { maxUses: 11 }, 'maxUses'],
    ['a billion uses', { maxUses: 1e9 }, 'maxUses'],
    ['one and a half uses', { maxUses: 1.5 }, 'maxUses'],
    ['a string as the number of uses', { maxUses: '10' }, 'maxUses'],
    ['an expiry in 0 days', { expiresInDays: 0 }, 'expiresInDays'],
    ['an expiry in more than a year', { expiresInDays: 366 }, 'expiresInDays'],
    ['a code that the admin chose', { code: 'AAAAAAAA' }, 'code'],
    ['a count of past uses', { usedCount: -5 }, 'usedCount'],
    ['the id of another journey', { pregnancyId: 2 }, 'pregnancyId'],
  ]
  test.each(wrong)('cannot be made with %s', async (_, body, field) => {
    expect(await make(body)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
  })

  test('have ten uses, the family role and no expiry by default', async () => {
    expect(await make()).toMatchObject({
      status: 201,
      body: {
        id: expect.any(Number),
        code: expect.stringMatching(/^[A-HJKMNPR-Z]{8}$/),
        usedCount: 0,
        maxUses: 10,
        createdAt: '2026-03-15T10:00:00.000Z',
        role: 'family',
        expiresAt: null,
      },
    })
    expect((await make({})).body).toMatchObject({ role: 'family', maxUses: 10, expiresAt: null })
  })

  test('have the requested settings', async () => {
    const input = { role: 'guest', maxUses: null, expiresInDays: 7 }
    const { body } = await make(input)
    expect(body).toMatchObject({ role: 'guest', maxUses: null, expiresAt: '2026-03-22T10:00:00.000Z' })
    expect((await listOf(mother))[0]).toEqual(body)
  })

  test('can be valid for a year', async () => {
    expect((await make({ expiresInDays: 365 })).body).toMatchObject({ expiresAt: '2027-03-15T10:00:00.000Z' })
  })

  test('are listed newest first, with their number of uses', async () => {
    const ids = (await listOf(mother)).map(({ id }: { id: number }) => id)
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a))
    expect((await listOf(mother)).at(-1)).toMatchObject({ usedCount: 2, maxUses: 10, role: 'family' })
  })

  test('of another journey are not listed and cannot be removed', async () => {
    expect(await listOf(neighbour)).toEqual([])
    const [{ id }] = await listOf(mother)
    const missing = await neighbour.delete('/api/invite-codes/999999')
    expect(await neighbour.delete(`/api/invite-codes/${id}`)).toMatchObject({ status: 404, text: missing.text })
    expect((await listOf(mother))[0]).toMatchObject({ id })
  })

  test('of another journey stay when an admin makes or removes one', async () => {
    const before = await listOf(mother)
    const { id } = Object((await neighbour.post('/api/invite-codes')).body)
    expect(await listOf(neighbour)).toMatchObject([{ id }])
    await neighbour.delete(`/api/invite-codes/${id}`)
    expect(await listOf(neighbour)).toEqual([])
    expect(await listOf(mother)).toEqual(before)
  })

  test('let nobody in once they are removed', async () => {
    const { id, code } = Object((await make()).body)
    expect((await mother.delete(`/api/invite-codes/${id}`)).status).toBe(204)
    expect((await mother.delete(`/api/invite-codes/${id}`)).status).toBe(404)
    const stranger = await testApp.person('stranger')
    expect(await stranger.post('/api/invite-codes/redeem', { code })).toMatchObject({
      status: 403,
      body: { code: 'wrong-invite-code' },
    })
  })

  test('are limited to 200: a new code removes the oldest, so the list shows every valid code', async () => {
    const [code] = await listOf(mother)
    for (let at = 0; at < 200; at += 1) await make()
    const codes = await listOf(mother)
    expect(codes).toHaveLength(200)
    expect(codes).not.toContainEqual(code)
    const rows = await testApp.db.selectFrom('invite_codes').select('id').execute()
    expect(rows).toHaveLength(200)
  })
})
