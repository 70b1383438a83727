import { expect, type Page } from '@playwright/test'

/** Transitions between pages wait for `letStart()`. Until then, the browser shows a picture of the old page. */
export async function holdTransitions(page: Page) {
  await page.evaluate(hold)
  const untilIt = (state: string) => expect(page.locator('html')).toHaveAttribute('data-transition', state)
  return {
    untilItStarts: () => untilIt('starts'),
    async letStart() {
      await page.evaluate(`dispatchEvent(new Event('test:let-start'))`)
      await untilIt('ready')
    },
  }
}

const hold = `(() => {
  const start = document.startViewTransition.bind(document)
  const note = (state) => document.documentElement.setAttribute('data-transition', state)
  document.startViewTransition = ({ update }) => {
    const mayStart = new Promise((resolve) => addEventListener('test:let-start', resolve, { once: true }))
    const transition = start(async () => {
      note('starts')
      await mayStart
      await update()
    })
    void transition.ready.then(() => note('ready'))
    return transition
  }
})()`
