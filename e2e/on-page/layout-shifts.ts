import type { Page } from '@playwright/test'

/** Records layout shifts on all pages that are opened from now on. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript({ content: watch })

/** The shifts so far: the score of each, and what moved. */
export const shifts = (page: Page): Promise<unknown> => page.evaluate('globalThis.shifts')

// A score is the share of the screen that moves, times the distance. Tools for page speed round scores to thousandths and
// call a score up to 0.1 good. Nobody sees a shift with a score below 0.0001.
const watch = `globalThis.shifts = []
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    if (value < 0.0001) continue
    const moved = sources.map(({ node }) => (node && node.outerHTML ? node.outerHTML.slice(0, 80) : 'gone'))
    globalThis.shifts.push(value + ' ' + moved.join(' '))
  }
}).observe({ type: 'layout-shift', buffered: true })`
