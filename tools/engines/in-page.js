/** Runs in the page and finds what the tour asks for. While a dialog is open, it finds fields and controls only there. */
globalThis.openPage = () => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true })
  const inOneLine = (words) => words.replace(/\s+/g, ' ').trim()
  const wordsOf = (element) => inOneLine(element.innerText)
  const nameOf = (control) => inOneLine(control.getAttribute('aria-label') ?? wordsOf(control))
  const labelsOf = (field) => [...(field.labels ?? [])].map((label) => wordsOf(label).replace(/\s*\*$/, ''))
  const find = {
    field: (label) => listAll('input, textarea, select').find((field) => labelsOf(field).includes(inOneLine(label))),
    control: (name) => listAll('button:enabled, a[href]').find((control) => nameOf(control) === inOneLine(name)),
  }
  const listAll = (selector) => [...root.querySelectorAll(selector)].filter(isShown)

  return {
    words: () => wordsOf(document.body),
    has: (kind, name) => Boolean(find[kind](name)),
    hasPicture: (name) => find.control(name)?.querySelector('img')?.naturalWidth > 0,
    /** A point at which a click reaches the element. If there is none yet, scrolls to the element and returns null. */
    pointOf(kind, name) {
      const element = find[kind](name)
      if (!element) return null
      const { x, y, width, height } = element.getBoundingClientRect()
      // The point is near the left edge, where a date field has its first part.
      const point = { x: Math.round(x + Math.min(width / 2, 20)), y: Math.round(y + height / 2) }
      if (element.contains(document.elementFromPoint(point.x, point.y))) {
        globalThis.missedElement = element
        element.addEventListener('click', () => (globalThis.missedElement = null), { once: true, capture: true })
        return point
      }
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return null
    },
    /** Whether the last click missed the element for which `pointOf` returned a point. */
    hasMissed: () => Boolean(globalThis.missedElement),
    /** Everything this browser stores except the app's own files. */
    async stored() {
      const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
      for (const name of await caches.keys()) {
        if (name.startsWith('nestling-shell-')) continue
        const cache = await caches.open(name)
        for (const request of await cache.keys()) texts.push(request.url, await (await cache.match(request)).text())
      }
      return texts.join('\n')
    },
  }
}
