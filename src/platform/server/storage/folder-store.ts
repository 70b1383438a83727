import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { FileStore } from './store.ts'

/** Files in a folder of this machine. The folder is made with the first file. */
export function openFolderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, ...name.split('/'))

  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await makeFolder(dirname(path))
      const draft = `${path}.${randomUUID()}.part`
      try {
        await writeThrough(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },
    has: (name) => isFile(pathOf(name)),
    open: (name, start, end) => createReadStream(pathOf(name), { start, end }),
    remove: (name) => rm(pathOf(name), { force: true }),
    async move(from, to) {
      const [source, target] = [pathOf(from), pathOf(to)]
      if (await isFile(target)) return
      await makeFolder(dirname(target))
      await rename(source, target).catch(async (error) => {
        // Another process may have moved it just now.
        if (error.code !== 'ENOENT' || !(await isFile(target))) throw error
      })
      await syncFolder(dirname(target))
      await syncFolder(dirname(source))
    },
    async *list(name) {
      for await (const path of walk(pathOf(name))) {
        // The file may be removed while it is listed.
        const found = await stat(path).catch(() => null)
        if (found) yield { name: relative(folder, path).replaceAll(sep, '/'), changedAt: found.mtime }
      }
    },
  }
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    (error) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

/** The folder is made durable too, or a power cut could lose the file with it. */
async function makeFolder(path: string) {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

async function writeThrough(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Syncs a folder to the disk. Windows does that by itself, and does not let programs open folders. */
async function syncFolder(path: string) {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function* walk(path: string): AsyncGenerator<string> {
  for (const entry of await listFolder(path)) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) yield* walk(inside)
    else if (entry.isFile()) yield inside
  }
}

const listFolder = (path: string) =>
  readdir(path, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
