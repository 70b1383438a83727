import type { PagePath } from '#app/page-paths.ts'
import { pathOf } from '../on-page/find-on-page.ts'
import { holdTransitions } from '../on-page/held-transitions.ts'
import { expect, test } from '../test-app/test-app.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Pages that a signed-in person of the demo family is not shown. */
type OtherPage = '/sign-in' | '/forgot-password' | '/reset-password' | '/set-up' | '/stop-mail'

/** The heading of each page, and its title in the browser. */
const pages: Readonly<Record<Exclude<PagePath, OtherPage>, readonly [heading: string, title: string]>> = {
  '/': ['Week 30', 'Week 30 · Nestling'],
  '/appointments': ['Appointments', 'Appointments · Nestling'],
  '/guide': ['Pregnancy Journey', 'Pregnancy Journey · Nestling'],
  '/labour': ['Contractions', 'Contractions · Nestling'],
  '/movements': ['Movements', 'Movements · Nestling'],
  '/album': ['Photo Album', 'Photo Album · Nestling'],
  '/contacts': ['Contacts', 'Contacts · Nestling'],
  '/news': ['News', 'News · Nestling'],
  '/trash': ['Recently deleted', 'Recently deleted · Nestling'],
  '/wishlist': ['Baby Wishlist', 'Baby Wishlist · Nestling'],
  '/family': ['Family & Friends', 'Family & Friends · Nestling'],
  '/share': ['Share Journey', 'Share Journey · Nestling'],
  '/admin': ['Admin Panel', 'Admin Panel · Nestling'],
  '/account': ['Your account', 'Your account · Nestling'],
  '/access-denied': ['Access denied', 'Access denied · Nestling'],
}

test('each page of a signed-in person has its own heading and title @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  for (const [path, [heading, title]] of Object.entries(pages)) {
    await nora.goto(path)
    await expect(nora.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(nora).toHaveTitle(title)
    await expect(nora.getByRole('main')).toHaveCount(1)
  }
})

test('an unknown address shows "not found" to everybody', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 404/)
  for (const person of [await testApp.visitor(), await testApp.person('mother')]) {
    const answer = await person.goto('/nowhere/at/all')
    expect(answer?.status()).toBe(404)
    await expect(person.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(person).toHaveTitle('Not found · Nestling')
    await person.getByRole('link', { name: 'Go home' }).click()
    await expect.poll(() => pathOf(person)).toBe('/')
  }
})

test('the navigation bar links to five pages and marks the current one', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  const bar = nora.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Calendar', 'Journey', 'Contacts', 'Settings'])
  for (const [label, path] of [
    ['Calendar', '/appointments'],
    ['Journey', '/guide'],
    ['Contacts', '/contacts'],
    ['Settings', '/admin'],
    ['Home', '/'],
  ] as const) {
    await bar.getByRole('link', { name: label }).click()
    await expect.poll(() => pathOf(nora)).toBe(path)
    await expect(bar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page')
  }
  await nora.goBack()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Admin Panel')
})

test('a press is not lost if a page transition starts or ends during the press @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  const bar = nora.getByRole('navigation', { name: 'Main' })
  // The code that recovers presses loads after the page.
  await nora.waitForLoadState('networkidle')
  const { untilItStarts, letStart } = await holdTransitions(nora)

  await bar.getByRole('link', { name: 'Contacts' }).hover()
  await nora.mouse.down()
  await bar.getByRole('link', { name: 'Calendar' }).press('Enter')
  await untilItStarts()
  await nora.mouse.up()
  await letStart()
  await untilItStarts()
  await letStart()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Contacts')

  await bar.getByRole('link', { name: 'Home' }).hover()
  await bar.getByRole('link', { name: 'Calendar' }).press('Enter')
  await untilItStarts()
  await nora.mouse.down()
  await letStart()
  await nora.mouse.up()
  await untilItStarts()
  await letStart()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
})

const menuLinks = [
  ['Home', '/'],
  ['Pregnancy Journey', '/guide'],
  ['Contractions', '/labour'],
  ['Movements', '/movements'],
  ['Appointments', '/appointments'],
  ['Contacts', '/contacts'],
  ['Photo Album', '/album'],
  ['Baby Wishlist', '/wishlist'],
  ['Family & Friends', '/family'],
  ['Share Journey', '/share'],
  ['Admin Panel', '/admin'],
] as const

test('the menu lists its pages in order, and closes when a page opens @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  const menu = nora.getByRole('dialog', { name: 'Menu' })
  await nora.getByRole('button', { name: 'Menu' }).click()
  const places = menu.getByRole('navigation', { name: 'All pages' }).getByRole('link')
  await expect(places).toHaveText([...menuLinks.map(([label]) => label), 'Sign Out'])
  await expect(menu.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout')
  await nora.keyboard.press('Escape')

  for (const [label, path] of menuLinks) {
    await nora.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: label }).click()
    await expect.poll(() => pathOf(nora)).toBe(path)
    await expect(menu).toBeHidden()
  }
})

/** Menu entries of parents and of admins. */
const notForFamily = new Set(['Contractions', 'Movements', 'Share Journey', 'Admin Panel'])

test('a family member sees no links to pages for parents or admins', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/')
  const settings = ruth.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' })
  await expect(settings).toHaveAttribute('href', '/account')
  await ruth.getByRole('button', { name: 'Menu' }).click()
  const places = ruth.getByRole('navigation', { name: 'All pages' }).getByRole('link')
  await expect(places).toHaveText([
    ...menuLinks.flatMap(([label]) => (notForFamily.has(label) ? [] : [label])),
    'Sign Out',
  ])
})

test('the menu names the couple, and links to the person’s account @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/')
  await ruth.getByRole('button', { name: 'Menu' }).click()
  const head = ruth.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Your account' })
  await expect(head).toContainText('Nora & Sam')
  await expect(head).toContainText('Expecting Baby')
  await head.click()
  await expect(ruth.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await expect(ruth.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test('a page appears with one transition, and content that loads later starts no second one @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.addInitScript({ content: countTransitions })
  const moves = () => nora.evaluate<number>('globalThis.moves')
  await nora.goto('/')
  await expect(nora.getByRole('main').getByRole('link', { name: 'Invite' })).toBeVisible()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  expect(await moves()).toBe(0)
  await nora.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await expect(nora.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
  await expect(nora.getByRole('list', { name: 'Codes and invitations' })).toBeVisible()
  expect(await moves()).toBe(1)
})

const countTransitions = `globalThis.moves = 0
const begin = document.startViewTransition
document.startViewTransition = function (...how) { moves += 1; return begin.apply(this, how) }`

test('the menu closes with Esc, its button, a press outside and Back @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/guide')
  await nora.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  const button = nora.getByRole('button', { name: 'Menu' })
  const menu = nora.getByRole('dialog', { name: 'Menu' })
  const ways = [
    () => nora.keyboard.press('Escape'),
    () => menu.getByRole('button', { name: 'Close' }).click(),
    () => nora.mouse.click(40, 300),
  ]
  for (const close of ways) {
    await button.click()
    await expect(menu).toBeVisible()
    await close()
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  }
  await button.click()
  await expect(menu).toBeVisible()
  await nora.goBack()
  await expect(menu).toBeHidden()
  expect(pathOf(nora)).toBe('/guide')
})

test('the code of a page is fetched when its link is touched, before the press ends @deep', async ({ openTestApp }) => {
  const nora = await (await openTestApp()).person('mother')
  const requested: string[] = []
  nora.on('request', (request) => void requested.push(new URL(request.url()).pathname))
  await nora.goto('/')
  const isRequested = () => requested.some((path) => path.startsWith('/assets/ContactsPage-'))
  await expect(nora.getByRole('heading', { level: 1 })).toBeVisible()
  expect(isRequested()).toBe(false)
  // The listener loads after the page; until then a touch prefetches nothing.
  await expect(async () => {
    await nora.getByRole('link', { name: 'Contacts' }).dispatchEvent('pointerdown')
    expect(isRequested()).toBe(true)
  }).toPass()
  expect(pathOf(nora)).toBe('/')
})
