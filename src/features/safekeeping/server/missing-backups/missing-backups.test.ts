/** Mail to admins about backups, through the real jobs and a real mail server. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'

const begin = new Date('2026-03-15T10:00:00.000Z')
const hour = 3_600_000

let testApp: TestApp
let mail: MailServer
beforeEach(async () => {
  mail = await openMailServer()
  await open(mail.environment)
})
afterEach(async () => {
  await testApp.close()
  await mail.close()
})

async function open(environment: Partial<MailServer['environment']>) {
  testApp = await openTestApp({ environment })
  await testApp.db.updateTable('migrations').set({ applied_at: begin.toISOString() }).execute()
}

/** Puts a file in place of the backup folder, so every backup fails. */
function breakBackups() {
  const { backupDir } = testApp.services.environment
  rmSync(backupDir, { recursive: true, force: true })
  mkdirSync(dirname(backupDir), { recursive: true })
  writeFileSync(backupDir, '')
}
const mendBackups = () => rmSync(testApp.services.environment.backupDir)

/** Sets the clock, runs the jobs and sends the queued mail. Returns its recipients, sorted. */
async function at(days: number, hours = 0) {
  mail.mails.length = 0
  await queueAt(days, hours)
  await deliver()
  return mail.mails.map(({ to }) => to).sort()
}
async function queueAt(days: number, hours = 0) {
  testApp.clock.now = new Date(begin.getTime() + (24 * days + hours) * hour)
  await testApp.runJobs()
}
async function deliver() {
  const { services } = testApp
  const kinds = services.features.flatMap((feature) => feature.mail ?? [])
  await openMailWorker({ ...services, kinds }).deliverDue()
}

const admins = [cast.mother.email, cast.neighbour.email, cast.partner.email].sort()

describe('nobody is mailed', () => {
  test('while backups work', async () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7]) expect(await at(day)).toEqual([])
  })

  test('before three days have passed without a backup', async () => {
    breakBackups()
    for (const day of [1, 2, 3]) expect(await at(day)).toEqual([])
  })

  test('when a machine that was off for a long time makes a backup as soon as it starts', async () => {
    expect(await at(40)).toEqual([])
  })

  test('while a backup is being made', async () => {
    breakBackups()
    await queueAt(3, 1)
    const started_at = testApp.clock.now.toISOString()
    await testApp.db.deleteFrom('letters').execute()
    await testApp.db.insertInto('backups').values({ requested_at: started_at, started_at }).execute()
    await testApp.db.updateTable('jobs').set({ due_at: '2027' }).where('name', '=', 'back-up').execute()
    expect(await at(3, 3)).toEqual([])
  })

  test('if a backup worked after the message was queued', async () => {
    breakBackups()
    await queueAt(3, 1)
    mendBackups()
    expect(await at(3, 2)).toEqual([])
  })

  test('if there is no mail server, and then no message is queued either', async () => {
    await testApp.close()
    await open({})
    breakBackups()
    expect(await at(4)).toEqual([])
    expect(await testApp.db.selectFrom('letters').selectAll().execute()).toEqual([])
  })
})

test('every three days without a backup, each admin gets one mail, and nobody else gets any', async () => {
  breakBackups()
  expect(await at(3, 1)).toEqual(admins)
  for (const hours of [2, 24, 71]) expect(await at(3, hours)).toEqual([])
  expect(await at(6, 1)).toEqual(admins)
  mendBackups()
  expect(await at(9, 1)).toEqual([])
})

test('the mail gives the age of the last backup, why the latest attempt failed, and what to do, but no family data', async () => {
  await queueAt(1)
  breakBackups()
  await at(5)
  const [{ subject, text, link } = {}] = mail.mails
  expect(subject).toBe('Nestling has had no backup for 4 days')
  expect(text).toMatch(/The last backup that worked is 4 days old\. /)
  expect(text).toMatch(/The latest attempt failed\. The backup folder cannot be written to \(EEXIST\)\./)
  expect(text).toMatch(/npm run nestling -- doctor/)
  expect(link).toBe('https://nestling.example/admin')
  expect(text).not.toMatch(/Nora|Pip|Sam/)
})

test('if there was never a backup, the mail says for how many days Nestling has been in use', async () => {
  breakBackups()
  await at(4)
  expect(mail.mails[0]?.text).toMatch(/in use for 4 days, and no backup has worked yet/)
})

test('an admin who loses the role before the mail is sent gets no mail', async () => {
  breakBackups()
  await queueAt(3, 1)
  const sam = testApp.db.selectFrom('users').select('id').where('email', '=', cast.partner.email)
  await testApp.db.updateTable('members').set({ role: 'family' }).where('user_id', '=', sam).execute()
  await deliver()
  expect(mail.mails.map(({ to }) => to).sort()).toEqual(admins.filter((email) => email !== cast.partner.email))
})

test('an installation with many admins mails the 20 who joined first', async () => {
  breakBackups()
  const pregnancy_id = await testApp.findJourney('Pip')
  const joined = begin.toISOString()
  for (let n = 0; n < 30; n += 1) {
    const email = `admin-${n}@nestling.example`
    const names = { first_name: 'A', last_name: 'B', password_hash: 'x', theme: 'light', created_at: joined } as const
    const values = { email, ...names }
    const { id } = await testApp.db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()
    const admin = { pregnancy_id, user_id: id, role: 'admin', created_at: joined, accepted_at: joined } as const
    await testApp.db.insertInto('members').values(admin).execute()
  }
  for (const hours of [1, 2]) {
    await queueAt(3, hours)
    const waiting = await testApp.db.selectFrom('letters').select('recipient').execute()
    expect(waiting).toHaveLength(20)
    expect(waiting).toEqual(expect.arrayContaining(admins.map((recipient) => ({ recipient }))))
  }
})
