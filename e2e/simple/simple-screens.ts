/** Pages in the simple layout. */
import type { Page } from '@playwright/test'
import { openMenu } from '../on-page/find-on-page.ts'
import type { Screen } from '../screens/screen.ts'
import { limitRights, prepareAll, reactToNewest, sharePictures } from '../test-app/prepare-data.ts'
import { atDay, inSimpleLayout, inState, withoutDueDate } from '../test-app/prepare-state.ts'

const seeHeart = (page: Page) =>
  page
    .getByRole('button', { name: /^(Send a heart|Heart sent)/ })
    .first()
    .waitFor()

const writeSomething = async (page: Page) => {
  await page.getByRole('button', { name: /^(Write something|Read \d+ comments?)$/ }).click()
  await page.getByLabel('Your comment').waitFor()
}

const seeMenu = async (page: Page) => {
  await openMenu(page)
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}

const forRuth = inSimpleLayout('grandmother')
const ruth = { who: 'grandmother', prepare: forRuth } as const
const forNora = inSimpleLayout('mother')
const seeShare = (page: Page) => page.getByRole('button', { name: 'Share an update' }).waitFor()

export const simpleScreens: readonly Screen[] = [
  { ...ruth, name: 'the simple home', path: '/', act: seeHeart },
  { ...ruth, name: 'the comments in the simple layout', path: '/', act: writeSomething },
  { ...ruth, name: 'the menu in the simple layout', path: '/', act: seeMenu },
  { ...ruth, name: 'all updates in the simple layout', path: '/?updates=all', act: seeHeart },
  {
    ...ruth,
    name: 'the account in the simple layout',
    path: '/account',
    act: (page) => page.getByRole('checkbox', { name: 'Larger and simpler' }).waitFor(),
  },
  { ...ruth, name: 'the contacts in the simple layout', path: '/contacts' },
  { ...ruth, name: 'the photo album in the simple layout', path: '/album' },
  {
    name: 'the simple home after a reaction other than a heart',
    who: 'grandmother',
    path: '/',
    prepare: prepareAll(forRuth, reactToNewest('mother', 'heart'), reactToNewest('grandmother', 'tear')),
    act: (page) => page.getByRole('button', { name: /^Tear of joy sent/ }).waitFor(),
  },
  {
    name: 'the simple home with many pictures',
    who: 'grandmother',
    path: '/',
    prepare: prepareAll(forRuth, sharePictures(5)),
    act: seeHeart,
  },
  {
    name: 'the simple home of a person who may only read',
    who: 'grandmother',
    path: '/',
    prepare: prepareAll(forRuth, limitRights('family', 'updates', 'see'), limitRights('family', 'album', 'see')),
  },
  {
    name: 'the simple home at 42 weeks',
    who: 'mother',
    path: '/',
    prepare: prepareAll(forNora, atDay(294)),
    act: seeShare,
  },
  {
    name: 'the simple home without a due date',
    who: 'mother',
    path: '/',
    prepare: prepareAll(forNora, withoutDueDate),
    act: seeShare,
  },
  {
    name: 'a paused home in the simple layout',
    who: 'grandmother',
    path: '/',
    prepare: prepareAll(forRuth, inState('paused')),
  },
]
