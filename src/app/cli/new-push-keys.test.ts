import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { type Installation, openInstallation } from '../server/process/testing.ts'
import { runHere } from './testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
let installation: Installation
beforeEach(async () => {
  installation = await openInstallation()
})
afterEach(() => installation.close())

/** Opens the data of the stopped installation. */
async function withDatabase<Result>(use: (db: Database) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir } = installation
  const { db, close } = await openDatabase({ databaseUrl, dataDir }, () => undefined)
  return use(db).finally(close)
}

const readKeys = () => withDatabase((db) => db.selectFrom('push_keys').selectAll().execute())

/** Adds two devices that get notifications, and one that its owner has removed. */
const addDevices = () =>
  withDatabase(async (db) => {
    const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const at = '2026-01-05T09:00:00.000Z'
    const expires_at = '2126-01-05T09:00:00.000Z'
    for (const name of ['phone', 'laptop', 'removed']) {
      const session = { user_id, token_hash: name, device_name: name, created_at: at, last_used_at: at, expires_at }
      const { id } = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()
      const keys =
        name === 'removed'
          ? { endpoint: null, p256dh: null, auth: null }
          : { endpoint: `https://push.example.net/${name}`, p256dh: 'key', auth: 'secret' }
      await db
        .insertInto('push_devices')
        .values({ ...keys, user_id, session_id: id, created_at: at })
        .execute()
    }
  })

test('new-push-keys refuses arguments', async () => {
  await (await installation.openInProcess(admin)).close()
  const before = await readKeys()
  expect(await runHere(installation, ['new-push-keys', 'now'])).toEqual({
    code: 1,
    out: '',
    error: 'This command takes no arguments: npm run nestling -- new-push-keys\n',
  })
  expect(await readKeys()).toEqual(before)
})

describe.each(['stopped', 'running'] as const)('while Nestling is %s, new-push-keys', (state) => {
  test('replaces the key pair and deletes the devices, and devices that a person has removed stay removed', async () => {
    await (await installation.openInProcess(admin)).close()
    await addDevices()
    const [before] = await readKeys()
    const running = state === 'running' ? await installation.openInProcess() : null
    expect(await runHere(installation, ['new-push-keys'])).toEqual({
      code: 0,
      out: 'Notifications have a new key pair. 2 devices were forgotten. Each device subscribes again by itself when its person opens Nestling.\n',
      error: '',
    })
    await running?.close()
    const [after, ...more] = await readKeys()
    expect(more).toEqual([])
    expect(after?.public_key).toMatch(/^B[\w-]{86}$/)
    expect(after?.public_key).not.toBe(before?.public_key)
    expect(after?.private_key).not.toBe(before?.private_key)
    const devices = await withDatabase((db) => db.selectFrom('push_devices').select('endpoint').execute())
    expect(devices).toEqual([{ endpoint: null }])
  })
})
