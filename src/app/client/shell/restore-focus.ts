/**
 * Browsers drop the focus when the focused element is removed, and a screen reader then starts again at the top of the
 * page. This script moves the focus to a list item, list, named element or `main` around the removed one, unless other code has
 * set the focus.
 */

/** The elements to which the focus may move. The nearest one around the removed element gets it. */
const focusable = 'li, ul, ol, [aria-labelledby], [aria-label], main'

/** The last focused element and its ancestors. */
let lastPath: readonly Element[] = []

new MutationObserver(focusNearest).observe(document.body, { childList: true, subtree: true })

/**
 * Called whenever an element gets the focus. Remembers `path`, the element and its ancestors, to restore the focus when the
 * element is removed. If this code loaded slowly, the element may be removed already.
 */
export function trackFocus(path: readonly EventTarget[]): void {
  const elements = path.filter((target) => target instanceof Element)
  lastPath = elements.slice(0, elements.indexOf(document.body))
  focusNearest()
}

function focusNearest() {
  const [last] = lastPath
  if (!last || last.isConnected || document.activeElement !== document.body) return
  const around = lastPath.find((element) => element.isConnected && element.matches(focusable))
  const place = around ?? document.querySelector('main')
  if (!(place instanceof HTMLElement)) return
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    // Removes the tabindex when the focus leaves. Otherwise a later tap on text in this element would focus the element.
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
