/** Nestling on a damaged database, and on data that is moved or removed while Nestling runs. */
import { existsSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runHere } from '#app/cli/testing.ts'
import { contactsContract } from '#features/contacts/contract.ts'
import { testedEngine } from '#platform/server/database/testing.ts'
import { browse, type Installation, openInstallation } from './process/testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const nora = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }

const exampleContact = contactsContract['POST /api/contacts'].example

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

describe.runIf(testedEngine === 'sqlite')('a running Nestling', () => {
  let installation: Installation
  beforeEach(async () => {
    installation = await openInstallation()
  })
  afterEach(() => installation.close())
  const file = () => join(installation.dataDir, 'nestling.db')

  async function signIn(address: string) {
    const ask = browse(address, {})
    await ask('POST', '/api/login', nora)
    await ask('POST', '/api/pregnancies/initialize')
    return ask
  }

  test('reports a damaged database page in API errors, in the log, and as the reason for a failed backup', async () => {
    const first = await installation.openInProcess(admin)
    expect((await (await signIn(first.address))('POST', '/api/contacts', exampleContact)).status).toBe(201)
    await first.close()
    const database = new DatabaseSync(file())
    const { rootpage } = Object(database.prepare("select rootpage from sqlite_schema where name = 'contacts'").get())
    const { page_size } = Object(database.prepare('pragma page_size').get())
    database.close()
    const bytes = Number(page_size)
    writeSync(openSync(file(), 'r+'), Buffer.alloc(bytes), 0, bytes, (Number(rootpage) - 1) * bytes)

    const { address, logged } = await installation.openInProcess(admin)
    const ask = await signIn(address)
    expect(await ask('GET', '/api/contacts')).toMatchObject({ status: 503, body: { code: 'data-damaged' } })
    expect((await ask('GET', '/api/photos')).status).toBe(200)
    expect(logged()).toContain('The database is damaged. Restore the last good backup.')
    expect((await runHere(installation, ['backup'])).error).toBe(
      'No backup was made. The database is damaged. Restore the last good backup.\n',
    )
    expect((await runHere(installation, ['verify'])).error).toMatch(
      /^The database (is damaged|cannot be read in full): /,
    )
    const status = (await ask('GET', '/api/admin/backups')).body
    expect(Object(status).failure.reason).toBe('The database is damaged. Restore the last good backup.')
  })

  test('reports a damaged definition of a table as damaged data', async () => {
    const first = await installation.openInProcess(admin)
    await signIn(first.address)
    await first.close()
    const database = new DatabaseSync(file())
    database.enableDefensive?.(false)
    database.exec(`pragma writable_schema = on;
      update sqlite_schema set sql = replace(sql, 'photos', 'photox') where name = 'photo_weeks'`)
    database.close()

    const { address, logged } = await installation.openInProcess(admin)
    const ask = await signIn(address)
    expect(await ask('GET', '/api/photo-weeks')).toMatchObject({ status: 503, body: { code: 'data-damaged' } })
    expect((await ask('GET', '/api/contacts')).status).toBe(200)
    expect(logged()).toContain('The database is damaged. Restore the last good backup.')
  })

  test.each(['moved', 'removed'])(
    'refuses to save anything when its folder is %s, and exits with a clear message',
    async (how) => {
      const running = installation.start(admin)
      const ask = await signIn(await running.open())
      if (how === 'moved') renameSync(installation.dataDir, join(dirname(installation.dataDir), 'away'))
      else rmSync(installation.dataDir, { recursive: true })
      const reply = await ask('POST', '/api/contacts', exampleContact).catch(() => ({ status: 'ended' }))
      expect([503, 'ended']).toContain(reply.status)
      expect(await running.exited).toBe(1)
      expect(running.said.error).toBe(
        `Nestling ended. ${file()} was moved or removed while it was in use. Put it back, then start again.\n`,
      )
      expect(existsSync(file())).toBe(false)
    },
  )
})
