/** The messages and steps of home’s five loading animations, and a check of one animation. */
import { expect, type Page } from '@playwright/test'
import type { TestApp } from '../test-app/test-app.ts'
import { goHome, openOtherPage } from './find-on-page.ts'

type Animation = readonly [message: string, steps: readonly [string, string, string]]

/** Opens home, which then shows this one of the five animations. Its data never arrives, and the clock is stopped. */
async function openSlowHome(testApp: TestApp, variant: number) {
  const nora = await testApp.person('mother', { reducedMotion: 'reduce' })
  await nora.addInitScript({ content: `Math.random = () => ${variant / 5 + 0.1}` })
  await nora.route('**/api/pregnancies/current', () => undefined)
  await nora.clock.install()
  await openOtherPage(nora)
  await nora.clock.pauseAt(Date.now() + 60_000)
  await goHome(nora)
  const progress = nora.getByRole('progressbar')
  while ((await progress.count()) === 0) await nora.clock.runFor(1)
  const read = async () => [await progress.getAttribute('aria-valuenow'), await stepOn(nora)]
  return { nora, read }
}

/** The step, which is the text below the message. */
const stepOn = (page: Page) => page.getByRole('main').getByRole('paragraph').last().textContent()

export const animations: readonly Animation[] = [
  ['Listening in', ['A small heart, beating', 'Counting the days', 'Nearly with you']],
  ['Growing a little', ['Warm soil', 'A first leaf', 'Reaching for the light']],
  ['A quiet moment', ['The moon comes up', 'Drifting over', 'Nearly with you']],
  ['Making the nest', ['One twig', 'And another', 'Soft enough to sit in']],
  ['On the way', ['Small steps', 'One after the other', 'Nearly with you']],
]

/** Checks the progress and the step of an animation at times from 100 to 3200 ms. */
export async function watchAnimation(testApp: TestApp, variant: number, [message, [first, second, third]]: Animation) {
  const { nora, read } = await openSlowHome(testApp, variant)
  await expect(nora.getByRole('progressbar', { name: message })).toBeVisible()
  await expect(nora.getByRole('status').filter({ hasText: message })).toBeVisible()
  let passed = 100
  // The progress first changes 100 ms after the animation began.
  while ((await read())[0] === '0') await nora.clock.runFor(1)
  for (const [time, percent, words] of [
    [100, '3', first],
    [199, '3', first],
    [200, '7', first],
    [799, '23', first],
    [800, '27', second],
    [1500, '50', second],
    [1599, '50', second],
    [1600, '53', third],
    [2399, '77', third],
    [2400, '80', first],
    [2999, '97', first],
    [3000, '100', first],
    [3200, '100', second],
  ] as const) {
    await nora.clock.runFor(time - passed)
    passed = time
    await expect.poll(read, `after ${time} ms`).toEqual([percent, words])
  }
}
