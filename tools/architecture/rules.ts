/**
 * The architecture of this code base: one table and a few rules, as pure functions that answer with a sentence or null.
 * `npm run check` passes them every file and import under src/. A new kind of file name is a team decision and is added here.
 */

/** Each layer may use itself and those after it. */
export const layers = ['app', 'features', 'platform', 'ui'] as const

export const words = {
  app: ['server', 'client', 'cli', 'launch-images.ts', 'page-parts.ts', 'page-paths.ts'],
  platform: ['shared', 'server', 'client'],
  featureFolders: ['server', 'client', 'content'],
  featureRoot: ['contract.ts', 'policy.ts', 'rules.ts', 'events.ts', 'errors.ts', 'fixtures.ts', 'README.md'],
  featureServer: [
    'manifest.ts',
    'routes.ts',
    'queries.ts',
    'commands.ts',
    'jobs.ts',
    'public.ts',
    'exported.ts',
    'samples.ts',
  ],
} as const

/** The files that other features may import, besides those at the feature's root. */
const publicFiles = ['server/public.ts', 'client/public.ts']

/** The packages of each side, with their subpaths. The server may use every package that is not for pages. */
const pagePackages = [
  'react',
  'react-dom',
  'wouter',
  '@tanstack/react-query',
  'lucide-react',
  '@radix-ui',
  '@simplewebauthn/browser',
]
const packages = {
  // zod is four times the size of zod/mini, and every phone downloads shared code.
  shared: ['zod/mini', 'zod/v4/core'],
  client: [...pagePackages, '@fontsource', 'zod/mini', 'zod/v4/core', 'virtual:'],
  ui: ['react', 'react-dom', 'lucide-react', '@radix-ui', 'qrcode-generator', '@fontsource'],
}

type Side = 'server' | 'client' | 'shared'
export type Place = {
  path: string
  layer: (typeof layers)[number]
  side: Side
  feature: string | null
  /** The path below the layer, and below the feature if there is one. */
  file: string
}

/** The layer, feature and side of a path under src/; null outside every layer. */
export function place(path: string): Place | null {
  const [root, layerName, ...rest] = path.split('/')
  const layer = layers.find((known) => known === layerName)
  if (root !== 'src' || !layer) return null

  const feature = layer === 'features' ? (rest.shift() ?? null) : null
  return { path, layer, side: sideOf(layer, rest), feature, file: rest.join('/') }
}

/** The rule that an import of `to` by `from` breaks; null if it is allowed. */
export function checkImport(from: Place, to: Place): string | null {
  if (isTest(to)) return 'a test is never imported: put what others need into fixtures.ts or testing.ts'
  if (isTesting(to) && !isTest(from) && !isTesting(from) && !isSamples(from))
    return 'testing.ts is for tests only: move what the product needs out of it'
  if (isSamples(to) && !isTest(from) && !isTesting(from) && from.path !== to.path.replace('samples.ts', 'manifest.ts'))
    return 'samples.ts is for the tests that walk everything: only its own manifest names it'
  if (to.file.endsWith('.gallery.tsx') && !isInGallery(from))
    return 'a *.gallery.tsx file is shown only by src/app/client/gallery/: import the component itself'

  // Tests call the API over HTTP, and only the app layer can start the server.
  const isTestOfApp = (isTest(from) || isSamples(from)) && isTesting(to)
  if (layers.indexOf(to.layer) < layers.indexOf(from.layer) && !isTestOfApp)
    return `${from.layer} stands below ${to.layer} and may not use it: pass in what is needed, or move the code up`

  if (to.side !== 'shared' && to.side !== from.side)
    return `${from.side} code may not load ${to.side} code, not even its types: move what both need to a shared file`
  if (to.feature && to.file === 'fixtures.ts' && !mayUseFixtures(from))
    return 'fixtures.ts is only for tests, the seed and the gallery: put what the product needs into rules.ts'

  const isPageData = from.feature && to.feature && from.feature !== to.feature
  if (isPageData && to.side !== 'shared' && !publicFiles.includes(to.file))
    return `${to.feature} shows other features only its root files and ${publicFiles.join(', ')}: add what you need there`
  return null
}

/** The rule that `from` breaks by using this package; null if it is allowed. */
export function checkPackage(from: Place, name: string): string | null {
  if (isTest(from)) return null
  if (from.side === 'server')
    return covers(pagePackages, name) ? `${name} is for pages: the server answers with data and the built shell` : null
  if (name.startsWith('node:')) return `${from.side} code runs in the browser too and may not use ${name}`

  const who = from.layer === 'ui' ? 'ui' : from.side
  const allowed = packages[who]
  if (covers(allowed, name)) return null
  return `${who} code may use only ${allowed.join(', ')}: do without ${name}, or add it in tools/architecture/rules.ts`
}

export function isTest({ file }: Place): boolean {
  return /\.test\.tsx?$/.test(file)
}

/** The code that makes the demo world may import what the product may not. */
export function isSeed({ layer, file }: Place): boolean {
  return layer === 'app' && /^server\/(seed|dev)(\.ts|\/)/.test(file)
}

export function isInGallery({ layer, file }: Place): boolean {
  return layer === 'app' && file.startsWith('client/gallery/')
}

/** A feature's sample data for tests. The manifest names this file but does not load it. */
export function isSamples({ feature, file }: Place): boolean {
  return feature !== null && file === 'server/samples.ts'
}

export function isTesting({ file }: Place): boolean {
  return /(^|\/)testing\.ts$/.test(file)
}

function mayUseFixtures(from: Place): boolean {
  const isForShow = isInGallery(from) || from.file.endsWith('.gallery.tsx')
  return isForShow || isTest(from) || isTesting(from) || isSamples(from) || isSeed(from) || from.file === 'fixtures.ts'
}

function sideOf(layer: Place['layer'], folders: readonly string[]): Side {
  if (layer === 'ui') return 'client'
  const side = folders.slice(0, -1).find((folder) => folder === 'server' || folder === 'client' || folder === 'cli')
  if (side === 'cli') return layer === 'app' ? 'server' : 'shared'
  return side === 'server' || side === 'client' ? side : 'shared'
}

function covers(names: readonly string[], name: string): boolean {
  return names.some((known) => name === known || name.startsWith(known.endsWith(':') ? known : `${known}/`))
}
