/**
 * Says that the browser is too old, and links to the page without scripts if there is one. In such a browser the page's inline
 * script loads this file. The app still tries to start, because much of it may work.
 */
const notice = document.createElement('aside')
// Very old browsers do not read the app's styles.
Object.assign(notice.style, { maxWidth: '36rem', margin: '0 auto', padding: '1rem', textAlign: 'center' })
notice.append(
  `This browser is too old for Nestling, so parts of it may not work. Nestling works in ${SERVED_BROWSERS}, and in newer versions. Updating the device often helps.`,
)
const [, plainPage] = /url=([^"]+)/.exec(document.head.querySelector('noscript')?.textContent ?? '') ?? []
if (plainPage) {
  const link = document.createElement('a')
  // The app may change the address before somebody presses the link.
  link.href = new URL(plainPage.replace('&amp;', '&'), location.href).href
  Object.assign(link.style, { display: 'block', padding: '0.75rem' })
  link.append('Open the simple pages (read-only)')
  notice.append(link)
}
document.body.prepend(notice)

/** Words such as `Chrome 109 and Firefox 121`. */
declare const SERVED_BROWSERS: string

export {}
