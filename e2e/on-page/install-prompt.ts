/** Simulates the browser's install prompt, which test browsers never show. */
import type { BrowserContextOptions, Page } from '@playwright/test'

type Ending = 'accepted' | 'dismissed' | 'taken back'

/** Offers installation to the page, with this answer to its prompt. */
export const offerInstall = (page: Page, ending: Ending = 'accepted'): Promise<{ isOwnBannerPrevented: boolean }> =>
  page.evaluate(`(() => {
    globalThis.promptsShown = 0
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    offer.prompt = async () => {
      globalThis.promptsShown += 1
      if (${JSON.stringify(ending)} === 'taken back') throw new DOMException('Taken back', 'NotAllowedError')
      return { outcome: ${JSON.stringify(ending)} }
    }
    dispatchEvent(offer)
    return { isOwnBannerPrevented: offer.defaultPrevented }
  })()`)

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/18.5 Mobile/15E148 Safari/604.1'

/** Safari on an iPhone, as far as a page can see it. */
export const onAppleDevice = {
  options: { userAgent, hasTouch: true } satisfies BrowserContextOptions,
  prepare: (page: Page) =>
    page.addInitScript({
      content: `Object.defineProperty(navigator, 'standalone', { value: false })
        Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })`,
    }),
}
