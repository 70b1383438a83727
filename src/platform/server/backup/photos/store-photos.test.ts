import { hash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPictureTable } from '../../database/snapshot/picture-table.ts'
import { openFolderStore } from '../../storage/folder-store.ts'
import type { FileStore } from '../../storage/store.ts'
import { objectPath } from './objects.ts'
import { parts, storePhotos } from './store-photos.ts'

let root: string
let folder: string
let store: FileStore
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'nestling-objects-'))
  folder = join(root, 'backups')
  store = openFolderStore(join(root, 'photos'))
  for (const { name } of rows) await store.put(name, Buffer.from(contentOf(name)))
})
afterEach(() => rmSync(root, { recursive: true }))

const contentOf = (name: string) => `a photo called ${name}`
const rows = ['album/a', 'album/b', 'updates/c'].map((name) => {
  return { name, bytes: contentOf(name).length, checksum: hash('sha256', contentOf(name)) }
})
const [first = { name: '', bytes: 0, checksum: '' }] = rows
const ownPart = Number.parseInt(first.checksum.slice(0, 4), 16) % parts
const otherPart = (ownPart + 1) % parts

/** Makes one backup. `asked` has the names of the photos that were looked up in the store. */
async function run(part: number, files = rows) {
  const asked: string[] = []
  const has: FileStore['has'] = (name) => {
    asked.push(name)
    return store.has(name)
  }
  const table = openPictureTable(join(root, 'pictures.db'))
  for (const row of files) table.add(row)
  const counts = await storePhotos({ folder, table, store: { ...store, has }, part, now: new Date() })
  table.close()
  rmSync(join(root, 'pictures.db'))
  return { ...counts, asked: asked.sort() }
}

const damage = (content: string) => writeFileSync(objectPath(folder, first.checksum), content)
const sameSize = 'x'.repeat(first.bytes)

test('photos of an earlier backup are not read from the store again', async () => {
  expect((await run(otherPart)).asked).toEqual(rows.map(({ name }) => name))
  expect(await run(ownPart)).toMatchObject({ asked: [], photos: 3, missing: 0, damaged: 0 })
})

test('a damaged object is found when its part is read again, and copied again', async () => {
  await run(otherPart)
  damage(sameSize)
  expect((await run(otherPart)).asked).toEqual([])
  expect((await run(ownPart)).asked).toEqual([first.name])
  expect((await run(ownPart)).asked).toEqual([])
})

test('a truncated object is copied again by the next backup', async () => {
  await run(otherPart)
  damage('x')
  expect(await run(otherPart)).toMatchObject({ asked: [first.name], missing: 0, damaged: 0 })
})

test('a damaged object that the store cannot replace counts as missing in this backup and in the next', async () => {
  await run(otherPart)
  damage(sameSize)
  await store.remove(first.name)
  const missing = { photos: 2, missing: 1, incomplete: [first.name] }
  expect(await run(ownPart)).toMatchObject(missing)
  expect(await run(otherPart)).toMatchObject(missing)
  expect(readdirSync(join(objectPath(folder, first.checksum), '..'))).toEqual([`${first.checksum}.damaged`])
})

test('photos with the same content are stored once, and each is counted', async () => {
  const twin = { ...first, name: 'updates/z' }
  await store.put(twin.name, Buffer.from(contentOf(first.name)))
  expect(await run(otherPart, [first, twin])).toMatchObject({
    asked: [first.name],
    photos: 2,
    photoBytes: 2 * first.bytes,
  })
})
