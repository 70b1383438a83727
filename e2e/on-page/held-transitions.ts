import { expect, type Page } from '@playwright/test'

/** Makes each transition between pages wait for `letStart()`. Until then, the browser shows a snapshot of the old page. */
export async function holdTransitions(page: Page) {
  await page.evaluate(hold)
  const untilState = (state: string) => expect(page.locator('html')).toHaveAttribute('data-transition', state)
  return {
    untilItStarts: () => untilState('starts'),
    async letStart() {
      await page.evaluate(`dispatchEvent(new Event('test:let-start'))`)
      await untilState('ready')
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
