/** Home and its dialogs. */
import type { Page } from '@playwright/test'
import { plainPicture } from '#platform/server/pictures/stored/testing.ts'
import { openComments, reactButton } from '../on-page/comments-on-page.ts'
import { goHome, openMenu, openOtherPage } from '../on-page/find-on-page.ts'
import { offerInstall, onAppleDevice } from '../on-page/install-prompt.ts'
import { linkPictures, prepareAll, shareLongUpdates, sharePictures } from '../test-app/prepare-data.ts'
import { atDay, inState } from '../test-app/prepare-state.ts'
import type { Screen } from './screen.ts'

const seeMenu = async (page: Page) => {
  await openMenu(page)
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}

const installBanner = (page: Page) => page.getByRole('region', { name: 'Install Nestling' })

const seeInstall = async (page: Page) => {
  await offerInstall(page)
  await installBanner(page).waitFor()
}

const openDialog = (page: Page) => page.getByRole('button', { name: 'Add Update' }).click()

const seePictures = (page: Page) => page.getByRole('button', { name: 'Picture 4 of 5 shared by Nora' }).waitFor()

const seeOlder = (page: Page) => page.getByRole('button', { name: 'Show older updates' }).waitFor()

const openPicture = async (page: Page) => {
  await page.getByRole('button', { name: 'Picture 1 of 2 shared by Nora' }).click()
  await page.getByRole('dialog', { name: /^Picture 1/ }).waitFor()
}

const choosePictures = async (page: Page) => {
  await openDialog(page)
  const buffer = await plainPicture().png().toBuffer()
  await page.getByLabel('Pictures', { exact: true }).setInputFiles([
    { name: 'scan.png', mimeType: 'image/png', buffer },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer },
  ])
  await page.getByText('1 picture is ready to be shared.').waitFor()
}

const openReactions = async (page: Page) => {
  await reactButton(page).click()
  await page.getByRole('group', { name: 'Choose a reaction' }).waitFor()
}

const seeNoComments = async (page: Page) => {
  await openComments(page)
  await page.getByText('No comments yet. Write the first one.').waitFor()
}

/** Waits until the dialog that a link opened has its content. */
const seeOpened = (name: string) => (page: Page) =>
  page.getByRole('dialog', { name }).locator(':is(li, h3)').first().waitFor()

const writeComment = async (page: Page) => {
  await reactButton(page).click()
  await page.getByRole('button', { name: 'Hug' }).click()
  await openComments(page)
  await page.getByLabel('Your comment').fill('How lovely! We are so happy for you.\nSee you on Sunday.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Change' }).waitFor()
}

const submitInvalidUpdate = async (page: Page) => {
  await openDialog(page)
  await page.getByLabel('Link to a picture').fill('nowhere')
  await page.getByRole('button', { name: 'Share Update' }).click()
  await page.getByText('Invalid url').waitFor()
}

/** Leaves requests for the family unanswered. */
const holdFamily = (page: Page) => page.route('**/api/pregnancies/*/family', () => undefined)

const seeInvite = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Invite' }).waitFor()

const seeFamily = (page: Page) => page.getByRole('list', { name: 'Connected' }).waitFor()

/** Goes home from another page. Home then requests its data, and the request fails. */
const failToOpenHome = async (page: Page) => {
  await page.route('**/api/pregnancies/current', (route) => route.fulfill({ status: 503, json: { code: 'internal' } }))
  await openOtherPage(page)
  await goHome(page)
  await page.getByRole('heading', { name: 'Your journey could not be loaded' }).waitFor()
}

const openStateDialog = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').waitFor()
}

const seeHeading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true }).waitFor()

const paused = inState('paused')
const ended = inState('ended', { message: 'Please give us some time.\nWe are at home, and together.' })
const born = inState('born', {
  message: 'We are all well, and very tired.',
  children: [
    { name: 'Wren', weight_g: 3420, length_mm: 510 },
    { name: 'Robin', weight_g: null, length_mm: null },
  ],
})

const addBirthPicture = async (page: Page) => {
  const buffer = await plainPicture(900, 1200).png().toBuffer()
  await page.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'wren.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Remove the picture' }).waitFor()
}

const stateScreens: readonly Screen[] = [
  { name: 'a paused home', who: 'mother', path: '/', prepare: paused, act: seeHeading('This journey is paused') },
  { name: 'a paused guide', who: 'mother', path: '/guide', prepare: paused, act: seeHeading('What to call about now') },
  { name: 'home after a birth', who: 'mother', path: '/', prepare: born, act: seeHeading('Wren and Robin are here') },
  {
    name: 'home after a birth, with a picture',
    who: 'mother',
    path: '/',
    prepare: born,
    act: addBirthPicture,
    changes: true,
  },
  {
    name: 'the guide after a birth',
    who: 'mother',
    path: '/guide',
    prepare: born,
    act: seeHeading('What to call about'),
  },
  { name: 'home after a loss', who: 'mother', path: '/', prepare: ended, act: seeHeading('Pip') },
  {
    name: 'the guide after a loss',
    who: 'mother',
    path: '/guide',
    prepare: ended,
    act: seeHeading('What to call about'),
  },
  { name: 'home at 42 weeks', who: 'mother', path: '/', prepare: atDay(294), act: seeHeading('Is Pip here?') },
  {
    name: 'the guide at 43 weeks',
    who: 'mother',
    path: '/guide',
    prepare: atDay(301),
    act: seeHeading('What to call about now'),
  },
  { name: 'home at 43 weeks', who: 'mother', path: '/', prepare: atDay(301), act: seeHeading('Is Pip here?') },
  { name: 'the dialog for a pause', who: 'mother', path: '/admin', act: openStateDialog('Pause the journey') },
  { name: 'the dialog for a birth', who: 'mother', path: '/admin', act: openStateDialog('Our baby is here') },
  { name: 'the dialog for a loss', who: 'mother', path: '/admin', act: openStateDialog('The pregnancy has ended') },
]

const updatesAddress = '**/api/pregnancies/*/updates'

/** Drops every request to share an update, as without a network. */
const dropUpdates = (page: Page) =>
  page.route(updatesAddress, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))

/** Drops the first request to share an update, and refuses the next ones. */
async function refuseUpdates(page: Page) {
  let attempts = 0
  await page.route(updatesAddress, (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    attempts += 1
    const json = { message: 'The parents have not opened this part of their journey to you.', code: 'section-closed' }
    return attempts === 1 ? route.abort() : route.fulfill({ status: 403, json })
  })
}

const shareUpdate = async (page: Page) => {
  await page.getByRole('button', { name: 'Add Update' }).click()
  await page.getByLabel('What is new?').fill('Written in the train, somewhere between two tunnels.')
  await page.getByRole('button', { name: 'Share Update' }).click()
}

const shareWaitingUpdate = async (page: Page) => {
  await shareUpdate(page)
  await page.getByText('Waiting', { exact: true }).waitFor()
}

const openWaiting = (bar: string) => async (page: Page) => {
  // Do not wait for the mark "Waiting". An update that is refused at its second attempt may show it for a moment only.
  await shareUpdate(page)
  await page.getByRole('button', { name: bar }).click()
  await page.getByRole('dialog', { name: 'Not sent yet' }).waitFor()
}

const askBeforeSignOut = async (page: Page) => {
  await shareWaitingUpdate(page)
  await (await openMenu(page)).filter({ hasText: 'Sign Out' }).click()
  await page.getByRole('dialog', { name: '1 thing has not been sent yet' }).waitFor()
}

const onHome = { who: 'mother', path: '/', changes: true } as const
const expectedProblems = [/Failed to load resource/]

const waitingScreens: readonly Screen[] = [
  { name: 'an update that waits', ...onHome, before: dropUpdates, act: shareWaitingUpdate, expectedProblems },
  {
    name: 'the list of what waits',
    ...onHome,
    before: dropUpdates,
    act: openWaiting('1 thing is waiting to be sent'),
    expectedProblems,
  },
  {
    name: 'the question before a sign-out deletes what waits',
    ...onHome,
    before: dropUpdates,
    act: askBeforeSignOut,
    expectedProblems,
  },
  {
    name: 'the list of what was refused',
    ...onHome,
    before: refuseUpdates,
    act: openWaiting('1 thing was not sent'),
    expectedProblems,
  },
]

export const homeScreens: readonly Screen[] = [
  ...waitingScreens,
  { name: 'home', who: 'mother', path: '/', act: seeFamily },
  { name: 'the choice of reactions', who: 'mother', path: '/', act: openReactions },
  { name: 'no comments yet', who: 'mother', path: '/', act: seeNoComments },
  { name: 'an update that a link opens', who: 'mother', path: '/?update=6', act: seeOpened('Update') },
  {
    name: 'a link to a deleted update',
    who: 'mother',
    path: '/?update=999999',
    act: seeOpened('Not here any more'),
    expectedProblems: [/status of 404/],
  },
  { name: 'comments on an update', who: 'grandmother', path: '/', act: writeComment, changes: true },
  { name: 'home on the first day', who: 'mother', world: 'first-day', path: '/', act: seeFamily },
  {
    name: 'home while the family loads',
    who: 'mother',
    world: 'first-day',
    path: '/',
    before: holdFamily,
    act: seeInvite,
  },
  { name: 'the banner to install Nestling', who: 'mother', path: '/', act: seeInstall },
  {
    name: 'the banner to install Nestling on an iPhone',
    who: 'mother',
    path: '/',
    before: onAppleDevice.prepare,
    act: (page) => installBanner(page).waitFor(),
    options: onAppleDevice.options,
  },
  { name: 'the menu', who: 'mother', path: '/', act: seeMenu },
  { name: 'the dialog for an update', who: 'mother', path: '/', act: openDialog },
  {
    name: 'updates with pictures',
    who: 'mother',
    path: '/',
    prepare: prepareAll(linkPictures, sharePictures(5)),
    act: seePictures,
  },
  { name: 'home with long updates', who: 'mother', path: '/', prepare: shareLongUpdates(55), act: seeOlder },
  { name: 'a picture of an update', who: 'mother', path: '/', prepare: sharePictures(2), act: openPicture },
  { name: 'the dialog for an update with chosen pictures', who: 'mother', path: '/', act: choosePictures },
  { name: 'a refused update', who: 'mother', path: '/', act: submitInvalidUpdate },
  {
    name: 'home that failed to load',
    who: 'mother',
    path: '/nowhere',
    act: failToOpenHome,
    expectedProblems: [/status of 404/, /status of 503/],
  },
  ...stateScreens,
  { name: 'the page "not found"', who: 'mother', path: '/nowhere', expectedProblems: [/status of 404/] },
]
