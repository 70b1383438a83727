import { advanceUntilVisible, goHome, openOtherPage } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

test('while home waits for its data, a loading animation changes its text every 800 ms and fills its bar in 3000 ms @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', { reducedMotion: 'reduce' })
  // Selects the second of the five animations.
  await nora.addInitScript({ content: 'Math.random = () => 0.3' })
  const arrived = Promise.withResolvers<void>()
  await nora.route('**/api/pregnancies/current', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await nora.clock.install()
  await openOtherPage(nora)
  await nora.clock.pauseAt(Date.now() + 60_000)
  await goHome(nora)

  const progress = nora.getByRole('progressbar', { name: 'Growing a little' })
  let passed = 0
  const passTo = async (time: number) => {
    await nora.clock.runFor(time - passed)
    passed = time
  }
  // The animation appears once its code has loaded and a short delay has passed. The delay avoids a flash.
  await advanceUntilVisible(nora, progress)
  await expect(progress).toHaveAttribute('aria-valuenow', '0')
  // The bar is updated every 100 ms.
  while ((await progress.getAttribute('aria-valuenow')) === '0') await passTo(passed + 10)
  await expect(nora.getByText('Warm soil')).toBeVisible()
  // Checks the middle of each step, because the start is not known to the millisecond.
  for (const [time, words] of [
    [400, 'Warm soil'],
    [1200, 'A first leaf'],
    [2000, 'Reaching for the light'],
    [2800, 'Warm soil'],
    [3600, 'A first leaf'],
    [4400, 'Reaching for the light'],
  ] as const) {
    if (time - 100 < passed) continue
    await passTo(time - 100)
    const before = Number(await progress.getAttribute('aria-valuenow'))
    await passTo(time)
    await expect(nora.getByText(words)).toBeVisible()
    const now = Number(await progress.getAttribute('aria-valuenow'))
    expect(Math.abs(now - Math.min(100, time / 30))).toBeLessThan(5)
    if (time < 3000) expect(now).toBeGreaterThan(before)
  }
  arrived.resolve()
  await nora.clock.resume()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
})
