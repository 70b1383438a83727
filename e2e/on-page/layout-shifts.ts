import type { Page } from '@playwright/test'

/** Keeps what moves on the pages that this one opens from now on. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript({ content: watch })

/** What has moved since, by how much. */
export const shifts = (page: Page): Promise<unknown> => page.evaluate('globalThis.shifts')

// Below a ten thousandth it is a fraction of a pixel in rounding, which nobody sees.
const watch = `globalThis.shifts = []
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    if (value < 0.0001) continue
    const moved = sources.map(({ node }) => (node && node.outerHTML ? node.outerHTML.slice(0, 80) : 'gone'))
    globalThis.shifts.push(value + ' ' + moved.join(' '))
  }
}).observe({ type: 'layout-shift', buffered: true })`
