/**
 * While the clock is years ahead or behind, nothing is deleted early. Once the clock is right again, sessions and links made
 * while it was years ahead no longer work, and jobs run.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { listBackups } from '#platform/server/backup/backup-folder.ts'
import { backUpNightly } from '#platform/server/backup/nightly.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { openMailServer } from '#platform/server/mail/testing.ts'
import { messageKinds } from './features.ts'
import { openTestApp, type TestApp } from './testing.ts'

const ahead = new Date('2031-06-01T12:00:00.000Z')

let mail: Awaited<ReturnType<typeof openMailServer>>
let testApp: TestApp
let right: Date
beforeEach(async () => {
  mail = await openMailServer()
  testApp = await openTestApp({ environment: mail.environment })
  right = testApp.clock.now
})
afterEach(async () => {
  await testApp.close()
  await mail.close()
})

/** Runs the function while the clock is years ahead. */
async function yearsAhead<Result>(act: () => Promise<Result>): Promise<Result> {
  testApp.clock.now = ahead
  const result = await act()
  testApp.clock.now = right
  return result
}

test('a session that began or expired while the clock was ahead is ended, and stays ended', async () => {
  const before = await testApp.person('mother')
  const then = await yearsAhead(async () => {
    expect((await before.get('/api/contacts')).status).toBe(401)
    return testApp.person('partner')
  })
  for (const browser of [before, then]) expect((await browser.get('/api/contacts')).status).toBe(401)
  testApp.clock.now = ahead
  expect((await then.get('/api/contacts')).status).toBe(401)
})

test('a session that began while the clock was a few hours ahead stays valid', async () => {
  testApp.clock.now = new Date(right.getTime() + 5 * 3_600_000)
  const mother = await testApp.person('mother')
  testApp.clock.now = right
  expect((await mother.get('/api/contacts')).status).toBe(200)
})

test('a password reset link made while the clock was ahead is refused', async () => {
  const { email } = cast.grandmother
  const { body } = await yearsAhead(async () =>
    (await testApp.person('mother')).post(`/api/admin/users/${email}/reset-link`),
  )
  const reply = await testApp
    .visitor()
    .ask('PUT', '/api/password-reset', { token: Object(body).token, password: `${castPassword} again` })
  expect(reply).toMatchObject({ status: 403, body: { code: 'wrong-reset-link' } })
})

describe('while the clock is years ahead', () => {
  const runYearsAhead = () => yearsAhead(() => testApp.runJobs())

  test('the trash keeps a contact, so it can be restored once the clock is right', async () => {
    const mother = await testApp.person('mother')
    const { id } = Object((await mother.post('/api/contacts', { name: 'Amara', category: 'doctor' })).body)
    await mother.delete(`/api/contacts/${id}`)
    await testApp.runJobs()
    await runYearsAhead()
    await testApp.runJobs()
    expect((await mother.post(`/api/contacts/${id}/restore`)).status).toBe(200)
  })

  test('no backup is removed', async () => {
    const { signal } = new AbortController()
    await testApp.db.updateTable('migrations').set({ applied_at: '2026-01-01T00:00:00.000Z' }).execute()
    const day = 86_400_000
    for (let night = 0; night < 12; night += 1) {
      const now = new Date(right.getTime() + night * day)
      await testApp.db.deleteFrom('jobs').execute()
      testApp.clock.now = now
      await testApp.runJobs()
    }
    const folder = testApp.services.environment.backupDir
    const before = await listBackups(folder)
    await backUpNightly(testApp.services, ahead, signal)
    const after = (await listBackups(folder)).map(({ name }) => name)
    expect(before.length).toBeGreaterThan(7)
    expect(after).toEqual(expect.arrayContaining(before.map(({ name }) => name)))
  })

  test('a queued message is not dropped', async () => {
    await testApp.runJobs()
    const mother = await testApp.person('mother')
    await mother.post('/api/admin/users/invite', { email: cast.stranger.email, role: 'family' })
    const worker = openMailWorker({ ...testApp.services, kinds: messageKinds })
    await yearsAhead(() => worker.deliverDue())
    await worker.deliverDue()
    await worker.stop()
    expect(mail.mails.map(({ to }) => to)).toEqual([cast.stranger.email])
  })

  test('the jump is recorded, and the health page reports it to admins', async () => {
    await testApp.runJobs()
    await runYearsAhead()
    const mother = await testApp.person('mother')
    const { body } = await mother.get('/api/admin/health')
    const words = [
      'The clock went from 2026-03-15 10:00 to 2031-06-01 12:00 UTC: it was set, or Nestling was off.',
      'If it is wrong, set it. If it is right, permanent deletion continues at 2031-06-02 12:00 UTC.',
    ].join(' ')
    expect(Object(body).faults).toContainEqual({ words, lastAt: right.toISOString() })
    const findings = (await mother.post('/api/admin/health/examination')).body
    expect(findings).toContainEqual({ topic: 'Clock', verdict: 'fault', words })
    await testApp.db.deleteFrom('jobs').execute()
    await testApp.runJobs()
    expect(Object((await mother.get('/api/admin/health')).body).faults).toEqual([])
  })
})

test('a contact deleted while the clock was years behind stays in the trash for its 30 days', async () => {
  await testApp.runJobs()
  testApp.clock.now = new Date('2020-06-01T12:00:00.000Z')
  await testApp.runJobs()
  const mother = await testApp.person('mother')
  const { id } = Object((await mother.post('/api/contacts', { name: 'Amara', category: 'doctor' })).body)
  await mother.delete(`/api/contacts/${id}`)
  for (const days of [0, 1, 2, 29]) {
    testApp.clock.now = new Date(right.getTime() + days * 86_400_000)
    await testApp.runJobs()
  }
  expect((await (await testApp.person('mother')).post(`/api/contacts/${id}/restore`)).status).toBe(200)
})

test('all jobs are due within an hour once the clock is right', async () => {
  await yearsAhead(() => testApp.runJobs())
  await testApp.runJobs()
  const late = await testApp.db
    .selectFrom('jobs')
    .select('name')
    .where('due_at', '>', new Date(right.getTime() + 3_600_000).toISOString())
    .execute()
  expect(late).toEqual([])
})

test('the nightly backup is made again once the clock is right', async () => {
  const { signal } = new AbortController()
  await testApp.db.updateTable('migrations').set({ applied_at: '2026-01-01T00:00:00.000Z' }).execute()
  await yearsAhead(() => backUpNightly(testApp.services, ahead, signal))
  await backUpNightly(testApp.services, right, signal)
  const made = await testApp.db.selectFrom('backups').select('started_at').where('name', 'is not', null).execute()
  expect(made.map(({ started_at }) => started_at).sort()).toEqual([right.toISOString(), ahead.toISOString()])
})

test('a message that was queued while the clock was ahead is sent', async () => {
  await yearsAhead(async () =>
    (await testApp.person('mother')).post('/api/admin/users/invite', { email: cast.stranger.email, role: 'family' }),
  )
  const worker = openMailWorker({ ...testApp.services, kinds: messageKinds })
  await worker.deliverDue()
  await worker.stop()
  expect(mail.mails.map(({ to }) => to)).toEqual([cast.stranger.email])
})
