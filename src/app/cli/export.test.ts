/** Exports and imports with the real commands, with and without a running Nestling. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#platform/server/database/open.ts'
import { readZip } from '#platform/server/export/testing.ts'
import { browse, type Installation, openInstallation } from '../server/process/testing.ts'
import { runHere } from './testing.ts'

const email = 'nora@nestling.example'
const admin = { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'seven quiet herons' }

// Nestling starts slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let installation: Installation
let jar: Record<string, string>
beforeAll(async () => {
  installation = await openInstallation()
  const { address, close } = await installation.openInProcess(admin)
  jar = {}
  const ask = browse(address, jar)
  await ask('POST', '/api/login', { email, password: admin.ADMIN_PASSWORD })
  expect((await ask('POST', '/api/pregnancies/initialize')).status).toBe(201)
  await close()
})
afterAll(() => installation.close())

const folder = () => dirname(installation.dataDir)
const at = (name: string) => join(folder(), name)
const run = (...args: string[]) => runHere(installation, ['export', ...args])
const usage = 'Name the journey and the file: npm run nestling -- export EMAIL-OR-JOURNEY FILE.zip\n'

/** Adds a second journey of the same admin. */
async function addJourney() {
  const database = await openDatabase(installation, () => undefined)
  const { db } = database
  const now = new Date().toISOString()
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const journey = {
    baby_name: 'Second',
    time_zone: 'UTC',
    created_at: now,
    created_by: userId,
    units: 'metric' as const,
  }
  const { id } = await db.insertInto('pregnancies').values(journey).returning('id').executeTakeFirstOrThrow()
  const member = { pregnancy_id: id, user_id: userId, role: 'admin' as const, created_at: now, accepted_at: now }
  await db.insertInto('members').values(member).execute()
  await database.close()
}

describe('an export is refused, and writes nothing, with', () => {
  test.each([
    ['no arguments', [], usage],
    ['no file', [email], usage],
    ['too many arguments', [email, 'a.zip', 'b.zip'], usage],
    [
      'an unknown email',
      ['x@nestling.example', 'a.zip'],
      'Nobody with the email x@nestling.example is an admin of a journey.\n',
    ],
    ['a name instead of an email', ['nora', 'a.zip'], 'Nobody with the email nora is an admin of a journey.\n'],
    ['a journey that does not exist', ['77', 'a.zip'], 'There is no journey 77.\n'],
    [
      'a folder that does not exist',
      [email, 'none/a.zip'],
      'The export failed. The file cannot be written (ENOENT).\n',
    ],
  ])('%s', async (_, args, error) => {
    const before = readdirSync(folder())
    const [named, file, ...more] = args
    expect(await run(...[named, file && at(file), ...more].filter((word) => word !== undefined))).toEqual({
      code: 1,
      out: '',
      error,
    })
    expect(readdirSync(folder())).toEqual(before)
  })

  test('a file that exists', async () => {
    writeFileSync(at('mine.zip'), 'mine')
    const error = `${at('mine.zip')} already exists and was not changed. Choose another file.\n`
    expect(await run(email, at('mine.zip'))).toEqual({ code: 1, out: '', error })
    expect(readFileSync(at('mine.zip'), 'utf8')).toBe('mine')
  })
})

test.each(['stopped', 'running'])(
  'while Nestling is %s, export writes the journey to a file and describes the file',
  async (state) => {
    const running = state === 'running' ? await installation.openInProcess() : null
    const path = at(`${state}.zip`)
    const { code, out, error } = await run(`  ${email.toUpperCase()}`, path)
    await running?.close()
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out).toMatch(
      /^The journey of .+ is in \S+\.zip: 0\.1 MB, 0 picture files\.\nUnpack it, and open index\.html /,
    )
    const files = await readZip(readFileSync(path))
    expect([...files.keys()]).toEqual(['journey.json', 'schema.json', 'index.html', 'keepsake.html'])
    expect(readdirSync(folder()).filter((name) => name.endsWith('.part'))).toEqual([])
  },
)

describe('an import', () => {
  const runImport = (place: Installation, ...args: string[]) => runHere(place, ['import', ...args])

  test.each([
    ['no arguments', [], 'Name the file of an export: npm run nestling -- import FILE.zip\n'],
    ['too many arguments', ['a.zip', 'b.zip'], 'Name the file of an export: npm run nestling -- import FILE.zip\n'],
  ])('with %s is refused', async (_, args, error) => {
    expect(await runImport(installation, ...args)).toEqual({ code: 1, out: '', error })
  })

  test('is refused if the file is not an export', async () => {
    writeFileSync(at('no.zip'), 'no zip')
    expect(await runImport(installation, at('no.zip'))).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^Nothing was imported\. \S+no\.zip cannot be read as an export of Nestling /),
    })
  })

  test('adds the journey to another installation, even a running one, and only once', async () => {
    await run(email, at('to-bring.zip'))
    const other = await openInstallation()
    const { close } = await other.openInProcess({
      ADMIN_EMAIL: 'ada@nestling.example',
      ADMIN_PASSWORD: 'seven quiet herons',
    })
    const first = await runImport(other, at('to-bring.zip'))
    expect(first.error).toBe('')
    expect(first.out).toMatch(
      /^Baby is here as journey \d+, with 0 picture files\.\nnora@nestling\.example has a new account\. To set a password: npm run nestling -- reset-password nora@nestling\.example\n$/,
    )
    await close()
    const { out } = await runImport(other, at('to-bring.zip'))
    expect(out).toMatch(/^Baby is here already, as journey \d+\. Nothing was changed\.\n$/)
    await other.close()
  })

  test('changes nothing in the installation that made the export', async () => {
    await run(email, at('own.zip'))
    expect((await runImport(installation, at('own.zip'))).out).toMatch(
      /^Baby is here already, as journey \d+\. Nothing was changed\.\n$/,
    )
  })
})

test('export lists the numbers of an admin’s journeys if there are several, and accepts one of them', async () => {
  await addJourney()
  const { error } = await run(email, at('which.zip'))
  const [, number] =
    /^\S+ is an admin of several journeys\. Give the number of one of them: \d+ \(.+\), (\d+) \(Second\)\.\n$/.exec(
      error,
    ) ?? []
  expect(existsSync(at('which.zip'))).toBe(false)
  expect((await run(String(number), at('second.zip'))).out).toMatch(/^The journey of Second is in /)
})
