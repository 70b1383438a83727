/** A small disk that can be filled. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The beginning of a command line: it mounts a disk in memory at `folder`, copies the files in `from` to it, and runs the
 * rest of the command line. Any user of Linux may mount a disk in a new namespace, unless the operator forbids it.
 */
export const smallDisk = (folder: string, { size = '40m', from = '' } = {}): string[] => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o size=${size},mode=700 none "$0" && { test -z "$1" || cp -a "$1/." "$0"; } && shift && exec "$@"`,
  ...[folder, from],
]

export function canMountDisk(): boolean {
  const [command = '', ...args] = smallDisk('/mnt')
  return spawnSync(command, [...args, 'true']).status === 0
}

/** Fills the disk completely. Returns a function that frees the space again. */
export function fillDisk(folder: string): () => void {
  const path = join(folder, 'filler')
  const file = openSync(path, 'a')
  try {
    for (const size of [65_536, 1]) {
      const bytes = Buffer.alloc(size)
      for (;;) writeSync(file, bytes)
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
  return () => rmSync(path)
}
