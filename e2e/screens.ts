/** Every screen of the product with what may lie over it, and the way there. */
import type { BrowserContextOptions, Page } from '@playwright/test'
import { plain } from '#platform/server/pictures/stored/testing.ts'
import type { House, test } from './house.ts'
import { offerInstall, onAppleDevice } from './installing.ts'
import { type CastName, cast } from './people.ts'
import {
  addWishes,
  bringMore,
  copyPictures,
  deleteWishes,
  failMail,
  forgetAppointments,
  hangPhotos,
  knowCode,
  knownCode,
  narrow,
  sharePictures,
  surpriseParents,
  together,
} from './preparations.ts'
import { goHome, memberOn, toastOn } from './sights.ts'
import type { Prepare } from './worlds.ts'

type OpenHouse = Parameters<Parameters<typeof test>[2]>[0]['openHouse']
type Opened = { house: House; page: Page }
type Screen = {
  name: string
  open(openHouse: OpenHouse, options: BrowserContextOptions): Promise<Opened>
  /** What the browser rightly complains about on the way. */
  complaints?: RegExp[]
}

type Way = {
  who?: CastName
  world?: 'first-day' | null
  prepare?: Prepare
  mail?: boolean
  path: string | ((house: House) => string)
  before?: (page: Page) => Promise<unknown>
  act?: (page: Page) => Promise<unknown>
}

const way =
  ({ who, path, before, act, ...wishes }: Way): Screen['open'] =>
  async (openHouse, options) => {
    const house = await openHouse(wishes)
    const page = who ? await house.person(who, options) : await house.visitor(options)
    await before?.(page)
    await page.goto(typeof path === 'string' ? path : path(house))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await act?.(page)
    return { house, page }
  }

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}

const installOn = (page: Page) => page.getByRole('region', { name: 'Install Nestling' })

const seeInstall = async (page: Page) => {
  await offerInstall(page)
  await installOn(page).waitFor()
}

const openDialog = (page: Page) => page.getByRole('button', { name: 'Add Update' }).click()

const seePictures = (page: Page) => page.getByRole('button', { name: 'Picture 4 of 5 shared by Nora' }).waitFor()

const openPicture = async (page: Page) => {
  await page.getByRole('button', { name: 'Picture 1 of 2 shared by Nora' }).click()
  await page.getByRole('dialog', { name: /^Picture 1/ }).waitFor()
}

const choosePictures = async (page: Page) => {
  await openDialog(page)
  const buffer = await plain().png().toBuffer()
  await page.getByLabel('Pictures', { exact: true }).setInputFiles([
    { name: 'scan.png', mimeType: 'image/png', buffer },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer },
  ])
  await page.getByText('1 picture is ready to be shared.').waitFor()
}

const shareNothing = async (page: Page) => {
  await openDialog(page)
  await page.getByLabel('Link to a picture').fill('nowhere')
  await page.getByRole('button', { name: 'Share Update' }).click()
  await page.getByText('Invalid url').waitFor()
}

/** A toast that stays as long as it has the focus. */
const signInWithNothing = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await toastOn(page).waitFor()
  await page.keyboard.press('F8')
}

const saveSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Save settings' }).click()
  await toastOn(page).waitFor()
  await page.keyboard.press('F8')
}

/** The family never comes. */
const holdFamily = (page: Page) => page.route('**/api/pregnancies/*/family', () => undefined)

const seeInvite = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Invite' }).waitFor()

const seeFamily = (page: Page) => page.getByRole('list', { name: 'Connected' }).waitFor()

const seePeople = (page: Page) => page.getByRole('main').getByText('Sam', { exact: true }).waitFor()

const codes = (page: Page) => page.getByRole('list', { name: 'Invite codes' })

const openQr = async (page: Page) => {
  await page.getByRole('button', { name: 'QR code' }).click()
  await page.getByRole('img', { name: /^QR code of the link/ }).waitFor()
}

const openCodeForm = async (page: Page) => {
  await page.getByRole('button', { name: 'Choose role, uses and expiry' }).click()
  await page.getByRole('dialog', { name: 'New invite code' }).waitFor()
}

const seePanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Save parents' }).waitFor()
  await page.getByRole('button', { name: 'Save who can see what' }).waitFor()
  await page.getByRole('list', { name: 'Members' }).waitFor()
  await page.getByRole('list', { name: 'Active codes and invitations' }).waitFor()
  await page.getByText('Nothing yet. Sign-ins and new passwords appear here.').waitFor()
}

const seeFullPanel = async (page: Page) => {
  await page.getByRole('button', { name: /^Show all \d+ members$/ }).click()
  await page.getByText('Mail failed:').waitFor()
  await seePanel(page)
}

const pressForRuth = (button: RegExp) => async (page: Page) => {
  await memberOn(page, cast.grandmother.email).getByRole('button', { name: button }).click()
  await page.getByRole('dialog').waitFor()
}

const inviteWithoutMail = async (page: Page) => {
  await page.getByRole('region', { name: 'Invite by email' }).getByLabel('Email').fill('ada@nestling.example')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByRole('dialog', { name: 'Pass this link on' }).waitFor()
  await toastOn(page).waitFor()
  await page.keyboard.press('F8')
}

const makePasswordLink = async (page: Page) => {
  await pressForRuth(/^Make a password link/)(page)
  await page.getByRole('button', { name: 'Make the link' }).click()
  await page.getByText('It is shown only once.').waitFor()
}

const openAccountForms = async (page: Page) => {
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('list', { name: 'Devices' }).waitFor()
  await page.getByRole('button', { name: 'Delete my account' }).waitFor()
}

const openFarewell = async (page: Page) => {
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor()
}

const askForReset = async (page: Page) => {
  await page.getByLabel('Email').fill('nobody@nestling.example')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByRole('heading', { name: 'Look in your mail' }).waitFor()
}

const openJourneys = async (page: Page) => {
  await page.getByRole('button', { name: 'Join Pip’s journey' }).click()
  await page.getByRole('region', { name: 'Pip’s journey' }).waitFor()
  await openMenu(page)
  await page.getByRole('region', { name: 'Your journeys' }).waitFor()
}

const seeNoAppointments = (page: Page) => page.getByText('No appointments scheduled').waitFor()

const openAppointmentActions = (page: Page) => page.getByRole('button', { name: 'Change Midwife visit' }).click()

const addNoAppointment = async (page: Page) => {
  await page.getByRole('button', { name: 'Add New Appointment' }).click()
  await page.getByLabel('Date').fill('2031-10-26')
  await page.getByLabel('Time').fill('01:30')
  await page.getByRole('button', { name: 'Add Appointment', exact: true }).click()
  await page.getByText('Required').waitFor()
}

const editAppointment = async (page: Page) => {
  await openAppointmentActions(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit appointment' }).waitFor()
}

const makeCalendarAddress = async (page: Page) => {
  await page.getByRole('button', { name: 'Make my calendar address' }).click()
  await page.getByText('It is shown only once.').waitFor()
}

const openContact = async (page: Page) => {
  await page.getByRole('button', { name: /^Dr. Amara Nwosu/ }).click()
  await page.getByRole('button', { name: 'Copy address' }).waitFor()
}

const loseContacts: Prepare = ({ db }) => db.deleteFrom('contacts').execute()

const seeNoContacts = (page: Page) => page.getByText('No contacts yet').waitFor()

const addNoContact = async (page: Page) => {
  await page.getByRole('button', { name: 'Add Contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Contact' })
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  await dialog.getByText('Required').first().waitFor()
}

const askForContact = async (page: Page) => {
  await openContact(page)
  await page.getByRole('button', { name: /^Delete Dr/ }).click()
}

/** A toast that stays as long as it has the focus. */
const deleteContact = async (page: Page) => {
  await askForContact(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await toastOn(page).getByRole('button', { name: 'Undo' }).waitFor()
  await page.keyboard.press('F8')
}

const seeTrash = async (page: Page) => {
  await deleteContact(page)
  await page.getByRole('link', { name: 'Recently deleted' }).click()
  await page.getByRole('button', { name: /^Bring back/ }).waitFor()
}

const invited = { prepare: knowCode(), path: `/?invite=${knownCode}` }
const manyInvited = together(bringMore('Ada', 'Bartholomew-Maximiliana', 'Iris'), failMail)

const continueWithNothing = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

const longWishes = addWishes(3, `Kinderwagen${'versicherung'.repeat(8)}`)

const seeWishes = (page: Page) => page.getByRole('list', { name: 'Wishes' }).waitFor()

const seeNoWishes = (page: Page) => page.getByRole('heading', { name: 'No wishes yet' }).waitFor()

const pressAndSee = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').waitFor()
}

const wishForNothing = async (page: Page) => {
  await pressAndSee('Add Item')(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Add Item' }).click()
  await page.getByText('Please enter an item name').waitFor()
}

const openAllOfTheGuide = async (page: Page) => {
  await page.getByRole('region', { name: 'What to call about now' }).waitFor()
  for (const words of ['Sources, and what this guide is not', 'Care this week', 'Tips'])
    await page.getByRole('group').getByText(words, { exact: true }).click()
}

const addNoScan = async (page: Page) => {
  await page.getByRole('button', { name: 'Show the growth chart' }).click()
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await page.getByRole('button', { name: 'Add a scan' }).click()
  const form = page.getByRole('dialog', { name: 'Add a scan' })
  await form.getByLabel('Estimated weight').fill('9000')
  await form.getByRole('button', { name: 'Add scan' }).click()
  await form.getByText('Required').waitFor()
}

/** A browser that keeps nothing, as in some private windows. Text and no function: the types here know no page. */
const keepNothing = (page: Page) =>
  page.addInitScript({
    content: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })`,
  })

const writeInVain = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Anything else' }).fill('In vain')
  await page.getByText('Only in this tab', { exact: true }).waitFor()
}

const oldCopy = JSON.stringify({
  format: 'nestling-notes',
  version: 1,
  savedAt: '2026-05-04T10:00:00.000Z',
  babyName: 'Pip',
  weeks: [{ week: 12, checklist: {}, journal: { free: 'From the old phone' } }],
})

const chooseFile = async (page: Page, text: string) => {
  const coming = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Restore a copy' }).click()
  await (await coming).setFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

const restoreCopy = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Anything else' }).fill('Already here')
  await chooseFile(page, '')
  await page.getByText('This file is empty.').waitFor()
  await chooseFile(page, oldCopy)
  await page.getByRole('button', { name: 'Replace what is here' }).waitFor()
}

const failGuide = (page: Page) =>
  page.route('**/api/guide/weeks/*/guide?*', (route) => route.fulfill({ status: 503, json: { code: 'internal' } }))

const seeNoWeek = (page: Page) => page.getByText(/Journey information not available for week/).waitFor()

/** From home, which begins the journey. */
const openExampleGuide = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journey' }).click()
  await page.getByRole('region', { name: 'What to call about now' }).waitFor()
}

const album = { who: 'mother', path: '/album', prepare: hangPhotos('The first scan', 'A hand, waving') } as const

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

const seeNoPhotos = (page: Page) => page.getByRole('heading', { name: 'No photos yet' }).waitFor()

const choosePhotos = async (page: Page) => {
  await seePhotos(page)
  const buffer = await plain().png().toBuffer()
  const file = (name: string, mimeType: string) => ({ name, mimeType, buffer })
  const chosen = [file('one.png', 'image/png'), file('two.png', 'image/png'), file('letter.pdf', 'application/pdf')]
  await page.getByLabel('Photos', { exact: true }).first().setInputFiles(chosen)
  await page.getByRole('dialog', { name: 'Add photos' }).waitFor()
}

const takeSeveral = async (page: Page) => {
  const cloths = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Muslin cloths' }) })
  await cloths.getByRole('button', { name: 'I’ll get it' }).click()
  await page.getByRole('dialog').waitFor()
}

const editWish = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Edit Item' }).waitFor()
}

const choosePortrait = async (page: Page) => {
  const buffer = await plain().png().toBuffer()
  await page.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Save picture' }).waitFor()
}

const failContacts = (page: Page) =>
  page.route('**/api/contacts*', (route) => route.fulfill({ status: 503, json: { code: 'internal' } }))

const holdContacts = (page: Page) => page.route('**/api/contacts*', () => undefined)

const seeTryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).waitFor()

/** Home has to ask for its data when it is not the first page. */
const goHomeInVain = async (page: Page) => {
  await page.route('**/api/pregnancies/current', (route) => route.fulfill({ status: 503, json: { code: 'internal' } }))
  await goHome(page)
  await page.getByRole('heading', { name: 'Your journey could not be loaded' }).waitFor()
}

export const screens: readonly Screen[] = [
  { name: 'the landing page', open: way({ path: '/' }) },
  { name: 'the landing page before the set-up', open: way({ world: null, path: '/' }) },
  { name: 'the set-up page without its address', open: way({ world: null, path: '/set-up' }) },
  {
    name: 'the first step of the set-up',
    open: way({ world: null, path: ({ setUpAddress }) => setUpAddress, act: continueWithNothing }),
  },
  { name: 'the second step of the set-up', open: way({ who: 'mother', world: 'first-day', path: '/set-up' }) },
  { name: 'the set-up page after the set-up', open: way({ path: '/set-up' }) },
  { name: 'the sign-in page', open: way({ path: '/sign-in' }) },
  { name: 'a refused sign-in and its toast', open: way({ path: '/sign-in', act: signInWithNothing }) },
  { name: 'the access-denied page', open: way({ who: 'stranger', path: '/access-denied' }) },
  { name: 'home', open: way({ who: 'mother', path: '/', act: seeFamily }) },
  { name: 'home on the first day', open: way({ who: 'mother', world: 'first-day', path: '/', act: seeFamily }) },
  {
    name: 'home while the family is on its way',
    open: way({ who: 'mother', world: 'first-day', path: '/', before: holdFamily, act: seeInvite }),
  },
  { name: 'the offer to install', open: way({ who: 'mother', path: '/', act: seeInstall }) },
  {
    name: 'the way to install on an iPhone',
    open: (openHouse, options) =>
      way({ who: 'mother', path: '/', before: onAppleDevice.prepare, act: (page) => installOn(page).waitFor() })(
        openHouse,
        { ...options, ...onAppleDevice.options },
      ),
  },
  { name: 'the menu', open: way({ who: 'mother', path: '/', act: openMenu }) },
  { name: 'the dialog for an update', open: way({ who: 'mother', path: '/', act: openDialog }) },
  {
    name: 'updates with pictures',
    open: way({ who: 'mother', path: '/', prepare: together(copyPictures, sharePictures(5)), act: seePictures }),
  },
  {
    name: 'a picture of an update',
    open: way({ who: 'mother', path: '/', prepare: sharePictures(2), act: openPicture }),
  },
  { name: 'the dialog for an update with pictures', open: way({ who: 'mother', path: '/', act: choosePictures }) },
  { name: 'a refused update', open: way({ who: 'mother', path: '/', act: shareNothing }) },
  { name: 'the admin panel', open: way({ who: 'partner', path: '/admin', act: seePanel }) },
  {
    name: 'a full admin panel with a mail that failed',
    open: way({ who: 'mother', path: '/admin', mail: true, prepare: manyInvited, act: seeFullPanel }),
  },
  {
    name: 'the question before a member is removed',
    open: way({ who: 'mother', path: '/admin', act: pressForRuth(/^Remove/) }),
  },
  { name: 'the choice of a role', open: way({ who: 'mother', path: '/admin', act: pressForRuth(/^Change Role/) }) },
  { name: 'an invitation to pass on', open: way({ who: 'mother', path: '/admin', act: inviteWithoutMail }) },
  { name: 'a password link to pass on', open: way({ who: 'mother', path: '/admin', act: makePasswordLink }) },
  { name: 'the share page', open: way({ who: 'mother', path: '/share', act: (page) => codes(page).waitFor() }) },
  { name: 'the QR code of a link', open: way({ who: 'mother', path: '/share', act: openQr }) },
  { name: 'the form for a code', open: way({ who: 'mother', path: '/share', act: openCodeForm }) },
  { name: 'an invitation', open: way(invited) },
  { name: 'an invitation for somebody who is signed in', open: way({ who: 'neighbour', ...invited }) },
  { name: 'an invitation for a member', open: way({ who: 'friend', ...invited }) },
  { name: 'a refused invitation', open: way({ path: '/?invite=ZZZZZZZZ' }), complaints: [/status of 403/] },
  { name: 'the menu of somebody with two journeys', open: way({ who: 'neighbour', ...invited, act: openJourneys }) },
  {
    name: 'the appointments, read in another time zone',
    open: (openHouse, options) =>
      way({ who: 'mother', path: '/appointments', act: openAppointmentActions })(openHouse, {
        ...options,
        timezoneId: 'America/New_York',
      }),
  },
  {
    name: 'no appointments yet',
    open: way({ who: 'mother', path: '/appointments', prepare: forgetAppointments, act: seeNoAppointments }),
  },
  { name: 'a refused appointment', open: way({ who: 'mother', path: '/appointments', act: addNoAppointment }) },
  {
    name: 'the form to edit an appointment',
    open: way({ who: 'mother', path: '/appointments', act: editAppointment }),
  },
  { name: 'a calendar address', open: way({ who: 'friend', path: '/appointments', act: makeCalendarAddress }) },
  { name: 'the contacts', open: way({ who: 'mother', path: '/contacts', act: openContact }) },
  {
    name: 'no contacts yet',
    open: way({ who: 'mother', path: '/contacts', prepare: loseContacts, act: seeNoContacts }),
  },
  { name: 'a refused contact', open: way({ who: 'mother', path: '/contacts', act: addNoContact }) },
  {
    name: 'the question before a contact is deleted',
    open: way({ who: 'mother', path: '/contacts', act: askForContact }),
  },
  { name: 'a deleted contact and its way back', open: way({ who: 'mother', path: '/contacts', act: deleteContact }) },
  { name: 'what was deleted', open: way({ who: 'mother', path: '/contacts', act: seeTrash }) },
  { name: 'nothing deleted', open: way({ who: 'friend', path: '/trash' }) },
  { name: 'the family page', open: way({ who: 'mother', path: '/family', act: seePeople }) },
  {
    name: 'a section that the parents closed',
    open: way({ who: 'friend', path: '/album', prepare: narrow('guest', 'album', 'nothing') }),
  },
  {
    name: 'the account with its forms open',
    open: way({ who: 'grandmother', path: '/account', act: openAccountForms }),
  },
  {
    name: 'the question before an account is deleted',
    open: way({ who: 'friend', path: '/account', act: openFarewell }),
  },
  { name: 'the account of somebody in no journey', open: way({ who: 'stranger', path: '/account' }) },
  { name: 'the forgotten password', open: way({ mail: true, path: '/forgot-password' }) },
  { name: 'the forgotten password without mail', open: way({ path: '/forgot-password' }) },
  { name: 'the mail for a new password', open: way({ mail: true, path: '/forgot-password', act: askForReset }) },
  { name: 'the page for a new password', open: way({ path: '/reset-password#a-link-that-somebody-was-given' }) },
  { name: 'a password link that does not work', open: way({ path: '/reset-password' }) },
  { name: 'saved settings and their toast', open: way({ who: 'partner', path: '/admin', act: saveSettings }) },
  { name: 'the guide', open: way({ who: 'grandmother', path: '/guide', act: openAllOfTheGuide }) },
  { name: 'the guide of a parent', open: way({ who: 'mother', path: '/guide?week=20', act: openAllOfTheGuide }) },
  { name: 'a scan that is not ready to be added', open: way({ who: 'mother', path: '/guide', act: addNoScan }) },
  {
    name: 'the guide in a browser that keeps nothing',
    open: way({ who: 'mother', path: '/guide?week=24', before: keepNothing, act: writeInVain }),
  },
  { name: 'a copy that may be restored', open: way({ who: 'friend', path: '/guide', act: restoreCopy }) },
  {
    name: 'a week of the guide that did not come',
    open: way({ who: 'friend', path: '/guide', before: failGuide, act: seeNoWeek }),
    complaints: [/status of 503/],
  },
  {
    name: 'the guide without a due date',
    open: way({ who: 'mother', world: 'first-day', path: '/', act: openExampleGuide }),
  },
  { name: 'the wishlist', open: way({ who: 'mother', path: '/wishlist', act: seeWishes }) },
  {
    name: 'an empty wishlist',
    open: way({ who: 'mother', path: '/wishlist', prepare: deleteWishes, act: seeNoWishes }),
  },
  { name: 'a wishlist with long words', open: way({ who: 'friend', path: '/wishlist', prepare: longWishes }) },
  {
    name: 'the wishlist of parents who want to be surprised',
    open: way({ who: 'mother', path: '/wishlist', prepare: surpriseParents, act: seeWishes }),
  },
  { name: 'a refused wish', open: way({ who: 'grandmother', path: '/wishlist', act: wishForNothing }) },
  {
    name: 'the surprise settings',
    open: way({ who: 'mother', path: '/wishlist', prepare: surpriseParents, act: pressAndSee('Surprise settings') }),
  },
  { name: 'the form to edit a wish', open: way({ who: 'mother', path: '/wishlist', act: editWish }) },
  { name: 'how many of a wish', open: way({ who: 'friend', path: '/wishlist', act: takeSeveral }) },
  { name: 'the album', open: way({ ...album, act: seePhotos }) },
  { name: 'an empty album', open: way({ who: 'mother', path: '/album', act: seeNoPhotos }) },
  { name: 'a photo of the album', open: way({ ...album, act: openPhoto }) },
  { name: 'the words of a photo', open: way({ ...album, act: editPhoto }) },
  { name: 'photos that are about to be added', open: way({ ...album, act: choosePhotos }) },
  { name: 'a picture of oneself, not kept yet', open: way({ who: 'friend', path: '/account', act: choosePortrait }) },
  { name: 'a list on its way', open: way({ who: 'mother', path: '/contacts', before: holdContacts }) },
  {
    name: 'a list that did not come',
    open: way({ who: 'mother', path: '/contacts', before: failContacts, act: seeTryAgain }),
    complaints: [/status of 503/],
  },
  {
    name: 'a page that did not come',
    open: way({ who: 'mother', path: '/account', act: goHomeInVain }),
    complaints: [/status of 503/],
  },
  { name: 'the share page of a guest', open: way({ who: 'friend', path: '/share' }) },
  { name: 'a page that is nowhere', open: way({ who: 'mother', path: '/nowhere' }), complaints: [/status of 404/] },
]
