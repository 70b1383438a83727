/** Nestling as a real process on a full disk: people can sign in and delete. Without room for its tables it does not start. */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contactsContract } from '#features/contacts/contract.ts'
import { testedEngine } from '#platform/server/database/testing.ts'
import { browse, type Installation, openInstallation } from './process/testing.ts'
import { canMountDisk, fillDisk, smallDisk } from './small-disk/testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const nora = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
const contact = contactsContract['POST /api/contacts'].example

const canMount = canMountDisk()

describe.runIf(canMount && testedEngine === 'sqlite')('on a full disk', () => {
  let installation: Installation
  let folder: string
  let ask: ReturnType<typeof browse>
  let openBrowser: () => ReturnType<typeof browse>
  beforeEach(async () => {
    installation = await openInstallation()
    mkdirSync(installation.dataDir)
    const running = installation.start(admin, smallDisk(installation.dataDir))
    const address = await running.open()
    folder = `/proc/${running.pid}/root${installation.dataDir}`
    openBrowser = () => browse(address, {})
    ask = openBrowser()
    await ask('POST', '/api/login', nora)
    await ask('POST', '/api/pregnancies/initialize')
  })
  afterEach(() => installation.close())

  test('people can sign in and delete but not add, and freed space is used again', async () => {
    const ids: number[] = []
    for (let at = 0; at < 30; at += 1) ids.push(Object((await ask('POST', '/api/contacts', contact)).body).id)
    const makeRoom = fillDisk(folder)

    expect(await ask('POST', '/api/contacts', contact)).toMatchObject({ status: 507, body: { code: 'storage-full' } })
    for (const id of ids) expect((await ask('DELETE', `/api/contacts/${id}`)).status).toBe(204)
    for (let at = 0; at < 10; at += 1) expect((await openBrowser()('POST', '/api/login', nora)).status).toBe(200)
    expect(await ask('POST', '/api/contacts', contact)).toMatchObject({ status: 507 })
    expect(await ask('GET', '/api/contacts')).toMatchObject({ status: 200, body: [] })

    expect((await ask('GET', '/api/admin/health')).body).toMatchObject({ disk: { accepts: 'deleting' } })

    makeRoom()
    expect((await ask('POST', '/api/contacts', contact)).status).toBe(201)
    // The disk reserve exists again. The deletions had used its space.
    expect(existsSync(join(folder, 'reserve'))).toBe(true)
  })
})

test.runIf(canMount && testedEngine === 'sqlite').each(['4k', '200k'])(
  'a disk of %s, without room for the tables, stops the start with a clear message',
  async (size) => {
    const installation = await openInstallation()
    mkdirSync(installation.dataDir)
    const running = installation.start(admin, smallDisk(installation.dataDir, { size }))
    expect(await running.exited).toBe(1)
    expect(running.said.error).toBe(
      'Nestling did not start. The disk of the data folder, the database or the photo store is full.\n',
    )
    await installation.close()
  },
)
