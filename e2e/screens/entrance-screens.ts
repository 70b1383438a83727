/** Setting up, signing in, resetting a password, and joining a journey. */
import type { Page } from '@playwright/test'
import { openMenu, toastOn, typeCredentials } from '../on-page/find-on-page.ts'
import { knownCode, setKnownCode, setSecondStep } from '../test-app/prepare-data.ts'
import type { Screen } from './screen.ts'

/** Tries to sign in with empty fields, and focuses the toast so that it stays. */
const submitEmptySignIn = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await toastOn(page).waitFor()
  await page.keyboard.press('F8')
}

const typePassword = async (page: Page) => {
  await typeCredentials(page, 'grandmother')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Code from your app').waitFor()
}

const typeWrongPassword = async (page: Page) => {
  await typeCredentials(page, 'grandmother', 'a wrong password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('alert').waitFor()
}

const askForReset = async (page: Page) => {
  await page.getByLabel('Email').fill('nobody@nestling.example')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
}

const joinAndOpenMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Join Pip’s journey' }).click()
  await page.getByRole('region', { name: 'Pip’s journey' }).waitFor()
  await openMenu(page)
  await page.getByRole('region', { name: 'Your journeys' }).waitFor()
}

const invited = { prepare: setKnownCode(), path: `/?invite=${knownCode}` }

const submitEmptyAccount = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

export const entranceScreens: readonly Screen[] = [
  { name: 'the landing page', path: '/' },
  {
    name: 'the landing page in a browser that is too old',
    path: '/',
    before: (page) => page.addInitScript({ content: 'delete globalThis.CompressionStream' }),
    act: (page) => page.getByRole('link', { name: 'Open the simple pages' }).waitFor(),
    changes: true,
  },
  { name: 'the landing page before the set-up', world: null, path: '/' },
  { name: 'the set-up page without its token', world: null, path: '/set-up' },
  {
    name: 'the first step of the set-up',
    world: null,
    path: ({ setUpAddress }) => setUpAddress,
    act: submitEmptyAccount,
  },
  { name: 'the second step of the set-up', who: 'mother', world: 'first-day', path: '/set-up' },
  { name: 'the set-up page after the set-up', path: '/set-up' },
  { name: 'the sign-in page', path: '/sign-in' },
  { name: 'the sign-in page with passkeys', path: '/sign-in', passkeys: true },
  { name: 'the code of the second step', path: '/sign-in', prepare: setSecondStep('grandmother'), act: typePassword },
  { name: 'a refused sign-in with its toast', path: '/sign-in', act: submitEmptySignIn },
  { name: 'the sign-in page without scripts', path: '/sign-in?plain=' },
  {
    name: 'a refused sign-in without scripts',
    path: '/sign-in?plain=',
    act: typeWrongPassword,
    expectedProblems: [/status of 401/],
  },
  {
    name: 'the code of the second step without scripts',
    path: '/sign-in?plain=',
    prepare: setSecondStep('grandmother'),
    act: typePassword,
  },
  { name: 'the access-denied page', who: 'stranger', path: '/access-denied' },
  { name: 'an invitation', ...invited },
  { name: 'an invitation for a signed-in person', who: 'neighbour', ...invited },
  { name: 'an invitation for a member', who: 'friend', ...invited },
  { name: 'an unknown invite code', path: '/?invite=ZZZZZZZZ' },
  { name: 'the menu of a person with two journeys', who: 'neighbour', ...invited, act: joinAndOpenMenu, changes: true },
  { name: 'the page for a forgotten password', mail: true, path: '/forgot-password' },
  { name: 'the page for a forgotten password without mail', path: '/forgot-password' },
  { name: 'the message that a password link was mailed', mail: true, path: '/forgot-password', act: askForReset },
  { name: 'the page to choose a new password', path: '/reset-password#a-link-that-somebody-was-given' },
  { name: 'an incomplete password link', path: '/reset-password' },
]
