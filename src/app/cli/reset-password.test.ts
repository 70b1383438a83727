/** `reset-password` with and without a running Nestling, the control socket that it uses, and invalid commands. */
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/database/open.ts'
import { testedEngine } from '#platform/server/database/testing.ts'
import { browse, type Installation, openInstallation } from '../server/process/testing.ts'
import { runHere, runProcess } from './testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const email = admin.ADMIN_EMAIL
const newPassword = 'eight quiet herons'

let installation: Installation
beforeEach(async () => {
  installation = await openInstallation()
})
afterEach(() => installation.close())

const run = (args: readonly string[], settings?: Record<string, string>) => runHere(installation, args, settings)

const beginAndStop = async () => (await installation.openInProcess(admin)).close()

const usage = `Usage: npm run nestling -- COMMAND

  reset-password EMAIL
      Prints a one-time address at which this person chooses a new password.
  new-push-keys
      Replaces the key pair for notifications, for example after a theft, even while Nestling runs. Devices subscribe again by themselves.
  doctor
      Examines the installation: data, disk, clock, photos, backups, mail, public address.
  backup [FOLDER]
      Backs up the database and the photos, even while Nestling runs.
  verify [BACKUP]
      Reads the database and every photo, or a backup, and names lost and damaged files. Also works while Nestling runs.
  restore BACKUP
      Restores a backup into the DATA_DIR, which must be empty.
  export EMAIL-OR-JOURNEY FILE.zip
      Writes everything in one journey to a file, even while Nestling runs.
  import FILE.zip
      Imports a journey from the file of an export, even while Nestling runs.
  move database|photos
      Copies the database to TO_DATABASE_URL, or the photos to TO_PHOTO_STORE. Without the setting, copies into DATA_DIR. Stop Nestling first.
  adopt-photos
      Lets Nestling start on a new database with the photos of a lost database.
`

if (testedEngine === 'sqlite')
  describe('a command', () => {
    test.each([
      ['without a name', [], usage],
      ['with an unknown name', ['frob'], `There is no command frob.\n\n${usage}`],
      [
        'without an email',
        ['reset-password'],
        'Give the email of the account: npm run nestling -- reset-password EMAIL\n',
      ],
      [
        'with two emails',
        ['reset-password', email, email],
        'Give the email of the account: npm run nestling -- reset-password EMAIL\n',
      ],
    ])('%s is refused with an explanation', async (_, args, sentence) => {
      expect(await run(args)).toEqual({ code: 1, out: '', error: sentence })
    })

    test('with an invalid setting is refused with an explanation that names the setting', async () => {
      const error = 'PORT must be a port number from 0 to 65535.\n'
      expect(await runProcess(installation, ['reset-password', email], { PORT: 'x' })).toEqual({
        code: 1,
        out: '',
        error,
      })
    })

    test.each(['a missing folder', 'an empty folder'])(
      'with %s as DATA_DIR reports that there is no Nestling, and creates nothing',
      async (what) => {
        const { dataDir } = installation
        if (what === 'an empty folder') mkdirSync(dataDir)
        const error = `There is no Nestling in ${dataDir}. Set DATA_DIR to the folder that yours uses.\n`
        expect(await run(['reset-password', email])).toEqual({ code: 1, out: '', error })
        expect(existsSync(dataDir) ? readdirSync(dataDir) : []).toEqual([])
      },
    )
  })

test('reset-password refuses data of another version', async () => {
  await beginAndStop()
  const { databaseUrl, dataDir } = installation
  const { db, close } = await openDatabase({ databaseUrl, dataDir }, () => undefined)
  await db.deleteFrom('migrations').where('name', 'like', '0010%').execute()
  await close()
  expect(await run(['reset-password', email])).toEqual({
    code: 1,
    out: '',
    error: 'The data belongs to another version of Nestling. Start Nestling once, then try again.\n',
  })
})

test('reset-password removes the second step and passkeys, and reports it', async () => {
  await beginAndStop()
  const { databaseUrl, dataDir } = installation
  const { db, close } = await openDatabase({ databaseUrl, dataDir }, () => undefined)
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const at = '2026-01-05T09:00:00.000Z'
  await db.insertInto('second_steps').values({ user_id: id, sealed_secret: '', last_step: 0, set_up_at: at }).execute()
  const passkey = { user_id: id, credential_id: 'phone', public_key: new Uint8Array([1]), sign_count: 0 }
  await db
    .insertInto('passkeys')
    .values({ ...passkey, name: 'A phone', created_at: at })
    .execute()
  await close()
  expect((await run(['reset-password', email])).out).toMatch(
    /\nRemoved from this account: the second step and a passkey\.\n$/,
  )
  expect((await run(['reset-password', email])).out).not.toContain('Removed')
})

describe.each(['stopped', 'running'] as const)('while Nestling is %s', (state) => {
  async function open(settings: Record<string, string> = {}) {
    const { address, close } = await installation.openInProcess({ ...admin, ...settings })
    if (state === 'stopped') await close()
    return address
  }

  test('an unknown email is reported', async () => {
    await open()
    expect(await run(['reset-password', 'nobody@nestling.example'])).toEqual({
      code: 1,
      out: '',
      error: 'Nobody has an account with the email nobody@nestling.example.\n',
    })
  })

  test('the printed address sets a new password, and works once', async () => {
    const address = await open({ PORT: '0' })
    const { code, out, error } = await run(['reset-password', ` ${email.toUpperCase()}`])
    expect({ code, error }).toEqual({ code: 0, error: '' })
    const printed = / until (\d{4}-\d\d-\d\d \d\d:\d\d UTC):\nhttp:\/\/127\.0\.0\.1:\d+\/reset-password#([\w-]{32})\n$/
    const [, , token] = printed.exec(out) ?? []
    const ask = browse(state === 'running' ? address : (await installation.openInProcess()).address)
    expect((await ask('PUT', '/api/password-reset', { token, password: newPassword })).status).toBe(204)
    expect((await ask('POST', '/api/login', { email, password: newPassword })).status).toBe(200)
    expect((await ask('PUT', '/api/password-reset', { token, password: newPassword })).status).toBe(403)
  })

  test('the printed address begins with the public address', async () => {
    const settings = { PUBLIC_URL: 'https://nestling.example' }
    await open(settings)
    const { out } = await runProcess(installation, ['reset-password', email], settings)
    expect(out).toMatch(/\nhttps:\/\/nestling\.example\/reset-password#[\w-]{32}\n$/)
  })
})

if (testedEngine === 'sqlite')
  describe('the control socket of a running Nestling', () => {
    const socket = () => join(installation.dataDir, 'control.sock')

    test('is accessible only to its owner', async () => {
      mkdirSync(installation.dataDir, { mode: 0o755 })
      chmodSync(installation.dataDir, 0o755)
      await installation.openInProcess(admin)
      expect(statSync(socket()).mode & 0o777).toBe(0o600)
    })

    test('is deleted when Nestling stops', async () => {
      await beginAndStop()
      expect(existsSync(socket())).toBe(false)
    })

    test('replaces the socket of a killed Nestling', async () => {
      const killed = installation.start(admin)
      await killed.open()
      killed.kill('SIGKILL')
      await killed.exited
      expect(existsSync(socket())).toBe(true)
      expect((await run(['reset-password', email])).code).toBe(0)

      await installation.openInProcess()
      expect((await run(['reset-password', email])).code).toBe(0)
    })

    test('is not opened if its path is too long', async () => {
      const dataDir = join(dirname(installation.dataDir), 'd'.repeat(100))
      const { address, logged } = await installation.openInProcess({ ...admin, DATA_DIR: dataDir })
      const ask = browse(address)
      expect((await ask('POST', '/api/login', { email, password: admin.ADMIN_PASSWORD })).status).toBe(200)
      await expect.poll(logged, { timeout: 20_000 }).toContain('no control socket')
      const { code, error } = await run(['reset-password', email], { DATA_DIR: dataDir })
      expect({ code, error }).toEqual({
        code: 1,
        error: `Another Nestling is already running on ${dataDir}. Stop it first, or set DATA_DIR.\n`,
      })
    })
  })
