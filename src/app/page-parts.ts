/** The page as the server sends it and as the service worker makes it up without a network: its theme and its page data. */
import { paperColours, type Theme } from '#features/sign-in/rules.ts'
import type { PagePath } from './page-paths.ts'

/** Where the shell is served: the page without page data. */
export const shellPath = '/shell.html'

/** The pages of visitors that are the same for all of them, and where their code is in the sources. */
export const wholePages: Readonly<Partial<Record<PagePath, string>>> = {
  '/sign-in': 'features/sign-in/client/SignInPage.tsx',
  '/forgot-password': 'features/sign-in/client/ForgotPasswordPage.tsx',
}

/** The mark in the built page that the page data replaces. */
export const pageDataPlace = '<!-- page data -->'

/** The mark in the built page that the drawn first screen replaces. */
export const firstScreenPlace = '<!-- first screen -->'
const opening = '<script type="application/json" id="page-data">'
const closing = '</script>'

/** JSON that stays data inside a page, whatever people wrote. */
export const writePageData = (pageData: unknown): string =>
  `${opening}${JSON.stringify(pageData).replaceAll('<', '\\u003c')}${closing}`

/** What `writePageData` wrote into this page; undefined where there is nothing. */
export function readPageData(page: string): unknown {
  const [, json] = page.split(opening)
  return json === undefined ? undefined : JSON.parse(json.slice(0, json.indexOf(closing)))
}

/** The beginning of the page in a theme, so that its first paint is in the right one. */
export function applyTheme(plain: string, theme: Theme): string {
  if (theme === 'auto') return plain
  return (
    plain
      .replace('<html', `<html data-theme="${theme}"`)
      // Before those of the page, which fit a device that is light or dark: the first one that fits counts.
      .replace('<meta name="theme-color"', `<meta name="theme-color" content="${paperColours[theme]}" />$&`)
  )
}
