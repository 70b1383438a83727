/**
 * Sets a few MB of the disk aside as a file. When the disk is full, the file is removed, so that SQLite has room to record
 * sign-ins and deletions.
 */
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** The reserve has 8.4 MB. SQLite's write-ahead log needs less, because SQLite empties the log after about 4 MB. */
const chunkBytes = 64 * 1024
const reserveBytes = 128 * chunkBytes
/** With less than this free, the disk counts as full. */
const leastFree = 4e6
/** The reserve is set aside again only if twice `leastFree` stays free, so that it is not released again at once. */
const enoughToRefill = reserveBytes + 2 * leastFree
const pauseMs = 60_000

/** The size of a disk, and how much of it is free for this process, in bytes. */
type Space = { readonly free: number; readonly size: number }
type MeasureDisk = (folder: string) => Space

export type Reserve = {
  /** Whether the disk is so full that only deleting and signing in may write. Also releases or refills the reserve. */
  isInUse(): boolean
  /** Releases the reserve after a write that found the disk full. */
  release(): void
  /** The space on the disk of the data folder. */
  measure(): Space
}

type Parts = { folder: string; clock: () => Date; measureDisk?: MeasureDisk }

/** Opens the reserve in this folder. The first call of `isInUse` sets the space aside, unless the disk is full. */
export function openReserve({ folder, clock, measureDisk = measure }: Parts): Reserve {
  const file = join(folder, 'reserve')
  let isHeld = statSync(file, { throwIfNoEntry: false })?.size === reserveBytes
  let failedAt = Number.NEGATIVE_INFINITY

  function release() {
    isHeld = false
    rmSync(file, { force: true })
  }

  function refill() {
    try {
      setAside(file)
      isHeld = true
    } catch {
      failedAt = clock().getTime()
      release()
    }
  }

  return {
    isInUse() {
      const { free } = measureDisk(folder)
      if (isHeld && free < leastFree) release()
      else if (!isHeld && free >= enoughToRefill && Math.abs(clock().getTime() - failedAt) >= pauseMs) refill()
      return !isHeld
    },
    release() {
      // The disk may have less space for this process than it reports, so `isInUse` waits a minute before refilling.
      failedAt = clock().getTime()
      release()
    },
    measure: () => measureDisk(folder),
  }
}

function setAside(file: string) {
  // Random bytes, because some file systems store zeros without using space.
  const chunk = randomBytes(chunkBytes)
  const handle = openSync(file, 'w', 0o600)
  try {
    for (let written = 0; written < reserveBytes; written += chunkBytes) writeSync(handle, chunk)
  } finally {
    closeSync(handle)
  }
}

/** No reserve, for PostgreSQL, whose data is on another disk. */
export const withoutReserve = (folder: string): Reserve => ({
  isInUse: () => false,
  release: () => undefined,
  measure: () => measure(folder),
})

const measure: MeasureDisk = (folder) => {
  const { bavail, bsize, blocks } = statfsSync(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}
