/** The admin panel, the share page, the family, the account, the news, and a section that the parents closed. */
import type { Page } from '@playwright/test'
import { plainPicture } from '#platform/server/pictures/stored/testing.ts'
import { memberOn, toastOn } from '../on-page/find-on-page.ts'
import { onAppleDevice } from '../on-page/install-prompt.ts'
import { openPushService } from '../on-page/push-service.ts'
import { cast, castPassword } from '../test-app/cast.ts'
import {
  addMembers,
  addPasskeys,
  addPushDevice,
  askForSecondStep,
  failBackup,
  failMail,
  finishExport,
  limitRights,
  passSecondStep,
  prepareAll,
  setSecondStep,
} from '../test-app/prepare-data.ts'
import { makeNews, remindOfVisit } from '../test-app/prepare-news.ts'
import type { Screen } from './screen.ts'

const saveSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Save settings' }).click()
  await toastOn(page).waitFor()
  await page.keyboard.press('F8')
}

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
  await page.getByRole('list', { name: 'Codes and invitations' }).waitFor()
  await page.getByText('Nothing yet. Sign-ins and new passwords appear here.').waitFor()
  await page.getByRole('button', { name: 'Back up now' }).waitFor()
  await page.getByRole('button', { name: /^Prepare/ }).waitFor()
  await page.getByText(/second step: |has a second step/).waitFor()
}

const seeDownload = async (page: Page) => {
  await page.getByRole('link', { name: 'Download everything, 1.4 GB' }).waitFor()
  await seePanel(page)
}

const prepareDownload = async (page: Page) => {
  await page.getByRole('button', { name: 'Prepare the download' }).click()
  await page.getByText('The download is being prepared.').waitFor()
}

const seeFullPanel = async (page: Page) => {
  await page.getByRole('button', { name: /^Show all \d+ members$/ }).click()
  await page.getByText('Mail failed:').waitFor()
  await page.getByText('There is not enough space').waitFor()
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

const examine = async (page: Page) => {
  await seePanel(page)
  await page.getByRole('button', { name: 'Examine everything' }).click()
  await page.getByRole('list', { name: 'Findings' }).getByRole('listitem').first().waitFor()
}

const openAccountForms = async (page: Page) => {
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('list', { name: 'Devices' }).waitFor()
  await page.getByRole('button', { name: 'Delete my account' }).waitFor()
}

const openDeleteAccount = async (page: Page) => {
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor()
}

const seeSecret = async (page: Page) => {
  await page.getByRole('button', { name: 'Set up second step' }).click()
  await page.getByRole('textbox', { name: 'Your password' }).fill(castPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: 'The secret for your authenticator app' }).waitFor()
}

const seeRecoveryCodes = async (page: Page) => {
  await page.getByRole('button', { name: 'Change second step' }).click()
  await page.getByRole('textbox', { name: 'Your password' }).fill(castPassword)
  await page.getByRole('button', { name: 'New codes' }).click()
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
}

const openPasskeyForm = async (page: Page) => {
  await page.getByRole('list', { name: 'Passkeys' }).waitFor()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
}

const renamePasskey = async (page: Page) => {
  await page.getByRole('button', { name: 'Rename Nora’s old telephone' }).click()
  await page.getByRole('dialog', { name: 'Rename this passkey' }).waitFor()
}

const turnOnNotifications = async (page: Page) => {
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await page.getByRole('button', { name: 'Turn off' }).waitFor()
}

const refuseNotifications = async (page: Page) => {
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await page.getByText('This browser does not allow notifications from Nestling.').waitFor()
}

const seeInstallSteps = async (page: Page) => {
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await page.getByText('Add to Home Screen').waitFor()
}

const withPasskeys = { who: 'mother', path: '/account', passkeys: true, prepare: addPasskeys } as const

const pressInPanel = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').waitFor()
}

const seeSecondStepNeeded = (page: Page) => page.getByText('Admins need one, or a passkey.').waitFor()
const askedWithSecondStep = prepareAll(askForSecondStep, setSecondStep('mother'))
const askedAndPassed = prepareAll(askForSecondStep, passSecondStep)

const manyMembersAndFailures = prepareAll(addMembers('Ada', 'Bartholomew-Maximiliana', 'Iris'), failMail, failBackup)

const chooseProfilePicture = async (page: Page) => {
  const buffer = await plainPicture().png().toBuffer()
  await page.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Save picture' }).waitFor()
}

const seeNews = (page: Page) => page.getByRole('list', { name: 'News' }).getByText('shared an update').first().waitFor()

const seeReminder = (page: Page) =>
  page.getByRole('list', { name: 'News' }).getByText('Reminder: an appointment').waitFor()

const seeUnread = (page: Page) => page.getByRole('link', { name: /^News, \d+ unread$/ }).waitFor()

const seeChoices = (page: Page) => page.getByLabel('Show what people wrote').waitFor()

export const familyScreens: readonly Screen[] = [
  { name: 'the admin panel', who: 'partner', path: '/admin', act: seePanel },
  {
    name: 'a full admin panel with a mail and a backup that failed',
    who: 'mother',
    path: '/admin',
    mail: true,
    prepare: manyMembersAndFailures,
    act: seeFullPanel,
  },
  {
    name: 'the panel with a prepared download',
    who: 'mother',
    path: '/admin',
    prepare: finishExport,
    act: seeDownload,
  },
  { name: 'a download being prepared', who: 'partner', path: '/admin', act: prepareDownload, changes: true },
  { name: 'the findings of an examination', who: 'mother', path: '/admin', act: examine },
  { name: 'the question before a member is removed', who: 'mother', path: '/admin', act: pressForRuth(/^Remove/) },
  { name: 'the dialog to change a role', who: 'mother', path: '/admin', act: pressForRuth(/^Change Role/) },
  { name: 'an invitation to pass on', who: 'mother', path: '/admin', act: inviteWithoutMail, changes: true },
  { name: 'a password link to pass on', who: 'mother', path: '/admin', act: makePasswordLink, changes: true },
  {
    name: 'the question before admins are asked for a second step',
    who: 'mother',
    path: '/admin',
    prepare: passSecondStep,
    act: pressInPanel('Ask admins for it'),
  },
  {
    name: 'the question before admins are no longer asked for a second step',
    who: 'mother',
    path: '/admin',
    prepare: askedAndPassed,
    act: pressInPanel('No longer ask for it'),
  },
  { name: 'the panel of an admin who needs a second step', who: 'partner', path: '/admin', prepare: askForSecondStep },
  {
    name: 'the account of an admin who needs a second step',
    who: 'partner',
    path: '/account',
    prepare: askForSecondStep,
    act: seeSecondStepNeeded,
  },
  {
    name: 'the panel of an admin who has to sign in again',
    who: 'mother',
    path: '/admin',
    prepare: askedWithSecondStep,
  },
  { name: 'the share page', who: 'mother', path: '/share', act: (page) => codes(page).waitFor() },
  { name: 'the QR code of a link', who: 'mother', path: '/share', act: openQr },
  { name: 'the form for an invite code', who: 'mother', path: '/share', act: openCodeForm },
  { name: 'the family page', who: 'mother', path: '/family', act: seePeople },
  { name: 'a person that a link opens', who: 'mother', path: '/family?member=1', act: seePeople },
  { name: 'a link to a person who has left', who: 'mother', path: '/family?member=999999', act: seePeople },
  {
    name: 'a section that the parents closed',
    who: 'friend',
    path: '/album',
    prepare: limitRights('guest', 'album', 'nothing'),
  },
  { name: 'the news', who: 'grandmother', path: '/news', prepare: makeNews, act: seeNews, changes: true },
  { name: 'the number of unread news', who: 'friend', path: '/family', prepare: makeNews, act: seeUnread },
  {
    name: 'a reminder in the news',
    who: 'friend',
    path: '/news',
    prepare: remindOfVisit,
    act: seeReminder,
    changes: true,
  },
  { name: 'no news yet', who: 'friend', path: '/news', act: (page) => page.getByText('Nothing new yet').waitFor() },
  { name: 'the choices of what to hear about', who: 'friend', path: '/account', act: seeChoices },
  { name: 'the question before mail stops', path: '/stop-mail?token=x' },
  { name: 'the account with its forms open', who: 'grandmother', path: '/account', act: openAccountForms },
  { name: 'the secret for an authenticator app', who: 'friend', path: '/account', act: seeSecret, changes: true },
  {
    name: 'the recovery codes',
    who: 'grandmother',
    path: '/account',
    prepare: setSecondStep('grandmother'),
    act: seeRecoveryCodes,
    changes: true,
  },
  { name: 'the account with passkeys and the form to add one', ...withPasskeys, act: openPasskeyForm },
  { name: 'the dialog to rename a passkey', ...withPasskeys, act: renamePasskey },
  {
    name: 'the account with notifications on this and another device',
    who: 'mother',
    path: '/account',
    prepare: addPushDevice,
    before: openPushService,
    act: turnOnNotifications,
    changes: true,
  },
  {
    name: 'the account of a person who refused notifications',
    who: 'friend',
    path: '/account',
    before: (page) => openPushService(page, 'denied'),
    act: refuseNotifications,
  },
  {
    name: 'the account on an iPhone with the steps to install Nestling first',
    who: 'friend',
    path: '/account',
    options: onAppleDevice.options,
    before: onAppleDevice.prepare,
    act: seeInstallSteps,
  },
  { name: 'the question before an account is deleted', who: 'friend', path: '/account', act: openDeleteAccount },
  { name: 'the account of a person without a journey', who: 'stranger', path: '/account' },
  { name: 'saved settings with their toast', who: 'partner', path: '/admin', act: saveSettings, changes: true },
  { name: 'a new profile picture that is not saved yet', who: 'friend', path: '/account', act: chooseProfilePicture },
  { name: 'the share page of a guest', who: 'friend', path: '/share' },
]
