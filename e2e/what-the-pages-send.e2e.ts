import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './house.ts'

/** What the page sends with its next change. */
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
  openHouse,
}) => {
  const house = await openHouse()
  const nora = await house.person('mother')
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

test('an appointment is sent to the current pregnancy, confirmed, with its seven fields', async ({ openHouse }) => {
  const house = await openHouse()
  const nora = await house.person('mother')
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

test('a wish is marked as purchased, and deleted, without a body', async ({ openHouse }) => {
  const house = await openHouse()
  const nora = await house.person('mother')
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
  openHouse,
}) => {
  const house = await openHouse()
  const nora = await house.person('mother')
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
