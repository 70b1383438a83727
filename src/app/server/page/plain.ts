/** Pages that members can read without scripts. Their address is that of the usual page, with `plain` in its search. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpRequest } from '#platform/server/http/wire/request.ts'
import { plainPages } from '../../page-parts.ts'
import { importLate, listFilesBesides, readChunks } from './bundle.ts'
import type { CallOwnApi } from './page-data.ts'

type Fetch = (address: string, options?: RequestInit) => Promise<Response>
type RenderPlain = (
  path: string,
  search: string,
  pageData: unknown,
  fetch: Fetch,
) => Promise<{ head: string; body: string }>

export type Plain = {
  readonly render: RenderPlain
  /** The tags of the page's stylesheets. */
  listStyles(path: PlainPath): string
}

type PlainPath = keyof typeof plainPages

/** Reads the code that renders these pages from the client's folder; undefined if the client was built without it. */
export function readPlain(folder: string): Plain | undefined {
  const code = join(folder, '.prerender/plain.js')
  if (!existsSync(code)) return undefined
  const load = importLate<{ renderPlain: RenderPlain }>(code)
  const styles = new Map<PlainPath, string>()
  return {
    render: async (...page) => (await load()).renderPlain(...page),
    listStyles(path) {
      const known = styles.get(path) ?? styleTags(listFilesBesides(readChunks(folder), plainPages[path]))
      styles.set(path, known)
      return known
    },
  }
}

const styleTags = (files: readonly string[]) =>
  files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="/${file}">`)
    .join('')

export const isPlainPath = (path: string): path is PlainPath => Object.hasOwn(plainPages, path)

export const wantsPlain = ({ path, search }: HttpRequest): boolean =>
  isPlainPath(path) && new URLSearchParams(search).has('plain')

/**
 * A tag for the page's head: without scripts the browser goes to the page that can be read without them. Empty if there is
 * none.
 */
export function leadToPlain({ path, search }: HttpRequest): string {
  if (!isPlainPath(path)) return ''
  // Anything but a number is left out, because pages with different tags are cached separately.
  const [week] = /^\d\d?$/.exec(new URLSearchParams(search).get('week') ?? '') ?? []
  return `<noscript><meta http-equiv="refresh" content="0; url=?${week ? `week=${week}&amp;` : ''}plain="></noscript>`
}

type Page = { readonly plain: Plain; readonly ask: CallOwnApi; readonly pageData: unknown; readonly start: string }

/** The document, without any script. `start` is the beginning of the usual page. */
export async function makePlain(request: HttpRequest & { path: PlainPath }, { plain, ask, pageData, start }: Page) {
  const { path, search } = request
  const { head, body } = await plain.render(path, search, pageData, (address, { method = 'GET' } = {}) => {
    // Reading a page changes nothing.
    if (method !== 'GET') throw new TypeError(`A page that is only read requested ${method} ${address}.`)
    return readAnswer(ask(request, address))
  })
  const withoutScripts = start.replaceAll(/<script.*?<\/script>|<meta name="part".*?>|<title>.*?<\/title>/gs, '')
  const styles = `${plain.listStyles(path)}<link rel="stylesheet" href="/plain.css">`
  return `${withoutScripts}${styles}${head}</head><body>${body}</body></html>`
}

async function readAnswer(asked: ReturnType<CallOwnApi>): Promise<Response> {
  const { status, body } = await asked
  // The session ended meanwhile. In a browser the page would now leave.
  if (status === 401) throw new TypeError('The session has ended.')
  return new Response(String(body), { status })
}
