/** Nestling as a real process on a disk that is full: people sign in and delete, and nothing else is accepted. */
import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contactsContract } from '#features/contacts/contract.ts'
import { testedEngine } from '#platform/server/database/testing.ts'
import { browse, type Installation, openInstallation } from './process/testing.ts'

const admin = { ADMIN_EMAIL: 'nora@nestling.example', ADMIN_PASSWORD: 'seven quiet herons' }
const nora = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
const contact = contactsContract['POST /api/contacts'].example

/** A disk of 40 MB in memory, which any user of Linux may mount in a namespace of its own, unless an operator forbids that. */
const smallDisk = (folder: string) => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  ...['mount -t tmpfs -o size=40m,mode=700 none "$0" && exec "$@"', folder],
]
const [command = '', ...args] = smallDisk('/mnt')
const canMount = spawnSync(command, [...args, 'true']).status === 0

describe.runIf(canMount && testedEngine === 'sqlite')('on a full disk', () => {
  let installation: Installation
  let folder: string
  let ask: ReturnType<typeof browse>
  let visit: () => ReturnType<typeof browse>
  beforeEach(async () => {
    installation = await openInstallation()
    mkdirSync(installation.dataDir)
    const running = installation.start(admin, smallDisk(installation.dataDir))
    const address = await running.open()
    folder = `/proc/${running.pid}/root${installation.dataDir}`
    visit = () => browse(address, {})
    ask = visit()
    await ask('POST', '/api/login', nora)
    await ask('POST', '/api/pregnancies/initialize')
  })
  afterEach(() => installation.close())

  const filler = () => join(folder, 'filler')
  /** Takes the last byte of the disk. */
  function fillDisk() {
    const file = openSync(filler(), 'a')
    try {
      for (const size of [65_536, 1]) {
        const bytes = Buffer.alloc(size)
        for (;;) writeSync(file, bytes)
      }
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' })
    } finally {
      closeSync(file)
    }
  }

  test('people sign in and delete, all else is refused, and room that is made is used again', async () => {
    const ids: number[] = []
    for (let at = 0; at < 30; at += 1) ids.push(Object((await ask('POST', '/api/contacts', contact)).body).id)
    fillDisk()

    expect(await ask('POST', '/api/contacts', contact)).toMatchObject({ status: 507, body: { code: 'storage-full' } })
    for (const id of ids) expect((await ask('DELETE', `/api/contacts/${id}`)).status).toBe(204)
    for (let at = 0; at < 10; at += 1) expect((await visit()('POST', '/api/login', nora)).status).toBe(200)
    expect(await ask('POST', '/api/contacts', contact)).toMatchObject({ status: 507 })
    expect(await ask('GET', '/api/contacts')).toMatchObject({ status: 200, body: [] })

    expect((await ask('GET', '/api/admin/health')).body).toMatchObject({ disk: { accepts: 'deleting' } })

    rmSync(filler())
    expect((await ask('POST', '/api/contacts', contact)).status).toBe(201)
    expect(existsSync(join(folder, 'reserve'))).toBe(true)
  })
})
