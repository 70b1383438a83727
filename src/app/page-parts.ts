/** How theme and page data get into the page, for the server and for the service worker. */
import { paperColours, type Theme } from '#features/sign-in/rules.ts'
import type { PagePath } from './page-paths.ts'

/** The address of the shell: the page without page data. */
export const shellPath = '/shell.html'

/** Pages that are the same for every visitor, with their source files. They are drawn whole. */
export const wholePages: Readonly<Partial<Record<PagePath, string>>> = {
  '/sign-in': 'features/sign-in/client/entry/SignInPage.tsx',
  '/forgot-password': 'features/sign-in/client/entry/ForgotPasswordPage.tsx',
}

/** The mark in the built page that the page data replaces. */
export const pageDataPlace = '<!-- page data -->'

/** The mark in the built page that the drawn first screen replaces. */
const firstScreenPlace = '<!-- first screen -->'

const headEnd = '</head>'

/**
 * The page's HTML in the pieces between which the server writes. `start` is the same for all pages and compressed once.
 * A page's own head tags follow it, and the first screen follows `body`. The page data comes last, so that a slow network
 * delivers what is seen before it.
 */
export type PageParts = { readonly start: string; readonly body: string; readonly data: string; readonly end: string }

export function splitPage(html: string): PageParts {
  const [start = '', inside = ''] = html.split(headEnd)
  const [body = '', after = ''] = inside.split(firstScreenPlace)
  const [data = '', end = ''] = after.split(pageDataPlace)
  return { start, body: headEnd + body, data, end }
}
const opening = '<script type="application/json" id="page-data">'
const closing = '</script>'

/** JSON escaped for a page, whatever people wrote. */
export const writePageData = (pageData: unknown): string =>
  `${opening}${JSON.stringify(pageData).replaceAll('<', '\\u003c')}${closing}`

/** Reads what `writePageData` wrote; undefined if there is nothing. */
export function readPageData(page: string): unknown {
  const [, json] = page.split(opening)
  return json === undefined ? undefined : JSON.parse(json.slice(0, json.indexOf(closing)))
}

/** The beginning of the page in a theme, so the first paint has the right colours. */
export function applyTheme(plain: string, theme: Theme): string {
  if (theme === 'auto') return plain
  return (
    plain
      .replace('<html', `<html data-theme="${theme}"`)
      // Before the page's own tags, which match a light or dark device: the first match counts.
      .replace('<meta name="theme-color"', `<meta name="theme-color" content="${paperColours[theme]}" />$&`)
  )
}
