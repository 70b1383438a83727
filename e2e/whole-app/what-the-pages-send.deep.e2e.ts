import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { addDays, dayInZone } from '#platform/shared/time/calendar.ts'
import { fillInRegistration, memberOn, toastOn, typeCredentials, updatesOn } from '../on-page/find-on-page.ts'
import { cast, castPassword } from '../test-app/cast.ts'
import { knownCode, setKnownCode } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

/** Acts on the page, and returns its next request that is not a GET. */
async function sentBy(page: Page, act: () => Promise<unknown>): Promise<Request> {
  const change = page.waitForRequest((request) => request.method() !== 'GET')
  await act()
  return change
}

const callOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`
const headersOf = async (request: Request) => {
  const { cookie = '', 'content-type': type } = await request.allHeaders()
  return { hasSession: cookie.includes('nestling-session='), type }
}

test('a contact is sent as JSON with all its fields and the session cookie, and deleted without a body', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/contacts')
  await nora.getByRole('button', { name: 'Add Contact' }).click()
  const dialog = nora.getByRole('dialog', { name: 'Add Contact' })
  await dialog.getByLabel('Name').fill('Kofi Mensah')
  await dialog.getByLabel('Category').selectOption('Childcare')
  for (const [label, words] of [
    ['Title', 'Dr.'],
    ['Specialty', 'Night nanny'],
    ['Phone', '+44 20 7946 0155'],
    ['Email', 'kofi@harbour.example'],
    ['Address', '3 Mill Lane'],
    ['Notes', 'Not on Sundays'],
  ] as const)
    await dialog.getByLabel(label).fill(words)
  for (const label of ['Primary', 'Emergency']) await dialog.getByLabel(label).check()
  const added = await sentBy(nora, () => dialog.getByRole('button', { name: 'Add Contact' }).click())
  expect(callOf(added)).toBe('POST /api/contacts')
  expect(await headersOf(added)).toEqual({ hasSession: true, type: 'application/json' })
  expect(added.postDataJSON()).toEqual({
    name: 'Kofi Mensah',
    category: 'nanny',
    title: 'Dr.',
    specialty: 'Night nanny',
    phoneNumber: '+44 20 7946 0155',
    email: 'kofi@harbour.example',
    address: '3 Mill Lane',
    notes: 'Not on Sundays',
    isPrimary: true,
    isEmergency: true,
  })

  await nora.getByRole('button', { name: /^Dr\. Kofi Mensah/ }).click()
  await nora.getByRole('button', { name: 'Delete Dr. Kofi Mensah' }).click()
  const question = nora.getByRole('dialog', { name: 'Delete Dr. Kofi Mensah?' })
  const deleted = await sentBy(nora, () => question.getByRole('button', { name: 'Delete' }).click())
  expect(callOf(deleted)).toMatch(/^DELETE \/api\/contacts\/\d+$/)
  expect(deleted.postData()).toBeNull()
})

test('a new appointment is sent to the current pregnancy with seven fields and the status "confirmed"', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/appointments')
  await nora.getByRole('button', { name: 'Add New Appointment' }).click()
  for (const [label, words] of [
    ['Title', 'Dentist'],
    ['Date', '2031-01-20'],
    ['Time', '09:30'],
    ['Doctor/Provider', 'Dr. Kofi Mensah'],
  ] as const)
    await nora.getByLabel(label).fill(words)
  const added = await sentBy(nora, () => nora.getByRole('button', { name: 'Add Appointment', exact: true }).click())
  const { id } = await (await nora.request.get('/api/pregnancies/current')).json()
  expect(callOf(added)).toBe(`POST /api/pregnancies/${id}/appointments`)
  expect(added.postDataJSON()).toEqual({
    title: 'Dentist',
    description: null,
    doctorName: 'Dr. Kofi Mensah',
    appointmentDate: '2031-01-20T09:30:00.000Z',
    status: 'confirmed',
    location: null,
    notes: null,
  })
})

test('the requests that mark a wish as purchased and that delete a wish have no body', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/wishlist')
  const buttonOf = (name: string, wish: string) =>
    nora.getByRole('listitem').filter({ hasText: wish }).getByRole('button', { name })
  const confirm = (name: string) => nora.getByRole('dialog').getByRole('button', { name }).click()

  await buttonOf('Mark as purchased', 'Baby carrier').click()
  const purchased = await sentBy(nora, () => confirm('Mark as purchased'))
  expect(callOf(purchased)).toMatch(/^POST \/api\/wishlist\/\d+\/purchase$/)
  expect(purchased.postData()).toBeNull()
  await expect(nora.getByRole('dialog')).toHaveCount(0)

  await buttonOf('Delete', 'Muslin cloths').click()
  const deleted = await sentBy(nora, () => confirm('Delete'))
  expect(callOf(deleted)).toMatch(/^DELETE \/api\/wishlist\/\d+$/)
  expect(deleted.postData()).toBeNull()
})

test('a photo is sent as a multipart form with photo and caption, and with a week only if one was typed', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const canvas = sharp({ create: { width: 48, height: 64, channels: 3, background: '#c8a' } })
  const photo = { name: 'scan.jpg', mimeType: 'image/jpeg', buffer: await canvas.jpeg().toBuffer() }
  let form = ''
  await nora.route('**/api/photos/upload', (route) => {
    form = route.request().postDataBuffer()?.toString('latin1') ?? ''
    return route.continue()
  })
  await nora.goto('/album')
  const dialog = nora.getByRole('dialog', { name: 'Add a photo' })
  for (const week of ['', '12']) {
    await nora.getByLabel('Photos', { exact: true }).first().setInputFiles(photo)
    await dialog.getByLabel('Caption').fill('First scan')
    await dialog.getByLabel('Week').fill(week)
    const sent = await sentBy(nora, () => dialog.getByRole('button', { name: 'Upload photo' }).click())
    expect(callOf(sent)).toBe('POST /api/photos/upload')
    const { hasSession, type } = await headersOf(sent)
    expect(hasSession).toBe(true)
    expect(type).toMatch(/^multipart\/form-data; boundary=/)
    await expect(dialog).toBeHidden()
    expect(form).toContain('name="photo"; filename="scan.jpg"')
    expect(form).toMatch(/name="caption"\r\n\r\nFirst scan\r\n/)
    expect(form.match(/name="week"\r\n\r\n(\d+)/)?.[1] ?? '').toBe(week)
  }
})

test('signing in sends email and password; registering also sends the names and the invite code', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: setKnownCode() })
  const [nora, ada] = [await testApp.visitor(), await testApp.visitor()]
  await nora.goto('/sign-in')
  await typeCredentials(nora, 'mother')
  const signedIn = await sentBy(nora, () => nora.getByRole('button', { name: 'Sign In' }).click())
  expect(callOf(signedIn)).toBe('POST /api/login')
  expect(signedIn.postDataJSON()).toEqual({ email: cast.mother.email, password: castPassword })
  await nora.waitForURL('/')

  await ada.goto(`/?invite=${knownCode}`)
  const newcomer = { firstName: 'Ada', lastName: 'Reyes', email: 'ada@nestling.example', password: castPassword }
  await fillInRegistration(ada, newcomer)
  const registered = await sentBy(ada, () => ada.getByRole('button', { name: 'Join Pip’s journey' }).click())
  expect(callOf(registered)).toBe('POST /api/register')
  expect(registered.postDataJSON()).toEqual({ ...newcomer, inviteCode: knownCode })
  await expect(updatesOn(ada).first()).toBeVisible()
})

test('an update is sent with empty fields as null, and its week is a number from 1 to 42', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await nora.getByRole('button', { name: 'Add Update' }).click()
  const dialog = nora.getByRole('dialog', { name: "Share Pip's Journey" })
  for (const [name, value] of [
    ['type', 'number'],
    ['min', '1'],
    ['max', '42'],
  ] as const)
    await expect(dialog.getByLabel('Week')).toHaveAttribute(name, value)
  await dialog.getByLabel('What is new?').fill('A kick.')
  const shared = await sentBy(nora, () => dialog.getByRole('button', { name: 'Share Update' }).click())
  const { id } = await (await nora.request.get('/api/pregnancies/current')).json()
  expect(callOf(shared)).toBe(`POST /api/pregnancies/${id}/updates`)
  expect(shared.postDataJSON()).toMatchObject({ content: 'A kick.', week: null, imageUrl: null })
  await expect(updatesOn(nora).first()).toContainText('A kick.')
})

test('the settings are sent trimmed, and are not sent while a field is empty', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  const sent: Request[] = []
  nora.on('request', (request) => void (request.method() !== 'GET' && sent.push(request)))
  const settings = nora.getByRole('region', { name: 'Pregnancy settings' })
  const name = settings.getByLabel('Baby’s nickname')
  const dueDate = settings.getByRole('textbox', { name: 'Due date' })
  const save = settings.getByRole('button', { name: 'Save settings' })
  const day = addDays(dayInZone(new Date(), 'Europe/London'), 140)
  await name.fill('   ')
  await save.click()
  await expect(name).toHaveAccessibleDescription(/Required$/)
  await name.fill(' Pippa  ')
  await dueDate.fill('')
  await save.click()
  await expect(dueDate).toHaveAccessibleDescription(/Required$/)
  await dueDate.fill(day)
  await save.click()
  await expect(toastOn(nora)).toContainText('Settings Updated')
  expect(sent.map(callOf)).toEqual([expect.stringMatching(/^PATCH \/api\/pregnancies\/\d+$/)])
  expect(sent[0]?.postDataJSON()).toMatchObject({ babyName: 'Pippa', dueDate: day })
})

test('an invitation is sent with a trimmed email and one of three roles, and resent with the role "family"', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const ada = 'ada@nestling.example'
  await nora.goto('/admin')
  const form = nora.getByRole('region', { name: 'Invite by email' })
  const email = form.getByLabel('Email')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(form.getByRole('radio')).toHaveCount(3)
  for (const role of [/^Guest/, /^Family/, /^Admin/])
    await expect(form.getByRole('radio', { name: role })).toHaveCount(1)

  const sent: Request[] = []
  nora.on('request', (request) => void (request.method() !== 'GET' && sent.push(request)))
  await form.getByRole('button', { name: 'Invite' }).click()
  await expect(email).toHaveAccessibleDescription(/Required$/)
  await email.fill(`  ${ada} `)
  await form.getByRole('radio', { name: /^Guest/ }).check()
  await form.getByRole('button', { name: 'Invite' }).click()
  await nora.getByRole('dialog', { name: 'Pass this link on' }).getByRole('button', { name: 'Done' }).click()
  await memberOn(nora, ada)
    .getByRole('button', { name: `Resend to ${ada}` })
    .click()
  await nora.getByRole('dialog', { name: 'Pass this link on' }).getByRole('button', { name: 'Done' }).click()
  expect(sent.map((request) => [callOf(request), request.postDataJSON()])).toEqual([
    ['POST /api/admin/users/invite', { email: ada, role: 'guest' }],
    ['POST /api/admin/users/invite', { email: ada, role: 'family' }],
  ])
})

test('the request that removes a member names their email, and is sent only after a confirmation', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  const sent: Request[] = []
  nora.on('request', (request) => void (request.method() !== 'GET' && sent.push(request)))
  const { email } = cast.friend
  const remove = memberOn(nora, email).getByRole('button', { name: /^Remove/ })
  const question = nora.getByRole('dialog', { name: /^Remove Ben/ })
  await remove.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await remove.click()
  await expect(question).toBeVisible()
  expect(sent).toEqual([])
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(memberOn(nora, email)).toHaveCount(0)
  expect(sent.map((request) => [decodeURIComponent(callOf(request)), request.postData()])).toEqual([
    [`DELETE /api/admin/users/${email}`, null],
  ])
})

test('the requests that create and remove an invite code have no body', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/share')
  const codes = nora.getByRole('list', { name: 'Invite codes' }).locator('> li')
  const made = await sentBy(nora, () => nora.getByRole('button', { name: 'Create invite code' }).click())
  expect([callOf(made), made.postData()]).toEqual(['POST /api/invite-codes', null])
  await expect(codes).toHaveCount(2)
  const removed = await sentBy(nora, () =>
    codes
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click(),
  )
  expect([callOf(removed).replace(/\d+$/, '7'), removed.postData()]).toEqual(['DELETE /api/invite-codes/7', null])
  await expect(codes).toHaveCount(1)
})
