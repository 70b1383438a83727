import { fillInRegistration, openMenu, pathOf, toastOn, typeCredentials, updatesOn } from '../on-page/find-on-page.ts'
import { cast } from '../test-app/cast.ts'
import { knownCode, setKnownCode } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

const link = `/?invite=${knownCode}`
const newcomer = { firstName: 'Ada', lastName: 'Reyes', email: 'ada@nestling.example' }

test('a visitor opens an invite link, sees whose journey it is, joins, and lands on home', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: setKnownCode() })
  const ada = await testApp.visitor()
  await ada.goto(link)
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Nora & Sam invite you to follow Pip’s journey')
  await expect(ada.getByText('Invited by Nora, as family')).toBeVisible()
  await fillInRegistration(ada, newcomer)
  await ada.getByRole('button', { name: 'Join Pip’s journey' }).click()

  await expect(toastOn(ada)).toHaveText('Welcome to Pip! Account created successfully')
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  await expect(updatesOn(ada).first()).toBeVisible()
  expect(pathOf(ada)).toBe('/')
  await ada.reload()
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Week 30')

  const nora = await testApp.person('mother')
  await nora.goto('/share')
  await expect(nora.getByText('3/10 used')).toBeVisible()
})

test('errors in the registration form appear beside its fields', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: setKnownCode() })
  const ada = await testApp.visitor()
  await ada.goto(link)
  const join = ada.getByRole('button', { name: 'Join Pip’s journey' })
  await join.click()
  await expect(ada.getByLabel('First name')).toHaveAccessibleDescription('Required')
  await expect(ada.getByLabel('First name')).toBeFocused()
  await fillInRegistration(ada, { ...newcomer, email: 'ada at home', password: 'short' })
  await join.click()
  await expect(ada.getByLabel('Email')).toHaveAccessibleDescription(/Invalid email$/)
  await expect(ada.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription(
    /String must contain at least 10 character\(s\)$/,
  )
})

test('a refused registration shows the reason, and the form keeps what was typed', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: setKnownCode() })
  testApp.expectProblem(/status of 409/)
  const ada = await testApp.visitor()
  await ada.goto(link)
  await fillInRegistration(ada, { ...newcomer, email: cast.friend.email })
  await ada.getByRole('button', { name: 'Join Pip’s journey' }).click()
  await expect(toastOn(ada)).toContainText('Registration failed')
  await expect(toastOn(ada)).toContainText('There is already an account with this email.')
  await expect(ada.getByLabel('First name')).toHaveValue('Ada')
  await expect(ada.getByLabel('Email')).toHaveValue(cast.friend.email)
  await expect(ada.getByRole('textbox', { name: 'Password' })).not.toHaveValue('')
  expect(pathOf(ada)).toBe(link)
})

test('a registration that fails without a message from the server shows "Failed to create account" @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: setKnownCode() })
  testApp.expectProblem(/status of 502/)
  const ada = await testApp.visitor()
  await ada.goto(link)
  await ada.route('**/api/register', (route) => route.fulfill({ status: 502, body: '' }))
  await fillInRegistration(ada, newcomer)
  await ada.getByRole('button', { name: 'Join Pip’s journey' }).click()
  await expect(toastOn(ada)).toHaveText(/^Registration failed\s*Failed to create account$/)
  await expect(ada.getByLabel('Email')).toHaveValue(newcomer.email)
})

test('a person with a journey of their own joins another with one tap, and switches between both', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: setKnownCode() })
  const ines = await testApp.person('neighbour')
  await ines.goto(link)
  await expect(ines.getByText('You are signed in as Inês Duarte')).toBeVisible()
  await expect(ines.getByRole('textbox')).toHaveCount(0)
  await ines.getByRole('button', { name: 'Join Pip’s journey' }).click()
  await expect(ines.getByRole('region', { name: 'Pip’s journey' })).toBeVisible()
  expect(pathOf(ines)).toBe('/')

  await openMenu(ines)
  const journeys = ines.getByRole('region', { name: 'Your journeys' })
  await expect(journeys.getByRole('button', { name: 'Pip' })).toHaveAttribute('aria-current', 'true')
  await journeys.getByRole('button', { name: 'Feijão' }).click()
  await expect(ines.getByRole('region', { name: 'Feijão’s journey' })).toBeVisible()
  await expect(ines.getByText('No updates yet')).toBeVisible()
  await openMenu(ines)
  await journeys.getByRole('button', { name: 'Pip' }).click()
  await expect(ines.getByRole('region', { name: 'Pip’s journey' })).toBeVisible()
  await expect(updatesOn(ines).first()).toBeVisible()
})

test('a person with one journey sees no list of journeys in the menu @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/')
  const answer = ruth.waitForResponse(/\/api\/pregnancies$/)
  await openMenu(ruth)
  await answer
  await expect(ruth.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(ruth.getByText('Your journeys')).toHaveCount(0)
})

test('a member who opens an invite link reads that they follow the journey already, and the code is not counted as used @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: setKnownCode() })
  const ruth = await testApp.person('grandmother')
  await ruth.goto(link)
  await expect(ruth.getByRole('heading', { level: 1 })).toHaveText('You already follow Pip’s journey')
  await ruth.getByRole('button', { name: 'Go home' }).click()
  await expect(ruth.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  expect(pathOf(ruth)).toBe('/')

  const nora = await testApp.person('mother')
  await nora.goto('/share')
  await expect(nora.getByText('2/10 used')).toBeVisible()
})

const refusals = [
  ['a wrong code', () => setKnownCode(), '/?invite=ZZZZZZZZ', 'This invitation is not valid.'],
  ['an expired code', () => setKnownCode({ expires_at: anHourAgo() }), link, 'This invitation has expired.'],
  ['a used-up code', () => setKnownCode({ used_count: 10 }), link, 'This invitation has been used up.'],
] as const

for (const [kind, prepare, address, sentence] of refusals)
  test(`a link with ${kind} shows why it cannot be used, and the code disappears from the address bar`, async ({
    openTestApp,
  }) => {
    const testApp = await openTestApp({ prepare: prepare() })
    const visitor = await testApp.visitor()
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { name: 'This invitation cannot be used' })).toBeVisible()
    await expect(visitor.getByText(sentence)).toBeVisible()
    await expect.poll(() => pathOf(visitor)).toBe('/')
    await expect(visitor.getByLabel('First name')).toHaveCount(0)
  })

test('if a code is used up while a visitor fills in the form, they read that the invitation cannot be used @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: setKnownCode({ used_count: 9 }) })
  testApp.expectProblem(/status of 403/)
  const [ada, ines] = [await testApp.visitor(), await testApp.person('neighbour')]
  await ada.goto(link)
  await fillInRegistration(ada, newcomer)
  await ines.goto(link)
  await ines.getByRole('button', { name: 'Join Pip’s journey' }).click()
  await expect(ines.getByRole('region', { name: 'Pip’s journey' })).toBeVisible()

  await ada.getByRole('button', { name: 'Join Pip’s journey' }).click()
  await expect(toastOn(ada)).toContainText('Registration failed')
  await expect(ada.getByRole('heading', { name: 'This invitation cannot be used' })).toBeVisible()
})

test('if an invitation fails to load, a retry shows it @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: setKnownCode() })
  testApp.expectProblem(/status of 503/)
  const ines = await testApp.person('neighbour')
  await ines.route('**/api/invite-codes/look-up', (route) => route.fulfill({ status: 503, body: '' }))
  await ines.goto(link)
  await expect(ines.getByRole('heading', { name: 'Your invitation could not be opened' })).toBeVisible()
  await ines.unroute('**/api/invite-codes/look-up')
  await ines.getByRole('button', { name: 'Try again' }).click()
  await expect(ines.getByText('You are signed in as Inês Duarte')).toBeVisible()
})

test('a person who chooses "I already have an account" signs in, and can then join', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: setKnownCode() })
  const theo = await testApp.visitor()
  await theo.goto(link)
  await theo.getByRole('link', { name: 'I already have an account' }).click()
  await theo.waitForURL(/\/sign-in/)
  await typeCredentials(theo, 'stranger')
  await theo.getByRole('button', { name: 'Sign In' }).click()

  await expect(theo.getByText('You are signed in as Theo Brandt')).toBeVisible()
  await theo.getByRole('button', { name: 'Join Pip’s journey' }).click()
  await expect(updatesOn(theo).first()).toBeVisible()
  expect(pathOf(theo)).toBe('/')
  await theo.reload()
  await expect(updatesOn(theo).first()).toBeVisible()
})

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString()
