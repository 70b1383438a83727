/**
 * The parts of the HTML page: which screens the server renders into it, and where the looks and the page data go. The server, the
 * service worker and the build use this file.
 */

import { type Looks, layouts, paperColours, themes } from '#features/sign-in/rules.ts'
import { type Language, sourceLanguage } from '#language/languages.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'

/** The address of the shell: the page without page data. */
export const shellPath = (language: Language): string => inLanguagePath('/shell.html', language)

/** The address of the service worker, which caches the app in one language. */
export const workerPath = (language: Language): string => inLanguagePath('/worker.js', language)

/** `/worker.js`, or `/worker.de.js` in German. */
const inLanguagePath = (path: string, language: Language) =>
  language === sourceLanguage ? path : path.replace('.', `.${language}.`)

/** The screens that the server renders in full, and the source files of their code, which is not in the first load. */
export const prerenderedScreens = {
  landing: ['features/sign-in/client/LandingPage.tsx'],
  invitation: ['app/client/sign-out/load-join-page.ts', 'features/sign-in/client/entry/NewAccountForm.tsx'],
  '/sign-in': ['app/client/pages/SignInPage.tsx'],
  '/forgot-password': ['features/sign-in/client/entry/ForgotPasswordPage.tsx'],
  'simple-home': ['app/client/pages/SimpleHome.tsx'],
} as const satisfies Record<string, readonly string[]>

/** The members' pages that can be read without scripts, with the source files of the lazy parts that they show. */
export const plainPages = {
  '/': [
    'features/journey/client/state/home/HomeState.tsx',
    'features/updates/client/NoUpdates.tsx',
    'features/updates/client/pictures/UpdatePictures.tsx',
    'features/appointments/client/home/NoAppointments.tsx',
  ],
  '/guide': [
    'app/client/pages/GuideWithLinks.tsx',
    'features/guide/client/GuideWithoutWeeks.tsx',
    'features/guide/client/first-weeks/FirstWeeks.tsx',
  ],
  '/appointments': ['features/appointments/client/AppointmentsPage.tsx', 'app/client/pages/refusals.ts'],
  '/contacts': ['features/contacts/client/ContactsPage.tsx', 'app/client/pages/refusals.ts'],
} as const satisfies Record<string, readonly string[]>

type PrerenderedScreen = keyof typeof prerenderedScreens

type FirstAnswers = {
  readonly answers: Record<string, { readonly body: unknown }>
  readonly invitation?: { answer?: unknown }
}

/** The name of the screen to render in full; undefined if the server renders the usual home, or only the frame of another page. */
export function prerenderedScreenOf(
  path: string,
  { answers, invitation }: FirstAnswers,
): PrerenderedScreen | undefined {
  if (path === '/sign-in' || path === '/forgot-password') return path
  if (path !== '/') return undefined
  if (invitation) return invitation.answer ? 'invitation' : undefined
  const user = answers[userAddress]?.body
  return user === null ? 'landing' : Object(user).layout === 'simple' ? 'simple-home' : undefined
}

/** The placeholder for the page data in the built page. */
export const pageDataPlaceholder = '<!-- page data -->'

/** The placeholder for the rendered first screen in the built page. */
const firstScreenPlace = '<!-- first screen -->'

const headEnd = '</head>'

/**
 * The page's HTML, cut where the server inserts text. `start` is the same for all pages with the same looks, so it is compressed
 * once. The server inserts a page's own head tags after `start`, the first screen after `body`, and the page data after
 * `data`. The page data comes last, so that a slow network delivers the visible part first.
 */
export type PageParts = { readonly start: string; readonly body: string; readonly data: string; readonly end: string }

export function splitPage(html: string): PageParts {
  const [start = '', inside = ''] = html.split(headEnd)
  const [body = '', after = ''] = inside.split(firstScreenPlace)
  const [data = '', end = ''] = after.split(pageDataPlaceholder)
  return { start, body: headEnd + body, data, end }
}

const opening = '<script type="application/json" id="page-data">'
const closing = '</script>'

/** The page data as a JSON script tag. `<` is escaped, so no text that people wrote can end the tag. */
export const writePageData = (pageData: unknown): string =>
  `${opening}${JSON.stringify(pageData).replaceAll('<', '\\u003c')}${closing}`

/** Reads the page data that `writePageData` wrote; undefined if the page has none. */
export function readPageData(page: string): unknown {
  const [, json] = page.split(opening)
  return json === undefined ? undefined : JSON.parse(json.slice(0, json.indexOf(closing)))
}

/** How the pages look to the signed-in person, or to a visitor. Anything invalid counts as the default. */
export function looksOf(user: unknown): Looks {
  const { theme, layout } = Object(user)
  return {
    theme: themes.find((each) => each === theme) ?? 'auto',
    layout: layouts.find((each) => each === layout) ?? 'usual',
  }
}

/** Sets the theme and the layout at the beginning of the page, so the first paint has the right colours and text size. */
export function applyLooks(page: string, { theme, layout }: Looks): string {
  const laidOut = layout === 'simple' ? page.replace('<html', '<html data-layout="simple"') : page
  if (theme === 'auto') return laidOut
  return (
    laidOut
      .replace('<html', `<html data-theme="${theme}"`)
      // Browsers use the first tag that matches, so this one precedes the page's own tags for light and dark devices.
      .replace('<meta name="theme-color"', `<meta name="theme-color" content="${paperColours[theme]}" />$&`)
  )
}
