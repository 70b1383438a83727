import type { Page } from '@playwright/test'
import { openHomePrefetched } from '../on-page/cached-data.ts'
import { openMenu } from '../on-page/find-on-page.ts'
import { atDay } from '../test-app/prepare-state.ts'
import { expect, test } from '../test-app/test-app.ts'
import { contractionsOn, timerOn } from './labour-on-page.ts'

const term = 7 * 39

/** Opens the timer, and waits until the page gets live updates. */
async function openTimer(page: Page) {
  const connected = page.waitForResponse(/\/api\/live/)
  await page.goto('/labour')
  await connected
}

const press = (page: Page, words: 'It begins' | 'It ends') =>
  page.getByRole('region', { name: 'Timer' }).getByRole('button', { name: words }).click()

test('one button times contractions, and the page shows their average', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: atDay(term) })
  const nora = await testApp.person('mother')
  // The requests fail, so the page does not follow the server's clock, which is not paused.
  await nora.route(/\/contractions\//, (route) => route.abort())
  testApp.expectProblem(/^console error: .*ERR_FAILED/)
  await nora.clock.install()
  await nora.goto('/labour')
  await expect(timerOn(nora)).toHaveText(/It begins/)
  await nora.clock.pauseAt(Date.now() + 60_000)
  for (const seconds of [50, 48, 52]) {
    await press(nora, 'It begins')
    await nora.clock.runFor(seconds * 1000)
    await expect(timerOn(nora)).toHaveText(`It ends0:${seconds}`)
    await press(nora, 'It ends')
    await nora.clock.runFor((300 - seconds) * 1000)
  }
  await expect(
    nora.getByText('In the last hour: 3 contractions, about 5 minutes apart, about 50 seconds long.'),
  ).toBeVisible()
  await expect(timerOn(nora)).toHaveText('It begins5 minutes since the last one began')
  await expect(contractionsOn(nora)).toHaveText([/52 sec.*5 minutes apart/, /48 sec.*5 minutes apart/, /50 sec/])
})

test('both parents press for the same contraction, each sees the other’s press, and it is noted once', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: atDay(term) })
  const [nora, sam] = [await testApp.person('mother'), await testApp.person('partner')]
  await openTimer(sam)
  await openTimer(nora)
  await press(nora, 'It begins')
  await expect(timerOn(sam)).toHaveText(/It ends/)
  await press(sam, 'It ends')
  await expect(timerOn(nora)).toHaveText(/It begins/)
  for (const page of [nora, sam]) await expect(contractionsOn(page)).toHaveCount(1)
})

test('presses of the timer button without a network survive a reload, and arrive once when the network is back @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: atDay(term), network: true })
  const nora = await openHomePrefetched(testApp, 'guide')
  testApp.network.switchTo('offline')
  await nora.goto('/labour')
  await press(nora, 'It begins')
  await expect(nora.getByText('Not sent yet. It will be sent as soon as you are back online.')).toBeVisible()
  await nora.reload()
  await expect(timerOn(nora)).toHaveText(/It ends/)
  await press(nora, 'It ends')
  await expect(contractionsOn(nora)).toHaveCount(1)

  // Other pages send the presses, too.
  testApp.network.switchTo('online')
  await nora.goto('/')
  const left = 'Object.keys(localStorage).filter((key) => key.includes("labour")).length'
  await expect.poll(() => nora.evaluate(left), { timeout: 20_000 }).toBe(0)
  const sam = await testApp.person('partner')
  await sam.goto('/labour')
  await expect(contractionsOn(sam)).toHaveCount(1)
  await expect(timerOn(sam)).toHaveText(/It begins/)
})

test('a person is asked before a sign-out deletes presses of the timer button that are not sent yet @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: atDay(term), network: true })
  const nora = await openHomePrefetched(testApp, 'guide')
  testApp.network.switchTo('offline')
  await nora.goto('/labour')
  await press(nora, 'It begins')
  await expect(timerOn(nora)).toHaveText(/It ends/)
  await (await openMenu(nora)).filter({ hasText: 'Sign Out' }).click()
  const question = nora.getByRole('dialog', { name: '1 thing has not been sent yet' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await nora.keyboard.press('Escape')
  await expect(timerOn(nora)).toHaveText(/It ends/)
  // The question also appears when Nora signs out on another page.
  await nora.goto('/')
  await (await openMenu(nora)).filter({ hasText: 'Sign Out' }).click()
  await question.getByRole('button', { name: 'Delete and sign out' }).click()
  await nora.waitForURL(/sign-in/)
  // Only the mark of the sign-out is left.
  expect(await nora.evaluate('Object.keys(localStorage)')).toEqual(['nestling-farewell'])
})

test('a contraction that was noted by mistake can be removed, and brought back @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: atDay(term) })
  const nora = await testApp.person('mother')
  await nora.goto('/labour')
  await press(nora, 'It begins')
  await contractionsOn(nora).getByRole('button').click()
  await nora.getByRole('button', { name: 'Remove it' }).click()
  await expect(contractionsOn(nora)).toHaveCount(0)
  await nora.getByRole('button', { name: 'Undo' }).click()
  await expect(contractionsOn(nora)).toHaveCount(1)
  await nora.reload()
  await expect(contractionsOn(nora)).toHaveCount(1)
})

test('before 37 weeks the page begins by saying to call now, with the number of the maternity unit', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: atDay(7 * 36 + 6) })
  const nora = await testApp.person('mother')
  await nora.goto('/labour')
  const call = nora.getByRole('region', { name: 'Before 37 weeks: call now' })
  await expect(call.getByRole('link', { name: /Quayside Birth Centre/ })).toHaveAttribute('href', 'tel:+442079460911')
  const [ofCall, ofTimer] = await Promise.all([call.boundingBox(), timerOn(nora).boundingBox()])
  expect(ofCall?.y).toBeLessThan(ofTimer?.y ?? 0)
})

test('family sees nothing until a parent shares the timer, and then can only read it', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: atDay(term) })
  const [nora, ruth] = [await testApp.person('mother'), await testApp.person('grandmother')]
  await openTimer(nora)
  await press(nora, 'It begins')
  await openTimer(ruth)
  await expect(ruth.getByText('There is nothing here for you at the moment.')).toBeVisible()
  await nora.getByRole('button', { name: 'Show the timer to family' }).click()
  await expect(contractionsOn(ruth)).toHaveCount(1)
  await press(nora, 'It ends')
  await expect(contractionsOn(ruth)).toHaveText(/sec/)
  await expect(ruth.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('if the baby moves less or differently, the page says at once whom to call', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/movements')
  await nora.getByRole('button', { name: 'Felt as usual' }).click()
  await expect(nora.getByRole('region', { name: 'Call now' })).toBeHidden()
  await nora.getByRole('button', { name: 'Less, different or none' }).click()
  await expect(
    nora.getByRole('region', { name: 'Call now' }).getByRole('link', { name: /Quayside Birth Centre/ }),
  ).toBeVisible()
})
