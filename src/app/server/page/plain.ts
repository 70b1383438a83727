/** Pages that members can read without scripts. Their address is that of the usual page, with `plain` in its query. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PlainSignIn } from '#features/sign-in/rules.ts'
import type { HttpRequest } from '#platform/server/http/wire/request.ts'
import { plainSignInAddress } from '#platform/shared/address/plain-addresses.ts'
import { plainPages, prerenderedScreens } from '../../page-parts.ts'
import { importLate, listExtraFiles, readChunks } from './bundle.ts'
import type { CallOwnApi } from './page-data.ts'

type Fetch = (address: string, options?: RequestInit) => Promise<Response>
type Markup = { readonly head: string; readonly body: string }
type Bundle = {
  renderPlain: (path: string, search: string, pageData: unknown, fetch: Fetch) => Promise<Markup>
  renderSignIn: (signIn: PlainSignIn) => Promise<Markup>
}

export type Plain = {
  readonly render: Bundle['renderPlain']
  readonly renderSignIn: Bundle['renderSignIn']
  /** The tags of the page's stylesheets. */
  listStyles(path: PlainPath | '/sign-in'): string
}

type PlainPath = keyof typeof plainPages

/** Returns the functions that render these pages, from the client's folder; undefined if the client was built without them. */
export function readPlain(folder: string): Plain | undefined {
  const code = join(folder, '.prerender/plain.js')
  if (!existsSync(code)) return undefined
  const load = importLate<Bundle>(code)
  const styles = new Map<string, string>()
  return {
    render: async (...page) => (await load()).renderPlain(...page),
    renderSignIn: async (signIn) => (await load()).renderSignIn(signIn),
    listStyles(path) {
      const known = styles.get(path) ?? styleTags(listExtraFiles(readChunks(folder), sources[path]))
      styles.set(path, known)
      return known
    },
  }
}

const sources = { ...plainPages, '/sign-in': prerenderedScreens['/sign-in'] }

const styleTags = (files: readonly string[]) =>
  files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="/${file}">`)
    .join('')

export const isPlainPath = (path: string): path is PlainPath => Object.hasOwn(plainPages, path)

export const wantsPlain = ({ path, search }: HttpRequest): boolean =>
  isPlainPath(path) && new URLSearchParams(search).has('plain')

/** A head tag that redirects a browser without scripts to the same page without scripts; empty if there is no such page. */
export function redirectToPlain({ path, search }: HttpRequest): string {
  if (!isPlainPath(path)) return ''
  // Copies only a number: each different tag makes another page in the cache, so other text could fill the cache.
  const [week] = /^\d\d?$/.exec(new URLSearchParams(search).get('week') ?? '') ?? []
  return redirectTo(`?${week ? `week=${week}&amp;` : ''}plain=`)
}

/** Like `redirectToPlain`, but redirects a person who is signed out to the sign-in page without scripts. */
export const redirectToPlainSignIn = ({ path }: HttpRequest): string =>
  isPlainPath(path) || path === '/sign-in' ? redirectTo(plainSignInAddress) : ''

const redirectTo = (address: string) => `<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>`

type Page = { readonly plain: Plain; readonly ask: CallOwnApi; readonly pageData: unknown; readonly start: string }

/** Renders the document, without any script. `start` is the beginning of the usual page. */
export async function makePlain(request: HttpRequest & { path: PlainPath }, { plain, ask, pageData, start }: Page) {
  const { path, search } = request
  const { head, body } = await plain.render(path, search, pageData, (address, { method = 'GET' } = {}) => {
    // Opening a page must change nothing.
    if (method !== 'GET') throw new TypeError(`A page that is only read requested ${method} ${address}.`)
    return readAnswer(ask(request, address))
  })
  return joinPlain(start, plain.listStyles(path), { head, body })
}

/** Joins a document without any script. `start` is the beginning of the usual page. */
export function joinPlain(start: string, styles: string, { head, body }: Markup): string {
  const withoutScripts = start.replaceAll(/<script.*?<\/script>|<meta name="part".*?>|<title>.*?<\/title>/gs, '')
  return `${withoutScripts}${styles}<link rel="stylesheet" href="/plain.css">${head}</head><body>${body}</body></html>`
}

async function readAnswer(asked: ReturnType<CallOwnApi>): Promise<Response> {
  const { status, body } = await asked
  // The session ended after the page data was made. In a browser, the app would now leave the page.
  if (status === 401) throw new TypeError('The session has ended.')
  return new Response(String(body), { status })
}
