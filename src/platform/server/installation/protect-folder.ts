import { chmodSync, statSync } from 'node:fs'
import type { Services } from '../services.ts'

type DataFolder = {
  folder: string
  log: Pick<Services['log'], 'warn'>
  /** The user that this process runs as; undefined on Windows, which has other permissions. */
  uid?: number | undefined
}

/** Makes an existing data folder readable only by its owner. Warns if another user owns it, or if Nestling runs as root. */
export function protectFolder({ folder, log, uid = process.getuid?.() }: DataFolder): void {
  if (uid === undefined) return
  if (uid === 0) log.warn('Nestling runs as root, which it does not need: as its own user it can do less harm')
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found || (found.mode & 0o077) === 0) return
  if (found.uid === uid) chmodSync(folder, 0o700)
  else log.warn('DATA_DIR belongs to another user of this machine, and not only that user has access to it')
}
