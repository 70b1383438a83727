import type { Page } from '@playwright/test'
import { expect, test } from './house.ts'
import { screens } from './screens.ts'

/** How far the page, or an open dialog in it, is wider than the screen. */
const overflow = (page: Page) =>
  page.evaluate<number>(`Math.max(...[document.documentElement, ...document.querySelectorAll('dialog[open]')]
    .map((element) => element.scrollWidth - element.clientWidth))`)

/**
 * What can be pressed and is smaller than 44 px; a link within a sentence may be as high as its line, and what is pressed
 * of a choice is the whole label around it.
 */
const smallTargets = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .map((element) => (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element)
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => !element.closest('dialog:not([open])') && getComputedStyle(element).clipPath === 'none')
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isInline = getComputedStyle(element).display === 'inline'
      return width > 0 && Math.min(width, height) < (isInline ? 24 : 44) - 0.01
    })
    .map((element) => element.outerHTML.slice(0, 120) + ' ' + JSON.stringify(element.getBoundingClientRect()))`)

test.describe.configure({ mode: 'parallel' })

for (const screen of screens)
  test(`${screen.name} fits 320 px, thumbs, and 200 % text`, async ({ openHouse }) => {
    const { house, page } = await screen.open(openHouse, { viewport: { width: 320, height: 640 } })
    for (const words of screen.complaints ?? []) house.expectComplaint(words)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await smallTargets(page)).toEqual([])
    await page.evaluate('document.documentElement.style.fontSize = "200%"')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
