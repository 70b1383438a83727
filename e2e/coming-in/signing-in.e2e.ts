import { advanceUntilVisible, colourOf, openMenu, pathOf, toastOn, typeCredentials } from '../on-page/find-on-page.ts'
import { cast, castPassword } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'

test('the landing page leads to the sign-in page through /api/login', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor()
  await visitor.goto('/')
  await expect(visitor.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login')
  await visitor.getByRole('link', { name: 'Sign In' }).click()
  await visitor.waitForURL('/sign-in')
  await expect(visitor.getByRole('heading', { name: 'Track your pregnancy journey together' })).toBeVisible()
  await expect(visitor.getByText('Please contact an admin for access.')).toBeVisible()

  await visitor.goto('/api/login')
  expect(pathOf(visitor)).toBe('/sign-in')
})

test('signing in with an empty field shows a toast, and sends nothing', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor()
  const sent: string[] = []
  visitor.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
  await visitor.goto('/sign-in')
  const signIn = visitor.getByRole('button', { name: 'Sign In' })

  for (const [username, password] of [
    ['', ''],
    [cast.mother.email, ''],
    ['', castPassword],
  ] as const) {
    await visitor.getByLabel('Username').fill(username)
    await visitor.getByRole('textbox', { name: 'Password' }).fill(password)
    await signIn.click()
    await expect(toastOn(visitor)).toHaveText('Error: Please fill in all fields')
    await toastOn(visitor).getByRole('button', { name: 'Dismiss' }).click()
    await expect(toastOn(visitor)).toHaveCount(0)
  }
  await expect(visitor.getByLabel('Username')).toHaveAttribute('required')
  await expect(visitor.getByRole('textbox', { name: 'Password' })).toHaveAttribute('required')
  expect(sent).toEqual([])
})

test('a wrong password and an unknown email get the same message', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 401/)
  const visitor = await testApp.visitor()
  await visitor.goto('/sign-in')
  for (const email of [cast.mother.email, 'nobody@nestling.example']) {
    await visitor.getByLabel('Username').fill(email)
    await visitor.getByRole('textbox', { name: 'Password' }).fill('not her password')
    await visitor.getByRole('button', { name: 'Sign In' }).click()
    await expect(toastOn(visitor)).toHaveText(/^Login failed\s*Invalid email or password$/)
    await expect.poll(() => colourOf(toastOn(visitor), 'border-top-color')).toBe('red')
    await toastOn(visitor).getByRole('button', { name: 'Dismiss' }).click()
    await expect(toastOn(visitor)).toHaveCount(0)
  }
  await expect(visitor.getByLabel('Username')).toHaveValue('nobody@nestling.example')
})

test('a sign-in that fails without a message says that Nestling could not be reached, and a refused one shows the server’s message @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 502/)
  testApp.expectProblem(/status of 429/)
  const nora = await testApp.visitor()
  const sentence = 'Too many attempts. Please wait a little and try again.'
  await nora.goto('/sign-in')
  await typeCredentials(nora, 'mother')
  for (const [answer, words] of [
    [{ status: 502, body: '' }, 'Nestling could not be reached. Please try again.'],
    [{ status: 429, json: { message: sentence, code: 'too-many-attempts' } }, sentence],
  ] as const) {
    await nora.route('**/api/login', (route) => route.fulfill(answer))
    await nora.getByRole('button', { name: 'Sign In' }).click()
    await expect(toastOn(nora)).toHaveText(`Login failed${words}`)
    await nora.unrouteAll()
  }
})

test('the Sign In button says "Signing in..." until the server responds @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.visitor()
  await nora.goto('/sign-in')
  const answered = Promise.withResolvers<void>()
  await nora.route('/api/login', async (route) => {
    await answered.promise
    await route.continue()
  })
  await typeCredentials(nora, 'mother')
  await nora.getByRole('button', { name: 'Sign In' }).click()
  await expect(nora.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  answered.resolve()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
})

test('the right password shows a welcome toast, and home 100 ms later', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.visitor()
  await nora.clock.install()
  await nora.goto('/sign-in')
  // Show one toast first, so the toast code is loaded.
  await nora.getByRole('button', { name: 'Sign In' }).click()
  await toastOn(nora).getByRole('button', { name: 'Dismiss' }).click()
  await expect(toastOn(nora)).toHaveCount(0)

  await typeCredentials(nora, 'mother')
  await nora.clock.pauseAt(Date.now() + 60_000)
  const answer = nora.waitForResponse('/api/login')
  await nora.getByRole('textbox', { name: 'Password' }).press('Enter')
  await answer
  const passed = await advanceUntilVisible(nora, toastOn(nora))
  await expect(toastOn(nora)).toHaveText('Welcome back! Successfully logged in.')
  await nora.clock.runFor(99 - passed)
  expect(pathOf(nora)).toBe('/sign-in')
  await nora.clock.runFor(1 + passed)
  await expect.poll(() => pathOf(nora)).toBe('/')
  await nora.clock.resume()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
})

test('the page learns from the sign-in response who signed in, and does not request it again @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.visitor()
  await nora.goto('/sign-in')
  await nora.route('**/api/login', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), firstName: 'Zora' } })
  })
  const requested: string[] = []
  nora.on('request', (request) => void requested.push(new URL(request.url()).pathname))
  await typeCredentials(nora, 'mother')
  await nora.getByRole('button', { name: 'Sign In' }).click()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  await nora.getByRole('button', { name: 'Menu' }).click()
  await expect(nora.getByRole('link', { name: 'Your account' }).locator('> span')).toHaveText('Z')
  expect(requested).toContain('/api/login')
  expect(requested).not.toContain('/api/auth/user')
})

test('a password can be shown while it is typed @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor()
  await visitor.goto('/sign-in')
  const password = visitor.getByRole('textbox', { name: 'Password' })
  await expect(password).toHaveAttribute('type', 'password')
  await visitor.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await visitor.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('a signed-in person who opens the sign-in page is sent home', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/sign-in')
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  expect(pathOf(nora)).toBe('/')
})

test('signing out leads to the landing page, and Back shows nothing private', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await expect(nora.getByText(/^29 weeks and [34] days$/)).toBeVisible()
  await nora.getByRole('button', { name: 'Menu' }).click()
  await nora.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign Out' }).click()

  await expect(nora.getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(pathOf(nora)).toBe('/')
  const cookies = await nora.context().cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('nestling-session')

  await nora.goBack()
  await expect(nora.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(nora.getByText(/^29 weeks and/)).toHaveCount(0)
  await expect(nora.getByText('Recent Updates')).toHaveCount(0)
})

test('the session cookie cannot be read by a script', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.visitor()
  await nora.goto('/sign-in')
  await typeCredentials(nora, 'mother')
  await nora.getByRole('button', { name: 'Sign In' }).click()
  await nora.waitForURL('/')
  const session = (await nora.context().cookies()).find(({ name }) => name === 'nestling-session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await nora.evaluate('document.cookie')).toBe('')
})

test('double clicks on Sign In and Sign Out cause no refused request @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.visitor()
  await nora.goto('/sign-in')
  await typeCredentials(nora, 'mother')
  await nora.getByRole('button', { name: 'Sign In' }).dblclick()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  const places = await openMenu(nora)
  await nora.waitForLoadState('networkidle')
  await places.filter({ hasText: 'Sign Out' }).dblclick()
  await expect(nora.getByRole('link', { name: 'Sign In' })).toBeVisible()
})
