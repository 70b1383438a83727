import type { Page } from '@playwright/test'

type Place = readonly [x: number, y: number]

/** Puts fingers on a page: Playwright itself can only tap. */
export async function openTouch(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...places: readonly Place[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) })
  return {
    touch,
    /** Moves one finger from a place to another in four steps, and lifts it. */
    async swipe([fromX, fromY]: Place, [toX, toY]: Place) {
      await touch('touchStart', [fromX, fromY])
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part])
      await touch('touchEnd')
    },
  }
}
