import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeOwnedName } from '../storage/owner.ts'
import { sweepIncoming } from './sweep-incoming.ts'

const now = new Date('2026-03-15T10:00:00.000Z')
let dataDir: string
let folder: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nestling-sweep-'))
  folder = join(dataDir, 'incoming')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

function leaveBehind(name: string, hoursAgo: number) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), 'half a picture')
  const at = new Date(now.getTime() - hoursAgo * 3_600_000)
  utimesSync(join(folder, name), at, at)
}

test('a missing folder is not an error', async () => {
  await expect(sweepIncoming({ dataDir, engine: 'sqlite', now })).resolves.toBeUndefined()
})

test('with SQLite, all leftover files are removed', async () => {
  leaveBehind('old', 25)
  leaveBehind('new', 0)
  await sweepIncoming({ dataDir, engine: 'sqlite', now })
  expect(readdirSync(folder)).toEqual([])
})

test('with PostgreSQL, files stay for a day, because another process may be receiving them', async () => {
  leaveBehind('old', 25)
  leaveBehind('new', 23)
  await sweepIncoming({ dataDir, engine: 'postgres', now })
  expect(readdirSync(folder)).toEqual(['new'])
})

test('with PostgreSQL, files of a process that has ended are removed at once, and files of a running process stay', async () => {
  const ours = makeOwnedName()
  const lost = ours.replace(/-\d+-/, '-999999999-')
  for (const name of [ours, lost]) leaveBehind(name, 0)
  await sweepIncoming({ dataDir, engine: 'postgres', now })
  expect(readdirSync(folder)).toEqual([ours])
})
