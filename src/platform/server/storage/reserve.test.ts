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

test('a few MB are set aside in a private file that cannot be compressed', () => {
  expect(open().isInUse()).toBe(false)
  const { size, mode } = statSync(file())
  expect(size).toBeGreaterThan(8e6)
  expect(mode & 0o777).toBe(0o600)
  expect(gzipSync(readFileSync(file()).subarray(0, 65_536)).length).toBeGreaterThan(65_000)
})

test('a new process reuses the existing reserve', () => {
  open().isInUse()
  const { mtimeMs } = statSync(file())
  expect(open().isInUse()).toBe(false)
  expect(statSync(file()).mtimeMs).toBe(mtimeMs)
})

test('the reserve is released when the disk is full, and set aside again when enough space is free', () => {
  const reserve = open()
  reserve.isInUse()
  free = 4e6
  expect(reserve.isInUse()).toBe(false)
  free = 4e6 - 1
  expect(reserve.isInUse()).toBe(true)
  expect(existsSync(file())).toBe(false)
  // 4 MB, and the 8.4 MB that the release has freed, are not enough to set the reserve aside again.
  free = 12.4e6
  expect(reserve.isInUse()).toBe(true)
  free = 20e6
  expect(reserve.isInUse()).toBe(false)
  expect(existsSync(file())).toBe(true)
})

test('a process that starts on a full disk sets no reserve aside', () => {
  free = 1e6
  expect(open().isInUse()).toBe(true)
  expect(existsSync(file())).toBe(false)
})

test('after a write that found the disk full, the reserve stays released for a minute', () => {
  const reserve = open()
  reserve.isInUse()
  reserve.release()
  expect(existsSync(file())).toBe(false)
  expect(reserve.isInUse()).toBe(true)
  now = new Date(now.getTime() + 60_000)
  expect(reserve.isInUse()).toBe(false)
})

test('a disk counts as full if the reserve cannot be set aside', () => {
  rmSync(folder, { recursive: true })
  const reserve = open()
  expect(reserve.isInUse()).toBe(true)
  folder = mkdtempSync(join(tmpdir(), 'nestling-reserve-'))
})
