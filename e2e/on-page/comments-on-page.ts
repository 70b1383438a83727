/** Reactions to the newest update on home, and its comments. */
import type { Page } from '@playwright/test'
import { expect } from '../test-app/test-app.ts'
import { updatesOn } from './find-on-page.ts'

export const firstUpdate = (page: Page) => updatesOn(page).first()
export const reactButton = (page: Page) => firstUpdate(page).getByRole('button', { name: /^React/ })
/** The dialog with the comments. */
export const commentsDialogOn = (page: Page) => page.getByRole('dialog', { name: 'Comments' })
/** The comments in the dialog. */
export const commentsOn = (page: Page) =>
  commentsDialogOn(page).getByRole('list', { name: 'Comments' }).getByRole('listitem')

export async function openComments(page: Page, button: RegExp | string = /omment/) {
  await firstUpdate(page).getByRole('button', { name: button }).click()
  await expect(commentsDialogOn(page)).toBeVisible()
}

/** Sends a comment. */
export async function sendComment(page: Page, text: string) {
  await commentsDialogOn(page).getByLabel('Your comment').fill(text)
  await commentsDialogOn(page).getByRole('button', { name: 'Send' }).click()
  await expect(commentsOn(page).last()).toContainText(text)
}
