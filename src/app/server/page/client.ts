/** The built client: the page with its styles inlined, and its files, which are read into memory soon after the start. */

import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Language, languages, sourceLanguage } from '#language/languages.ts'
import { late } from '#platform/server/feature/late.ts'
import { type PageParts, shellPath, splitPage } from '../../page-parts.ts'
import { type Plain, readPlain } from './plain.ts'
import { deferredScriptTag, markAsLoaded, type Prerender, readPrerender } from './prerender.ts'

type Encoding = 'br' | 'gzip' | 'identity'
export type ClientFile = {
  readonly type: string
  readonly immutable: boolean
  /** Reads the file at the first call, and holds it in memory. */
  readonly read: () => Contents
}
type Contents = {
  readonly etag: string
  readonly bytes: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>
}

export type Client = {
  readonly files: ReadonlyMap<string, ClientFile>
  /** The same client in the other languages. Each is read at its first use, because few families use several languages. */
  readonly others?: ReadonlyMap<Language, () => Client>
  readonly page: PageParts
  /** Undefined in development. */
  readonly prerender?: Prerender
  /** Undefined in development. */
  readonly plain?: Plain
  /** The page's inline blocks. The Content-Security-Policy allows them by hash. */
  readonly inlineStyles: readonly string[]
  readonly inlineScripts: readonly string[]
}

/** Reads the client from the folder that it was built into, with the other languages in their own folders inside. */
export function readClient(folder: string): Client {
  const others = new Map<Language, () => Client>()
  for (const language of languages) {
    const folderOfLanguage = join(folder, '.languages', language)
    let client: Client | undefined
    if (existsSync(join(folderOfLanguage, 'index.html')))
      others.set(language, () => {
        if (!client) {
          client = readOneLanguage(folderOfLanguage, language)
          void holdFiles(client)
        }
        return client
      })
  }
  const client = readOneLanguage(folder, sourceLanguage)
  late(() => holdFiles(client))
  return { ...client, others }
}

/** Reads the 750 files into memory, so that a later build does not change them. The start does not wait for this. */
async function holdFiles({ files }: Client): Promise<void> {
  for (const { read } of files.values()) {
    read()
    await setImmediate()
  }
}

/** The file at this path, and the language of the client that it belongs to. */
export function findFile(client: Client, path: string): { file: ClientFile; language: Language } | undefined {
  const file = client.files.get(path)
  if (file) return { file, language: sourceLanguage }
  // Other addresses are pages and calls, for which the other languages need not be read.
  if (!/^\/assets\/|^\/\w+\.[\w-]+\.(js|html)$/.test(path)) return undefined
  for (const [language, read] of client.others ?? []) {
    const other = read().files.get(path)
    if (other) return { file: other, language }
  }
  return undefined
}

function readOneLanguage(folder: string, language: Language): Client {
  // `globSync` would take ten times as long.
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const files = new Map<string, ClientFile>()
  for (const name of names) {
    const type = isHidden(name) ? undefined : types[extname(name)]
    if (type && name !== 'index.html') files.set(`/${name.replaceAll('\\', '/')}`, readFile(folder, names, name, type))
  }
  // Browsers request this path when they show something other than a page, such as a picture.
  const icon = files.get('/icons/icon-192.png')
  if (icon) files.set('/favicon.ico', icon)
  const fonts = [...files.keys()].filter((path) => path.endsWith('.woff2')).map(preloadFont)
  const prerender = readPrerender(folder)
  const plain = readPlain(folder)
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
  const page = withStylesInside(built, folder).replace('<style>', `${fonts.join('')}<style>`)
  const html = prerender ? withPrerender(page, prerender) : page
  files.set(shellPath(language), asFile(html))
  return {
    files,
    page: splitPage(html),
    ...(prerender && { prerender }),
    ...(plain && { plain }),
    inlineStyles: [...contentsOf('style', html), ...(prerender ? [prerender.style] : [])],
    inlineScripts: contentsOf('script', html),
  }
}

/** Whether the file's name or that of one of its folders begins with a dot. */
const isHidden = (name: string) => /(^|[\\/])\./.test(name)

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

function readFile(folder: string, names: ReadonlySet<string>, name: string, type: string): ClientFile {
  const read = (variant: string) => readFileSync(join(folder, variant))
  let contents: Contents | undefined
  const readAll = (): Contents => {
    const identity = read(name)
    return {
      etag: etagOf(identity),
      bytes: {
        identity,
        ...(names.has(`${name}.br`) && { br: read(`${name}.br`) }),
        ...(names.has(`${name}.gz`) && { gzip: read(`${name}.gz`) }),
      },
    }
  }
  return {
    type,
    immutable: /^assets[\\/]/.test(name),
    read: () => {
      contents ??= readAll()
      return contents
    },
  }
}

/** The page without page data, for the service worker. */
function asFile(html: string): ClientFile {
  const identity = new TextEncoder().encode(html)
  const contents = { etag: etagOf(identity), bytes: { identity } }
  return { type: 'text/html; charset=utf-8', immutable: false, read: () => contents }
}

const etagOf = (bytes: Uint8Array) => hash('sha256', bytes).slice(0, 20)

/** Preloads the font, which the browser would find too late in a stylesheet. */
const preloadFont = (path: string) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`

/** Inlines the stylesheets, so the page paints before any other file arrives. */
function withStylesInside(html: string, folder: string): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+)"[^>]*>/g, (_, path: string) => {
    const css = readFileSync(join(folder, path), 'utf8')
    return `<style>${css}</style>${markAsLoaded(path)}`
  })
}

/** Loads the app's scripts only after the first paint, because on a fast network they would delay it. */
function withPrerender(html: string, { menuStyle, script }: Prerender): string {
  return (
    html
      // The menu's style goes into the same block as the page's styles, so the policy needs one hash for both.
      .replace('</style>', (end) => `${menuStyle}${end}`)
      .replace(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g, (_, path: string) => deferredScriptTag(path))
      .replace(
        /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/,
        (_, path: string) => `${deferredScriptTag(path)}<script>${script}</script>`,
      )
  )
}

const contentsOf = (tag: string, html: string) =>
  html
    .split(`<${tag}>`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</')))
