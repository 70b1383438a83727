/** Forms of the app, and a check that leaving one loses nothing that was typed. */
import { expect, type Page } from '@playwright/test'

type TypedForm = {
  /** Completes the test title “text typed into the form for …”. */
  what: string
  path: string
  open: (page: Page) => Promise<void>
  fields: Readonly<Record<string, string>>
  /** `page`: the form is a part of the page, so a tap beside it does not close it. */
  close?: 'page'
}

/** A required field has a star after its label. */
export const fieldOn = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label.replace('?', '\\?')}\\*?$`))

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()

export const backNotice = (page: Page) => page.getByRole('note').filter({ hasText: 'Your draft is back' })

export const forms: readonly TypedForm[] = [
  {
    what: 'an update',
    path: '/',
    open: press('Add Update'),
    fields: { 'What is new?': 'A kick', Week: '30' },
  },
  {
    what: 'a contact',
    path: '/contacts',
    open: press('Add Contact'),
    fields: { Name: 'Dr. Vane', Notes: 'First line\nSecond line' },
  },
  {
    what: 'a wish',
    path: '/wishlist',
    open: press('Add Item'),
    fields: { 'Item name': 'Bibs', Price: '$4', Notes: 'No pink' },
  },
  {
    what: 'an appointment',
    path: '/appointments',
    open: press('Add New Appointment'),
    fields: { Title: 'Scan', Date: '2027-03-04', Time: '09:30', Notes: 'Bring the card' },
    close: 'page',
  },
  {
    what: 'an edited contact',
    path: '/contacts',
    open: async (page) => {
      await page.getByRole('button', { name: /^Milan Petrov/ }).click()
      await page.getByRole('button', { name: 'Edit Milan Petrov' }).click()
    },
    fields: { Notes: 'Rings at eight' },
  },
  {
    what: 'an invitation',
    path: '/admin',
    open: async () => undefined,
    fields: { Email: 'zoe@nestling.example' },
    close: 'page',
  },
  {
    what: 'the settings of the journey',
    path: '/admin',
    open: async () => undefined,
    fields: { 'Baby’s nickname': 'Robin' },
    close: 'page',
  },
]

async function type(page: Page, { fields }: TypedForm) {
  for (const [label, text] of Object.entries(fields)) await fieldOn(page, label).fill(text)
}

async function expectTyped(page: Page, { fields }: TypedForm) {
  for (const [label, text] of Object.entries(fields)) await expect(fieldOn(page, label)).toHaveValue(text)
}

/**
 * Types into the form, and leaves it by Back and, if it is a dialog, by a tap beside it and a reload. Each time, the text must be
 * back. Then starts over, after which the text must be gone.
 */
export async function leaveAndReturn(page: Page, form: TypedForm) {
  await page.goto('/guide')
  await page.goto(form.path)
  await form.open(page)
  await type(page, form)

  await page.goBack()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.goForward()
  await page.goto(form.path)
  await form.open(page)
  await expectTyped(page, form)
  await expect(backNotice(page)).toBeVisible()

  if (form.close !== 'page') {
    await page.mouse.click(3, 3)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await form.open(page)
    await expectTyped(page, form)
  }

  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(backNotice(page)).toHaveCount(0)
  for (const [label, text] of Object.entries(form.fields)) await expect(fieldOn(page, label)).not.toHaveValue(text)
  await page.goto(form.path)
  await form.open(page)
  await expect(fieldOn(page, Object.keys(form.fields)[0] ?? '')).toBeVisible()
  await expect(backNotice(page)).toHaveCount(0)
}
