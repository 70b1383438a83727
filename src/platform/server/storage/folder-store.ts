import { createReadStream } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { makeFolder, syncFolder, writeThrough } from './durable.ts'
import { makeOwnedName } from './owner.ts'
import type { FileStore } from './store.ts'

/** Stores files in a local folder, and creates the folder with the first file. */
export function openFolderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, ...name.split('/'))

  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await makeFolder(dirname(path))
      const draft = `${path}.${makeOwnedName()}.part`
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
    find: (name) =>
      readFile(pathOf(name)).catch((error) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    open: (name, start, end) => createReadStream(pathOf(name), { start, end }),
    remove: (name) => rm(pathOf(name), { force: true }),
    async move(from, to) {
      const [source, target] = [pathOf(from), pathOf(to)]
      if (await isFile(target)) return
      await makeFolder(dirname(target))
      await rename(source, target).catch(async (error) => {
        // Another process may have moved the file just now.
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
