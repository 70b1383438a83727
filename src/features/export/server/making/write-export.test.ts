import { hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fillTables, readRows } from '#app/server/lifecycle/testing.ts'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { describeJourney } from '#platform/server/export/journey-format.ts'
import { readSchema } from '#platform/server/export/read-schema.ts'
import { journeyColumnOf } from '#platform/server/feature/delete-rows.ts'
import { type AllPlans, orderPlans } from '#platform/server/feature/table-plan.ts'
import { writeExport } from '../public.ts'
import { addPhoto, exportPip, pathIn } from './testing.ts'

let testApp: TestApp
let plans: AllPlans
let pip: number
let path: string
beforeEach(async () => {
  testApp = await openTestApp()
  plans = orderPlans(testApp.services.features)
  pip = await testApp.findJourney('Pip')
  path = pathIn(testApp)
})
afterEach(() => testApp.close())

/** The names of a photo's files in the store, from the smallest to the full size. */
const filesOf = async ({ filename }: { filename: string }) => {
  const sizes = testApp.db.selectFrom('picture_files').select('name').where('filename', '=', filename)
  return (await sizes.orderBy('width').execute()).map(({ name }) => name)
}

describe('writing an export', () => {
  test('fails for an unknown journey and leaves no file', async () => {
    const call = writeExport(testApp.services, { pregnancyId: 999, path, now: testApp.clock.now })
    await expect(call).rejects.toMatchObject({ code: 'not-found' })
    expect(existsSync(path)).toBe(false)
  })

  test('does not overwrite an existing file', async () => {
    writeFileSync(path, 'mine')
    await expect(exportPip(testApp)).rejects.toMatchObject({ code: 'EEXIST' })
    expect(readFileSync(path, 'utf8')).toBe('mine')
  })

  test('stops when Nestling stops, and removes the incomplete file', async () => {
    await addPhoto(testApp, 'First scan')
    const signal = AbortSignal.abort()
    const call = writeExport(testApp.services, { pregnancyId: pip, path, now: testApp.clock.now, signal })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(existsSync(path)).toBe(false)
  })
})

describe('with rows in every table', () => {
  beforeEach(async () => {
    const { db } = testApp
    const find = (email: string) =>
      db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const people = [(await find(cast.partner.email)).id, (await find(cast.neighbour.email)).id]
    const journeys = [pip, await testApp.findJourney('Feijão')]
    await fillTables(db, await readSchema(db), { people, journeys })
    // Each picture belongs to a photo of the same journey.
    for (const { id, pregnancy_id } of await db.selectFrom('picture_files').selectAll().execute()) {
      const photo = db.selectFrom('photos').select('filename').where('pregnancy_id', '=', pregnancy_id)
      const { filename } = await photo.orderBy('id').executeTakeFirstOrThrow()
      await db.updateTable('picture_files').set({ filename }).where('id', '=', id).execute()
    }
  })

  test('the export has exactly the journey’s rows of the exported tables, without open invitations', async () => {
    const expected: Record<string, unknown[]> = {}
    for (const [table, plan] of plans) if (plan.scope === 'journey' && plan.exported) expected[table] = []
    for (const { table, row } of (await readRows(testApp.db)).values()) {
      const plan = plans.get(table)
      // An open invitation has a row without a person.
      const isPending = Object.keys(plan?.people ?? {}).some((column) => row[column] === null)
      if (plan && row[journeyColumnOf(plan)] === pip && !isPending) expected[table]?.push(row)
    }
    for (const rows of Object.values(expected)) expect(rows).not.toEqual([])
    expect((await exportPip(testApp)).journey.tables).toEqual(expected)
  })

  test('journey.json matches the schema, and schema.json is in the export', async () => {
    const { journey, text } = await exportPip(testApp)
    const description = describeJourney(plans, await readSchema(testApp.db))
    expect(description.safeParse(journey)).toMatchObject({ success: true })
    const schema = JSON.parse(text('schema.json'))
    expect(Object.keys(schema.properties.tables.properties)).toEqual(Object.keys(journey.tables))
    expect(schema.additionalProperties).toBe(false)
  })

  test('the export lists every person that a row refers to, with an email and a role only for members', async () => {
    const { people, tables } = (await exportPip(testApp)).journey
    const named = [...plans].flatMap(([table, plan]) =>
      Object.keys(plan.people ?? {}).flatMap((column) =>
        (tables[table] ?? []).flatMap((row: Record<string, unknown>) => row[column] ?? []),
      ),
    )
    expect(people.map(({ id }: { id: number }) => id)).toEqual([...new Set(named)].sort((a, b) => a - b))
    const members = tables.members.flatMap((row: Record<string, unknown>) => (row.accepted_at ? row.user_id : []))
    for (const { id, email, role } of people)
      expect([email !== null, role !== null]).toEqual(Array(2).fill(members.includes(id)))
  })

  test('no file of the export contains a secret', async () => {
    const dump = await dumpTables(testApp.db)
    const secrets = [
      'users',
      'sessions',
      'known_devices',
      'reset_tokens',
      'calendar_feeds',
      'invitations',
      'invite_codes',
    ]
      .flatMap((table) => (dump[table] ?? []).map((row) => JSON.parse(row)))
      .flatMap(({ password_hash, token_hash, code }) => [password_hash, token_hash, code])
      .filter((secret) => typeof secret === 'string')
    expect(secrets.length).toBeGreaterThan(10)
    const { files } = await exportPip(testApp)
    for (const [name, bytes] of files)
      for (const secret of secrets) expect(bytes.includes(secret), `${secret} in ${name}`).toBe(false)
  })

  test('the export leaves out everything in the trash: rows, their parts and pictures', async () => {
    for (const [table, { trashEmpties, exported, scope }] of plans)
      if (trashEmpties && exported && scope === 'journey')
        await testApp.db
          .updateTable(table as 'photos')
          .set({ deleted_at: '2026-03-14T00:00:00.000Z' })
          .execute()
    const { tables, pictures } = (await exportPip(testApp)).journey
    const gone = [
      'contacts',
      'photos',
      'updates',
      'wishes',
      'wish_reservations',
      'wish_purchases',
      'picture_files',
      'scans',
    ]
    for (const table of gone) expect(tables[table], table).toEqual([])
    expect(tables.update_pictures.filter((row: { update_id: unknown }) => row.update_id !== null)).toEqual([])
    expect(pictures).toEqual([])
  })
})

describe('pictures', () => {
  test('the export has all sizes of each picture, the full size in photos/, with the right checksums', async () => {
    const photo = await addPhoto(testApp, 'First scan')
    const { files, journey, exported } = await exportPip(testApp)
    expect(exported).toMatchObject({ babyName: 'Pip', pictures: 3, missing: [], damaged: [] })
    const rows = journey.tables.picture_files
    expect(rows).toHaveLength(3)
    for (const { id, file, state } of journey.pictures) {
      const { checksum } = rows.find((row: { id: number }) => row.id === id)
      expect([state, hash('sha256', files.get(file) ?? '')]).toEqual(['whole', checksum])
    }
    const names = [...files.keys()].filter((name) => name.startsWith('photos/'))
    const full = rows.find((row: { width: number }) => row.width === 900).id
    expect(names).toEqual([
      `photos/smaller/2026-03-15-${full}-320.webp`,
      `photos/smaller/2026-03-15-${full}-640.webp`,
      `photos/2026-03-15-${full}.webp`,
    ])
    expect(await testApp.services.files.find((await filesOf(photo)).at(-1) ?? '')).toEqual(files.get(names[2] ?? ''))
  })

  test('missing and damaged pictures are listed, and everything else is exported', async () => {
    const [lost, damaged] = [await addPhoto(testApp, 'Lost'), await addPhoto(testApp, 'Damaged')]
    const { services } = testApp
    for (const name of await filesOf(lost)) await services.files.remove(name)
    for (const name of await filesOf(damaged)) await services.files.put(name, Buffer.from('no picture'))
    await addPhoto(testApp, 'Good')
    const { exported, text, journey, files } = await exportPip(testApp)
    expect(exported).toMatchObject({ pictures: 6 })
    expect([exported.missing.length, exported.damaged.length]).toEqual([3, 3])
    const states = journey.pictures.map(({ state }: { state: string }) => state)
    expect(states).toEqual([...Array(3).fill('missing'), ...Array(3).fill('damaged'), ...Array(3).fill('whole')])
    for (const file of exported.missing) expect(files.has(file)).toBe(false)
    expect(text('index.html')).toContain('This picture is missing.')
    for (const file of [...exported.missing, ...exported.damaged]) expect(text('index.html')).toContain(`<li>${file}: `)
  })

  test('if the file store is unavailable, the export fails and leaves no file', async () => {
    await addPhoto(testApp, 'First scan')
    const files = { ...testApp.services.files, has: () => Promise.reject(new Error('no answer')) }
    const call = writeExport({ ...testApp.services, files }, { pregnancyId: pip, path, now: testApp.clock.now })
    await expect(call).rejects.toThrow('no answer')
    expect(existsSync(path)).toBe(false)
  })
})
