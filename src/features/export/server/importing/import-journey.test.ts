import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { plainPicture } from '#platform/server/pictures/stored/testing.ts'
import { verifyInstallation } from '#platform/server/verification/verify.ts'
import { addPhoto, exportPip, pathIn } from '../making/testing.ts'
import { importJourney, writeExport } from '../public.ts'

let source: TestApp
let target: TestApp
beforeEach(async () => {
  source = await openTestApp()
  target = await openTestApp({ world: 'first-day' })
})
afterEach(async () => {
  await source.close()
  await target.close()
})

/** Imports an export: Pip’s journey, unless another path is given. */
const importExport = (path = pathIn(source), app = target) => importJourney(app.services, { path, now: app.clock.now })

type Journey = { [key: string]: unknown; tables: Record<string, Record<string, unknown>[]> }

/** The content of an export, with placeholders for ids and file names, so that two exports can be compared. */
function withoutIds(journey: Journey): unknown {
  const places = new Map<unknown, string>()
  const people = journey.people as { id: number; email: string | null; firstName: string }[]
  for (const { id, email, firstName } of people) places.set(`users ${id}`, email ?? firstName)
  const stems = new Map<string, number>()
  const named = (text: string) =>
    text.replace(/[\da-f]{48}/g, (stem) => {
      stems.set(stem, stems.get(stem) ?? stems.size)
      return `picture ${stems.get(stem)}`
    })
  const personal = /^(created_by|author_id|user_id|bought_by)$/
  const tables = Object.entries(journey.tables).map(([table, rows]) => [
    table,
    rows.map(({ id, pregnancy_id, ...row }) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => {
          if (typeof value === 'string') return [column, named(value).replace(/\/[\da-f]{2}\//, '/')]
          if (personal.test(column)) return [column, places.get(`users ${value}`)]
          return [column, column.endsWith('_id') && value !== null ? 'an id' : value]
        }),
      ),
    ),
  ])
  return {
    people: people.map(({ email, firstName }) => [email, firstName]).sort(),
    tables: Object.fromEntries(tables),
    states: (journey.pictures as { state: string }[]).map(({ state }) => state),
  }
}

test('a journey that is exported, imported and exported again is the same, with every picture', async () => {
  await addPhoto(source, 'First scan')
  const form = new FormData()
  const portrait = await plainPicture(300, 200).png().toBuffer()
  form.append('picture', new Blob([new Uint8Array(portrait)], { type: 'image/png' }), 'me.png')
  expect((await (await source.person('grandmother')).post('/api/account/picture', form)).status).toBe(201)
  const before = await exportPip(source)

  const imported = await importExport()
  expect(imported).toEqual({
    babyName: 'Pip',
    journey: expect.any(Number),
    wasHere: false,
    // One photo in three sizes.
    pictures: 3,
    // Nora already has an account in the target.
    newAccounts: [cast.partner.email, cast.grandmother.email, cast.friend.email],
  })
  const after = await exportPip(target)
  expect(withoutIds(after.journey)).toEqual(withoutIds(before.journey))
  expect(Object.keys(before.journey.tables).length).toBeGreaterThan(10)
  const contents = ({ files }: typeof before, folder: string) =>
    [...files].filter(([name]) => name.startsWith(folder)).map(([, bytes]) => bytes)
  expect(contents(after, 'photos/')).toEqual(contents(before, 'photos/'))
  expect(contents(after, 'people/')).toEqual(contents(before, 'people/'))
  // No file is missing or damaged, and no file is without a row.
  const verified = await verifyInstallation(target.services, { now: target.clock.now })
  expect(verified).toMatchObject({ problems: [], filesWithoutRow: [] })
})

test('the imported journey opens for its members, and nobody can sign in to a new account before a password reset', async () => {
  await addPhoto(source, 'First scan')
  await exportPip(source)
  const { journey } = Object(await importExport())
  const nora = await target.person('mother')
  expect((await nora.get(`/api/pregnancies/${journey}/family`)).status).toBe(200)
  expect((await nora.get('/api/photo-weeks')).body).toEqual([{ week: 20, photos: 1 }])
  const [photo] = (await nora.get('/api/photos')).body as { filename: string }[]
  expect((await nora.get(`/api/photos/${photo?.filename}`)).status).toBe(200)
  expect((await nora.get('/api/contacts')).body).not.toEqual([])
  expect(Object((await nora.get(`/api/pregnancies/${journey}/updates`)).body)).not.toEqual([])
  for (const password of ['', 'x'.repeat(20)])
    expect(
      (await target.visitor().post('/api/login', { email: cast.partner.email, password })).status,
    ).toBeGreaterThanOrEqual(400)
})

test('importing a journey that is already here changes nothing and returns the existing journey', async () => {
  await addPhoto(source, 'First scan')
  await exportPip(source)
  const { journey } = Object(await importExport())
  const before = await dumpTables(target.db)
  expect(await importExport()).toMatchObject({ babyName: 'Pip', journey, wasHere: true })
  expect(await dumpTables(target.db)).toEqual(before)
  const journeyId = await source.findJourney('Pip')
  expect(await importExport(pathIn(source), source)).toMatchObject({ journey: journeyId, wasHere: true })
})

async function exportNeighbours() {
  const { pregnancy_id: pregnancyId } = await source.db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .where('users.email', '=', cast.neighbour.email)
    .select('members.pregnancy_id')
    .executeTakeFirstOrThrow()
  const path = join(source.dataDir, 'neighbours.zip')
  await writeExport(source.services, { pregnancyId, path, now: source.clock.now })
  return { path, pregnancyId }
}

test('journeys with the same number from different installations are all imported', async () => {
  const other = await openTestApp()
  // Test apps start as copies of the same installation.
  await other.db
    .updateTable('installation')
    .set({ identity: randomBytes(32).toString('hex') })
    .execute()
  try {
    const here = await other.findJourney('Pip')
    await exportPip(source)
    expect(await source.findJourney('Pip')).toBe(here)
    // `other` already has a journey Pip with the same number. The import must not mistake it for Pip of `source`.
    const brought = Object(await importExport(pathIn(source), other))
    expect(brought).toMatchObject({ wasHere: false })
    expect(brought.journey).not.toBe(here)

    const { path } = await exportNeighbours()
    const second = Object(await importExport(path, other))
    expect(second).toMatchObject({ wasHere: false })
    expect(await importExport(path, other)).toMatchObject({ wasHere: true, journey: second.journey })
    expect(await importExport(pathIn(source), other)).toMatchObject({ wasHere: true, journey: brought.journey })

    await source.db
      .updateTable('installation')
      .set({ identity: randomBytes(32).toString('hex') })
      .execute()
    const third = join(source.dataDir, 'third.zip')
    await exportPip(source, third)
    expect(await importExport(third, other)).toMatchObject({ babyName: 'Pip', wasHere: false })
  } finally {
    await other.close()
  }
})

test('a deleted journey can be restored from its export', async () => {
  const { path, pregnancyId } = await exportNeighbours()
  const neighbour = await source.person('neighbour')
  expect((await neighbour.ask('DELETE', '/api/account', { currentPassword: castPassword })).status).toBe(204)
  const journeys = () => source.db.selectFrom('pregnancies').select('id').execute()
  expect(await journeys()).not.toContainEqual({ id: pregnancyId })
  const { wasHere, journey } = Object(await importExport(path, source))
  expect(wasHere).toBe(false)
  expect(await journeys()).toContainEqual({ id: journey })
})

test('the update of a removed member is imported, but not the email address of its author', async () => {
  const grandmother = await source.person('grandmother')
  const mother = await source.person('mother')
  const journeyId = await source.findJourney('Pip')
  expect((await grandmother.post(`/api/pregnancies/${journeyId}/updates`, { content: 'Knitting' })).status).toBe(201)
  expect((await mother.delete(`/api/admin/users/${cast.grandmother.email}`)).status).toBe(204)
  await exportPip(source)
  const { newAccounts, journey } = Object(await importExport())
  expect(newAccounts).toEqual([cast.partner.email, cast.friend.email])
  const { body } = await (await target.person('mother')).get(`/api/pregnancies/${journey}/updates`)
  expect(body).toContainEqual(expect.objectContaining({ content: 'Knitting' }))
})

test('if a photo was missing from the export, everything else is imported', async () => {
  await addPhoto(source, 'Lost')
  for (const { name } of await source.db.selectFrom('picture_files').select('name').execute())
    await source.services.files.remove(name)
  await addPhoto(source, 'Good')
  const { journey } = await exportPip(source)
  // Only the good photo, in three sizes.
  expect(await importExport()).toMatchObject({ wasHere: false, pictures: 3 })
  expect(withoutIds((await exportPip(target)).journey)).toEqual(withoutIds(journey))
})

test('an import that is stopped halfway leaves no rows and no files', async () => {
  await addPhoto(source, 'First scan')
  await exportPip(source)
  const before = await dumpTables(target.db)
  const stopping = new AbortController()
  const { files } = target.services
  const stopAfterOne = async (name: string, bytes: Uint8Array) => {
    await files.put(name, bytes)
    stopping.abort()
  }
  const services = { ...target.services, files: { ...files, put: stopAfterOne } }
  const { signal } = stopping
  expect(await importJourney(services, { path: pathIn(source), now: target.clock.now, signal })).toEqual({
    message: 'Nothing was imported. Nestling was stopped before it could finish.',
  })
  expect(await dumpTables(target.db)).toEqual(before)
  const names: string[] = []
  for await (const { name } of files.list('album')) names.push(name)
  expect(names).toEqual([])
})
