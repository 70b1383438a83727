/**
 * Says that the browser is too old, and links to the page without scripts if there is one. The page's inline script
 * loads this file in browsers that are too old. The app still tries to start there, because much of it may work.
 */
import { texts } from './texts/texts.ts'

const notice = document.createElement('aside')
// Sets the styles here, because very old browsers cannot read the app's stylesheets.
Object.assign(notice.style, { maxWidth: '36rem', margin: '0 auto', padding: '1rem', textAlign: 'center' })
notice.append(texts.tooOld(SERVED_BROWSERS.chrome, SERVED_BROWSERS.firefox, SERVED_BROWSERS.safari))
const [, plainPage] = /url=([^"]+)/.exec(document.head.querySelector('noscript')?.textContent ?? '') ?? []
if (plainPage) {
  const link = document.createElement('a')
  // The app may change the address before somebody presses the link.
  link.href = new URL(plainPage.replace('&amp;', '&'), location.href).href
  Object.assign(link.style, { display: 'block', padding: '0.75rem' })
  link.append(texts.openSimplePages)
  notice.append(link)
}
document.body.prepend(notice)

/** The oldest versions in which Nestling works. */
declare const SERVED_BROWSERS: { readonly chrome: number; readonly firefox: number; readonly safari: number }
