/** Actions of a person who uses only the keyboard. */
import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than the longest page has. */
const maxTabStops = 160

export function keyboardOf(page: Page) {
  const { keyboard } = page
  const focused = page.locator(':focus')

  /** Presses Tab until the target has the focus. */
  async function goTo(target: Locator) {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < maxTabStops && (await target.and(focused).count()) === 0; stop += 1)
      await keyboard.press('Tab')
    await expect(target).toBeFocused()
  }

  return {
    goTo,
    async press(target: Locator, key = 'Enter') {
      await goTo(target)
      await keyboard.press(key)
    },
    /** Replaces the field's text. */
    async write(target: Locator, words: string) {
      await goTo(target)
      await keyboard.press('ControlOrMeta+A')
      await keyboard.type(words)
    },
    /** Presses the down arrow in a select until the option is chosen. */
    async chooseOption(target: Locator, option: string) {
      await goTo(target)
      const chosen = target.locator('option:checked')
      await keyboard.press('Home')
      for (let step = 0; step < 60 && (await chosen.textContent()) !== option; step += 1)
        await keyboard.press('ArrowDown')
      await expect(chosen).toHaveText(option)
    },
    /** Types a day such as 2031-06-20 into a date field, in the order that these browsers expect. */
    async writeDay(target: Locator, day: string) {
      await goTo(target)
      await keyboard.type(`${day.slice(5, 7)}${day.slice(8)}${day.slice(0, 4)}`)
    },
    /** Chooses one of several radio buttons by the arrow keys. */
    async chooseRadio(question: Locator, answer: Locator) {
      await goTo(question.getByRole('radio', { checked: true }))
      for (let step = 0; step < 6 && !(await answer.isChecked()); step += 1) await keyboard.press('ArrowDown')
      await expect(answer).toBeChecked()
      await expect(answer).toBeFocused()
    },
    /** Presses Undo in a toast, which the key F8 focuses. */
    async undo() {
      await keyboard.press('F8')
      const undo = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'Undo' })
      await goTo(undo)
      await keyboard.press('Enter')
    },
    /** Checks that some element has the focus. With the focus on the body, a screen reader would start at the top again. */
    expectSomeFocus: () => expect(focused).toHaveCount(1),
  }
}

/** Holds back the code that restores the focus. Returns a function that lets it load. */
export async function holdFocusCode(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/restore-focus-*', async (route) => {
    await held
    await route.continue()
  })
  return release
}
