import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { noisyPicture, uploadPicture } from '../pictures/stored/testing.ts'
import { listBackups, openBackup } from './backup-folder.ts'
import { checkBackup } from './check-backup.ts'
import { backUpNightly, requestBackup } from './nightly.ts'
import { chooseBackups, rotate } from './rotate.ts'
import { endInterruptedBackups, isBackingUp, runBackup } from './run-backup.ts'

const day = 86_400_000
/** A time in the time zone of this machine, which also decides when nightly backups are made. */
const at = (date: string) => new Date(`${date}:00`)

let testApp: TestApp
let folder: string
beforeEach(async () => {
  testApp = await openTestApp()
  folder = testApp.services.environment.backupDir
  await testApp.db
    .updateTable('migrations')
    .set({ applied_at: at('2026-03-15T10:00').toISOString() })
    .execute()
})
afterEach(() => testApp.close())

/** Runs the hourly job at this time, and returns how many backups there are afterwards. */
const runJobAt = async (date: string) => {
  await backUpNightly(testApp.services, at(date), new AbortController().signal)
  return (await listBackups(folder)).length
}

describe('nightly backups', () => {
  test('are made once a night, from the first night on', async () => {
    expect(await runJobAt('2026-03-15T10:00')).toBe(0)
    expect(await runJobAt('2026-03-16T02:59')).toBe(0)
    expect(await runJobAt('2026-03-16T03:00')).toBe(1)
    expect(await runJobAt('2026-03-16T23:00')).toBe(1)
    expect(await runJobAt('2026-03-17T03:30')).toBe(2)
  })

  test('are made later in the day if Nestling did not run at night', async () => {
    expect(await runJobAt('2026-03-19T18:00')).toBe(1)
    expect(await runJobAt('2026-03-19T19:00')).toBe(1)
  })

  test('are tried again when the hourly job next runs after a failure', async () => {
    const broken = { ...testApp.services, environment: { ...testApp.services.environment, backupDir: '/dev/null/x' } }
    const { signal } = new AbortController()
    await expect(backUpNightly(broken, at('2026-03-16T03:00'), signal)).rejects.toThrow()
    expect(await runJobAt('2026-03-16T04:00')).toBe(1)
  })

  test('are also made when an admin requests one, and only once for two requests', async () => {
    await requestBackup(testApp.db, at('2026-03-15T12:00'))
    await requestBackup(testApp.db, at('2026-03-15T12:00'))
    expect(await runJobAt('2026-03-15T12:01')).toBe(1)
    expect(await runJobAt('2026-03-15T12:02')).toBe(1)
  })

  test('that a killed process left unfinished count as running for at most six hours', async () => {
    const started_at = at('2026-03-15T12:00').toISOString()
    await testApp.db.insertInto('backups').values({ requested_at: started_at, started_at }).execute()
    await runJobAt('2026-03-15T17:59')
    expect(await isBackingUp(testApp.db)).toBe(true)
    await runJobAt('2026-03-15T18:01')
    expect(await isBackingUp(testApp.db)).toBe(false)
    await testApp.db.updateTable('backups').set({ ended_at: null }).execute()
    await endInterruptedBackups(testApp.db, at('2026-03-15T12:00'), 0)
    expect(await isBackingUp(testApp.db)).toBe(false)
  })
})

describe('the rotation of backups', () => {
  const backupOf = (madeAt: Date) => ({ name: madeAt.toISOString(), madeAt, owner: '' })
  const nights = (count: number) =>
    Array.from({ length: count }, (_, night) => backupOf(new Date(Date.UTC(2026, 0, 1, 3) + night * day)))

  test('keeps one backup for each of the last 7 days, 4 weeks and 6 months', () => {
    const now = new Date(Date.UTC(2026, 11, 31, 12))
    expect([...chooseBackups(nights(365), now)].map((name) => name.slice(0, 10)).sort()).toEqual([
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
      '2026-12-13',
      '2026-12-20',
      '2026-12-25',
      '2026-12-26',
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ])
  })

  test('never removes the newest backup, nor any of the last 24 hours', () => {
    const now = new Date(Date.UTC(2027, 11, 31))
    expect(chooseBackups(nights(1), now).size).toBe(1)
    const today = [0, 1, 2].map((hours) => backupOf(new Date(now.getTime() - hours * 3_600_000)))
    expect(chooseBackups(today, now).size).toBe(3)
  })

  test('keeps backups that a wrong clock dated in the future, and does not count them as recent backups', () => {
    const now = new Date(Date.UTC(2026, 11, 31, 12))
    const future = nights(30).map(({ name, owner, madeAt }) => ({
      name: `future ${name}`,
      owner,
      madeAt: new Date(madeAt.getTime() + 2000 * day),
    }))
    const alone = [...chooseBackups(nights(365), now)]
    const retained = [...chooseBackups([...nights(365), ...future], now)]
    expect(retained.filter((name) => !name.startsWith('future')).toSorted()).toEqual(alone.toSorted())
    expect(retained).toHaveLength(alone.length + future.length)
  })

  test('removes old backups of its own installation only, and photos that are over a day old and in no backup', async () => {
    const mother = await testApp.person('mother')
    const addPhoto = async (width: number) =>
      uploadPicture(mother, ['/api/photos/upload', 'photo'], await noisyPicture(width, 300).jpeg().toBuffer())
    await addPhoto(300)
    const { path: first, inventory } = await runBackup(testApp.services, { folder, now: at('2026-01-01T03:00') })
    await testApp.db.deleteFrom('picture_files').execute()
    await addPhoto(310)
    const { path: second } = await runBackup(testApp.services, { folder, now: at('2026-01-01T04:00') })

    await rotate(folder, '0'.repeat(64), at('2026-01-04T03:00'))
    expect(existsSync(first)).toBe(true)
    const now = new Date(Date.now() + 60_000)
    await rotate(folder, inventory.identity, now)
    expect(existsSync(first)).toBe(false)
    const objects = () => readdirSync(join(folder, 'objects'), { recursive: true, withFileTypes: true })
    const files = () => objects().filter((entry) => entry.isFile())
    const young = files().length
    for (const { parentPath, name } of files())
      utimesSync(join(parentPath, name), new Date(now.getTime() - 2 * day), new Date(now.getTime() - 2 * day))
    await rotate(folder, inventory.identity, now)
    expect(files().length).toBeLessThan(young)
    expect(files().length).toBe((await openBackup(second)).inventory.photos)
    expect((await checkBackup(second)).problems).toEqual([])
  })
})
