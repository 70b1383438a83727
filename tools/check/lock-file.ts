/** Checks that `npm ci` can install from package-lock.json on every platform, and can verify each download. */

/** The parts of a package.json that npm repeats in the lock file. */
export type Manifest = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  engines?: Record<string, string>
}

export type LockFile = { packages: Record<string, LockedPackage> }

type LockedPackage = Manifest & {
  version?: string
  integrity?: string
  resolved?: string
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** Returns one message for each fault of the lock file. */
export function checkLockFile(manifest: Manifest, { packages }: LockFile): string[] {
  const faults = Object.entries(packages).flatMap(([path, locked]) => [
    ...findMissing(path, locked, packages),
    ...(path === '' ? [] : checkEntry(path, locked)),
  ])
  return [...checkRoot(manifest, packages['']), ...faults]
}

const repeated = ['dependencies', 'devDependencies', 'optionalDependencies', 'engines'] as const

function checkRoot(manifest: Manifest, root: LockedPackage = {}): string[] {
  return repeated
    .filter((key) => sorted(manifest[key]) !== sorted(root[key]))
    .map((key) => `${key} differ from package.json: run npm install`)
}

function sorted(versions: Record<string, string> = {}): string {
  return JSON.stringify(Object.entries(versions).sort())
}

function checkEntry(path: string, { integrity, resolved }: LockedPackage): string[] {
  return [
    ...(resolved === undefined ? [] : [`${path} records its download address: install with this folder's .npmrc`]),
    ...(integrity === undefined ? [`${path} has no integrity hash, so an install cannot verify the download`] : []),
  ]
}

/**
 * Finds dependencies that the lock file lacks or has in another version. If the registry lacks a package for one platform,
 * npm silently leaves it out of the lock file, and an install on that platform is incomplete.
 */
function findMissing(path: string, locked: LockedPackage, packages: LockFile['packages']): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked
  const peers = Object.entries(peerDependencies ?? {}).filter(([name]) => !peerDependenciesMeta?.[name]?.optional)
  const needed = { ...dependencies, ...devDependencies, ...Object.fromEntries(peers), ...optionalDependencies }
  return Object.entries(needed).flatMap(([name, wanted]) => {
    const found = findPackage(path, name, packages)
    const who = path === '' ? 'package.json' : path
    if (!found)
      return [
        `${name} ${wanted} is missing, but ${who} needs it: choose versions that the registry has for every platform`,
      ]
    const isWrongVersion = exactVersion.test(wanted) && found.version !== wanted
    return isWrongVersion ? [`${name} is ${found.version}, but ${who} needs ${wanted}: run npm install`] : []
  })
}

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** Searches like Node: in the package's own node_modules, then in those of its parent folders. */
function findPackage(from: string, name: string, packages: LockFile['packages']): LockedPackage | undefined {
  const here = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (packages[here] || from === '') return packages[here]
  const end = from.lastIndexOf('/node_modules/')
  return findPackage(end === -1 ? '' : from.slice(0, end), name, packages)
}
