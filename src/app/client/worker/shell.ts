/** The app's own files, cached as a complete version, so the app opens without a network. */
import { currentLanguage } from '#language/current-language.ts'
import { shellPath } from '../../page-parts.ts'

/** From the build: the addresses of all files, and a version that changes with any of them. */
declare const SHELL: { readonly version: string; readonly files: readonly string[] }

const prefix = 'nestling-shell-'
const { version, files: list } = SHELL
const cacheName = prefix + version
const files = new Set(list)

export const isShellFile = (path: string): boolean => files.has(path)

/** Caches this version; unchanged files are copied from an older one. */
export async function cacheShell(): Promise<void> {
  const cache = await caches.open(cacheName)
  const cacheFile = async (file: string) => {
    const cached = await caches.match(file, { ignoreVary: true })
    return cached ? cache.put(file, cached) : cache.add(file)
  }
  await Promise.all(list.map(cacheFile))
  // The shell page is always fetched, because its address is the same in each version.
  await cache.add(new Request(shellPath(currentLanguage()), { cache: 'reload' }))
}

export async function dropOtherShells(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** A file of this version, from the network if the browser has evicted it. */
export async function takeFile(path: string): Promise<Response> {
  return (await findFile(path)) ?? fetch(path)
}

/** The page without page data. */
export const takePage = (): Promise<Response | undefined> => findFile(shellPath(currentLanguage()))

/** A damaged cache counts as empty. */
async function findFile(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName)).match(path, { ignoreVary: true })
  } catch {
    return undefined
  }
}
