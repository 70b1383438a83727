/** The built client, held in memory: its files, and the page with its own styles inside. */

import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { shellPath, visitPlace } from '../../page-parts.ts'

type Encoding = 'br' | 'gzip' | 'identity'
export type ClientFile = {
  readonly type: string
  readonly immutable: boolean
  readonly etag: string
  readonly bytes: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>
}

export type Client = {
  readonly files: ReadonlyMap<string, ClientFile>
  /** The page around the place where a visit's own data goes. */
  readonly page: readonly [before: string, after: string]
  /** The contents of the page's style blocks, allowed by their hashes. */
  readonly inlineStyles: readonly string[]
}

/** Reads the client from the folder that it was built into. */
export function readClient(folder: string): Client {
  const names = new Set(globSync('**/*.*', { cwd: folder, exclude: (path) => path.includes('.vite') }))
  const files = new Map<string, ClientFile>()
  for (const name of names) {
    const type = types[extname(name)]
    if (type && name !== 'index.html') files.set(`/${name.replaceAll('\\', '/')}`, readFile(folder, names, name, type))
  }
  const fonts = [...files.keys()].filter((path) => path.endsWith('.woff2')).map(preloadFont)
  const html = withStylesInside(readFileSync(join(folder, 'index.html'), 'utf8'), folder).replace(
    '<style>',
    `${fonts.join('')}<style>`,
  )
  const [before = '', after = ''] = html.split(visitPlace)
  files.set(shellPath, asFile(html))
  return {
    files,
    page: [before, after],
    inlineStyles: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
  }
}

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
  const read = (variant: string) => new Uint8Array(readFileSync(join(folder, variant)))
  const identity = read(name)
  return {
    type,
    immutable: /^assets[\\/]/.test(name),
    etag: etagOf(identity),
    bytes: {
      identity,
      ...(names.has(`${name}.br`) && { br: read(`${name}.br`) }),
      ...(names.has(`${name}.gz`) && { gzip: read(`${name}.gz`) }),
    },
  }
}

/** The page without a visit, for the service worker. */
function asFile(html: string): ClientFile {
  const identity = new TextEncoder().encode(html)
  return { type: 'text/html; charset=utf-8', immutable: false, etag: etagOf(identity), bytes: { identity } }
}

const etagOf = (bytes: Uint8Array) => hash('sha256', bytes).slice(0, 20)

/** A font is found only in a style, too late: the page asks for it at once. */
const preloadFont = (path: string) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`

/** Puts the first styles into the page, so that it is painted before any script or second file has arrived. */
function withStylesInside(html: string, folder: string): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, path: string) => {
    const css = readFileSync(join(folder, path), 'utf8')
    return `<style>${css}</style>`
  })
}
