/** The files of the app itself: all of a version or none, so that it opens whole without a network. */
import { shellPath } from '../../page-parts.ts'

/** Said by the build: the addresses of all files that pages are made of, and a name that changes with any of them. */
declare const SHELL: { readonly version: string; readonly files: readonly string[] }

const prefix = 'nestling-shell-'
const { version, files: list } = SHELL
const cacheName = prefix + version
const files = new Set(list)

export const isShellFile = (path: string): boolean => files.has(path)

/** Fetches this version; what an older one has of it is taken from there. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName)
  const keep = async (file: string) => {
    const kept = await caches.match(file, { ignoreVary: true })
    return kept ? cache.put(file, kept) : cache.add(file)
  }
  await Promise.all(list.map(keep))
  // Its address is the same in each version.
  await cache.add(new Request(shellPath, { cache: 'reload' }))
}

export async function dropOtherShells(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** A file of this version; where the browser has dropped it, from the network. */
export async function takeFile(path: string): Promise<Response> {
  return (await findFile(path)) ?? fetch(path)
}

/** The page without page data. */
export const takePage = (): Promise<Response | undefined> => findFile(shellPath)

/** A store that is damaged has nothing. */
async function findFile(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName)).match(path, { ignoreVary: true })
  } catch {
    return undefined
  }
}
