/**
 * Says that the browser is too old, and links to the page without scripts if there is one. The page's inline script loads this
 * file. The app still tries to start, because much of it may work.
 */
const notice = document.createElement('aside')
// Very old browsers do not read the app's styles.
notice.style.padding = '1rem'
notice.append(
  `This browser is too old for Nestling, so parts of it may not work. These can show everything: ${SERVED_BROWSERS}. An update of the device often brings a newer browser. `,
)
const [, plainPage] = /url=([^"]+)/.exec(document.head.querySelector('noscript')?.textContent ?? '') ?? []
if (plainPage) {
  const link = document.createElement('a')
  link.href = plainPage.replace('&amp;', '&')
  link.append('Open the simple pages, which any browser can show')
  notice.append(link)
}
document.body.prepend(notice)

/** Words such as `Chrome 109 and newer`. */
declare const SERVED_BROWSERS: string

export {}
