/** Simulates the browser's install prompt, which test browsers never show. */
import type { BrowserContextOptions, Page } from '@playwright/test'

/** The person’s answer, or `withdrawn`: the browser refuses to show its prompt. */
type Outcome = 'accepted' | 'dismissed' | 'withdrawn'

/** Makes the browser offer installation to the page, with this outcome of its prompt. */
export const offerInstall = (
  page: Page,
  outcome: Outcome = 'accepted',
): Promise<{ isBrowserBannerPrevented: boolean }> =>
  page.evaluate(`(() => {
    globalThis.promptsShown = 0
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    offer.prompt = async () => {
      globalThis.promptsShown += 1
      if (${JSON.stringify(outcome)} === 'withdrawn') throw new DOMException('Withdrawn', 'NotAllowedError')
      return { outcome: ${JSON.stringify(outcome)} }
    }
    dispatchEvent(offer)
    return { isBrowserBannerPrevented: offer.defaultPrevented }
  })()`)

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/18.5 Mobile/15E148 Safari/604.1'

/** Makes Chromium look to the page like Safari on an iPhone. */
export const onAppleDevice = {
  options: { userAgent, hasTouch: true } satisfies BrowserContextOptions,
  prepare: (page: Page) =>
    page.addInitScript({
      content: `Object.defineProperty(navigator, 'standalone', { value: false })
        Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })`,
    }),
}
