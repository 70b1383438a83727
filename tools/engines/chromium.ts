/** Lets a person of person.ts use a page of Chromium that Playwright controls. */
import type { Page } from '@playwright/test'
import type { Controls } from './browser.ts'

export const controlsOf = (page: Page): Controls => ({
  async open(url) {
    await page.goto(url)
  },
  evaluate: (expression) => page.evaluate(expression),
  press: ({ x, y }) => page.mouse.click(x, y),
  type: (keys) => page.keyboard.type(keys.join('')),
  dayKeys: (day) => day.replace(/(.{4})-(..)-(..)/, '$2$3$1'),
  timeKeys: (time) => `${time.replace(':', '')}AM`,
  choose: (selector, file) => page.locator(selector).setInputFiles(file),
})
