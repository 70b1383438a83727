/** The album and its dialogs. */
import type { Page } from '@playwright/test'
import { plainPicture } from '#platform/server/pictures/stored/testing.ts'
import { addPhotos } from '../test-app/prepare-data.ts'
import type { Screen } from './screen.ts'

const album = { who: 'mother', path: '/album', prepare: addPhotos('The first scan', 'A hand, waving') } as const

const seePhotos = (page: Page) => page.getByRole('button', { name: /^Photo 1 of/ }).waitFor()

const openPhoto = async (page: Page) => {
  await page.getByRole('button', { name: /^Photo 1 of/ }).click()
  await page.getByRole('dialog', { name: /^Photo 1/ }).waitFor()
}

const editPhoto = async (page: Page) => {
  await openPhoto(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit photo' }).waitFor()
}

const openComments = async (page: Page) => {
  await openPhoto(page)
  await page.getByRole('button', { name: 'Comment' }).click()
  await page.getByText('No comments yet. Write the first one.').waitFor()
}

const seeNoComments = (page: Page) => page.getByText('No comments yet. Write the first one.').waitFor()

const seeGone = (page: Page) => page.getByRole('dialog', { name: 'Not here any more' }).waitFor()

const seeNoPhotos = (page: Page) => page.getByRole('heading', { name: 'No photos yet' }).waitFor()

const choosePhotos = async (page: Page) => {
  await seePhotos(page)
  const buffer = await plainPicture().png().toBuffer()
  const file = (name: string, mimeType: string) => ({ name, mimeType, buffer })
  const chosen = [file('one.png', 'image/png'), file('two.png', 'image/png'), file('letter.pdf', 'application/pdf')]
  await page.getByLabel('Photos', { exact: true }).first().setInputFiles(chosen)
  await page.getByRole('dialog', { name: 'Add photos' }).waitFor()
}

export const albumScreens: readonly Screen[] = [
  { name: 'the album', ...album, act: seePhotos },
  { name: 'an empty album', who: 'mother', path: '/album', act: seeNoPhotos },
  { name: 'a photo of the album', ...album, act: openPhoto },
  { name: 'the comments on a photo', ...album, act: openComments },
  { name: 'a photo that a link opens', ...album, path: '/album?photo=1&comments=open', act: seeNoComments },
  { name: 'a link to a deleted photo', ...album, path: '/album?photo=999999', act: seeGone },
  { name: 'the form to edit a photo', ...album, act: editPhoto },
  { name: 'photos that are about to be added', ...album, act: choosePhotos },
]
