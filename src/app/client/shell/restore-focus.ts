/**
 * Browsers drop the focus when the focused element is removed, and a screen reader then starts again at the top of the
 * page. This script moves the focus to the nearest remaining ancestor, unless other code has set the focus.
 */

/** Elements that are not controls, but that this script can focus. */
const focusable = 'li, ul, ol, [aria-labelledby], [aria-label], main'

/** The last focused element and its ancestors. */
let lastPath: readonly Element[] = []

new MutationObserver(focusNearest).observe(document.body, { childList: true, subtree: true })

/**
 * Restores the focus after a focused element is removed. `path`: that element and its ancestors. The element may already
 * be removed, if this code loaded slowly.
 */
export function restoreFocus(path: readonly EventTarget[]): void {
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
    // While it has the tabindex, a later tap on text in this element would focus the element.
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
