/**
 * The rules for files and imports. Each `check…` function returns the message for a violation, or null if there is none.
 * `npm run check` calls them for every file and import under src/. Add a new file name here once the team has agreed on it.
 */

/** From top to bottom. Each layer may import its own files and those of the layers after it. */
export const layers = ['app', 'features', 'platform', 'ui', 'language'] as const

export const allowedNames = {
  app: ['server', 'client', 'cli', 'launch-images.ts', 'page-parts.ts', 'page-paths.ts'],
  platform: ['shared', 'server', 'client'],
  featureFolders: ['server', 'client', 'content', 'texts'],
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

/** The files of a feature that other features may import, besides those at its root. */
const publicFiles = ['server/public.ts', 'client/public.ts']

/** Packages that run in the browser. The server may import every package except these. */
const browserPackages = [
  'react',
  'react-dom',
  'wouter',
  '@tanstack/react-query',
  'lucide-react',
  '@radix-ui',
  '@simplewebauthn/browser',
]

/** The packages that code outside the server may import, with their subpaths. */
const packages = {
  // zod is four times the size of zod/mini, and every phone downloads shared code.
  shared: ['zod/mini', 'zod/v4/core'],
  client: [...browserPackages, '@fontsource', 'zod/mini', 'zod/v4/core', 'virtual:'],
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

/** Returns the layer, feature and side of a path under src/; null if the path is in no layer. */
export function placeOf(path: string): Place | null {
  const [root, layerName, ...rest] = path.split('/')
  const layer = layers.find((known) => known === layerName)
  if (root !== 'src' || !layer) return null

  const feature = layer === 'features' ? (rest.shift() ?? null) : null
  return { path, layer, side: sideOf(layer, rest), feature, file: rest.join('/') }
}

/** Returns a message if `from` may not import `to`, else null. */
export function checkImport(from: Place, to: Place): string | null {
  if (isTest(to)) return 'a test may not be imported: move shared code to fixtures.ts or testing.ts'
  if (isTestSupport(to) && !isTest(from) && !isTestSupport(from) && !isSamples(from))
    return 'testing.ts is for tests only: move code that the product needs to another file'
  if (
    isSamples(to) &&
    !isTest(from) &&
    !isTestSupport(from) &&
    from.path !== to.path.replace('samples.ts', 'manifest.ts')
  )
    return 'samples.ts is test data: only the manifest of the same feature may import it'
  if (to.file.endsWith('.gallery.tsx') && !isInGallery(from))
    return 'only src/app/client/gallery/ may import a *.gallery.tsx file: import the component itself'

  // Tests call the API over HTTP, and only the app layer can start the server.
  const isTestOfApp = (isTest(from) || isSamples(from)) && isTestSupport(to)
  if (layers.indexOf(to.layer) < layers.indexOf(from.layer) && !isTestOfApp)
    return `${from.layer} is below ${to.layer} and may not import it: pass what is needed as an argument, or move the code up`

  if (to.side !== 'shared' && to.side !== from.side)
    return `${from.side} code may not import ${to.side} code, not even types: move code that both need to a shared file`
  if (to.feature && to.file === 'fixtures.ts' && !mayUseFixtures(from))
    return 'fixtures.ts is only for tests, the seed and the gallery: move code that the product needs to rules.ts'

  const isOtherFeature = from.feature && to.feature && from.feature !== to.feature
  if (isOtherFeature && to.side !== 'shared' && !publicFiles.includes(to.file))
    return `other features may import only the root files of ${to.feature} and ${publicFiles.join(', ')}: export what you need there`
  return null
}

/** Returns a message if `from` may not import this package, else null. */
export function checkPackage(from: Place, name: string): string | null {
  if (isTest(from)) return null
  if (from.side === 'server')
    return covers(browserPackages, name) ? `${name} is for the browser: server code may not import it` : null
  if (name.startsWith('node:')) return `${from.side} code runs in the browser and may not import ${name}`

  const kind = from.layer === 'ui' ? 'ui' : from.side
  const allowed = packages[kind]
  if (covers(allowed, name)) return null
  return `${kind} code may import only ${allowed.join(', ')}: remove ${name}, or allow it in tools/architecture/rules.ts`
}

export function isTest({ file }: Place): boolean {
  return /\.test\.tsx?$/.test(file)
}

/** Code that creates the demo data. It may import fixtures and write every table. */
export function isSeed({ layer, file }: Place): boolean {
  return layer === 'app' && /^server\/(seed|dev)(\.ts|\/)/.test(file)
}

export function isInGallery({ layer, file }: Place): boolean {
  return layer === 'app' && file.startsWith('client/gallery/')
}

/** A feature's sample data for tests. The manifest imports this file lazily, and only tests load it. */
export function isSamples({ feature, file }: Place): boolean {
  return feature !== null && file === 'server/samples.ts'
}

export function isTestSupport({ file }: Place): boolean {
  return /(^|\/)testing\.ts$/.test(file)
}

function mayUseFixtures(from: Place): boolean {
  const isForGallery = isInGallery(from) || from.file.endsWith('.gallery.tsx')
  return (
    isForGallery ||
    isTest(from) ||
    isTestSupport(from) ||
    isSamples(from) ||
    isSeed(from) ||
    from.file === 'fixtures.ts'
  )
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
