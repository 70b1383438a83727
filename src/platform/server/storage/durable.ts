/** Writes files and folders so that they survive a power cut. */
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Creates a folder and syncs its parents. Otherwise a power cut could lose the folder with its files. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** Writes a new file that only its owner can read. Once this resolves, the content survives a power cut. */
export async function writeThrough(
  path: string,
  content: Uint8Array | string | AsyncIterable<Uint8Array>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Syncs the entries of a folder to disk. Windows does that itself, and does not allow opening a folder. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
