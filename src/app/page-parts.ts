/** The page as the server sends it and as the service worker makes it up without a network: its theme, and its visit. */
import { paperColours, type Theme } from '#features/sign-in/rules.ts'
import type { PagePath } from './page-paths.ts'

/** Where the page is served without a visit. */
export const shellPath = '/shell.html'

/** The pages of visitors that are the same for all of them, and where their code is in the sources. */
export const wholePages: Readonly<Partial<Record<PagePath, string>>> = {
  '/sign-in': 'features/sign-in/client/SignInPage.tsx',
  '/forgot-password': 'features/sign-in/client/ForgotPasswordPage.tsx',
}

/** Where the data of a visit goes. */
export const visitPlace = '<!-- visit -->'

/** Where goes what the server draws of it. */
export const sightPlace = '<!-- first sight -->'
const opening = '<script type="application/json" id="visit">'
const closing = '</script>'

/** JSON that stays data inside a page, whatever people wrote. */
export const writeVisit = (visit: unknown): string =>
  `${opening}${JSON.stringify(visit).replaceAll('<', '\\u003c')}${closing}`

/** What `writeVisit` wrote into this page; undefined where there is nothing. */
export function readVisit(page: string): unknown {
  const [, json] = page.split(opening)
  return json === undefined ? undefined : JSON.parse(json.slice(0, json.indexOf(closing)))
}

/** The beginning of the page in a theme, so that its first paint is in the right one. */
export function wearTheme(plain: string, theme: Theme): string {
  if (theme === 'auto') return plain
  return (
    plain
      .replace('<html', `<html data-theme="${theme}"`)
      // Before those of the page, which fit a device that is light or dark: the first one that fits counts.
      .replace('<meta name="theme-color"', `<meta name="theme-color" content="${paperColours[theme]}" />$&`)
  )
}
