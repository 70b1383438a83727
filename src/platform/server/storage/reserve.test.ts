import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openReserve } from './reserve.ts'

let folder: string
let free: number
let now: Date
const file = () => join(folder, 'reserve')
const open = () => openReserve({ folder, clock: () => now, measureDisk: () => ({ free, size: 1e9 }) })
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-reserve-'))
  free = 5e8
  now = new Date('2026-03-15T10:00:00.000Z')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a few MB are set aside for the owner alone, in a file that no disk can store in less', () => {
  expect(open().isInUse()).toBe(false)
  const { size, mode } = statSync(file())
  expect(size).toBeGreaterThan(8e6)
  expect(mode & 0o777).toBe(0o600)
  expect(gzipSync(readFileSync(file()).subarray(0, 65_536)).length).toBeGreaterThan(65_000)
})

test('a reserve of the last process is used again', () => {
  open().isInUse()
  const { mtimeMs } = statSync(file())
  expect(open().isInUse()).toBe(false)
  expect(statSync(file()).mtimeMs).toBe(mtimeMs)
})

test('it is released when the disk is full, and set aside again only when there is room to spare', () => {
  const reserve = open()
  reserve.isInUse()
  free = 4e6
  expect(reserve.isInUse()).toBe(false)
  free = 4e6 - 1
  expect(reserve.isInUse()).toBe(true)
  expect(existsSync(file())).toBe(false)
  // What the reserve itself has freed is not room to spare.
  free = 12.4e6
  expect(reserve.isInUse()).toBe(true)
  free = 20e6
  expect(reserve.isInUse()).toBe(false)
  expect(existsSync(file())).toBe(true)
})

test('a process that starts on a full disk sets nothing aside', () => {
  free = 1e6
  expect(open().isInUse()).toBe(true)
  expect(existsSync(file())).toBe(false)
})

test('after a write that failed for lack of room it is released for a minute, whatever the disk says', () => {
  const reserve = open()
  reserve.isInUse()
  reserve.release()
  expect(existsSync(file())).toBe(false)
  expect(reserve.isInUse()).toBe(true)
  now = new Date(now.getTime() + 60_000)
  expect(reserve.isInUse()).toBe(false)
})

test('a disk on which it cannot be set aside counts as full', () => {
  rmSync(folder, { recursive: true })
  const reserve = open()
  expect(reserve.isInUse()).toBe(true)
  folder = mkdtempSync(join(tmpdir(), 'nestling-reserve-'))
})
