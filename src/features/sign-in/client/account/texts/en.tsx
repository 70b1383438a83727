import type { ReactNode } from 'react'
import { plural } from '#language/texts/en.ts'

// The page

export const pageTitle = 'Your account · Nestling'
export const yourAccount = 'Your account'
export const signOut = 'Sign Out'
export const yourPicture = 'Your picture'
export const yourName = 'Your name'
export const signingIn = 'Signing in'
export const passkeys = 'Passkeys'
export const howItLooks = 'How it looks to you'
export const notifications = 'Notifications on this device'
export const whereSignedIn = 'Where you are signed in'
export const whatYouHear = 'What you hear about'
export const recentlyDeleted = 'Recently deleted'
export const saving = 'Saving...'

// The picture

export const picture = 'Picture'
export const howOthersSeeYou = 'This is how others will see you.'
export const whoSeesPicture = 'People who share a journey with you see it beside your name.'
export const choosePicture = 'Choose a picture'
export const changePicture = 'Change picture'
export const openingPicture = 'Opening...'
export const savePicture = 'Save picture'
export const chooseAnother = 'Not this one'
export const removePicture = 'Remove'
export const pictureSaved = 'Picture saved'
export const pictureNotSaved = 'Picture not saved'
export const pictureRemoved = 'Picture removed'
export const pictureNotRemoved = 'Picture not removed'

// The name

export const firstName = 'First name'
export const lastName = 'Last name'
export const saveName = 'Save name'
export const nameSaved = 'Name saved'
export const nameNotSaved = 'Name not saved'

// The email

export const email = 'Email'
export const changeEmail = 'Change email'
export const newEmail = 'New email'
export const newEmailHint = 'You will sign in with it'
export const whyPassword = 'To make sure it is you'
export const saveEmail = 'Save email'
export const emailSaved = 'Email saved'
export const signInWith = (email: string) => `From now on you sign in with ${email}.`
export const emailNotSaved = 'Email not saved'

// The password

export const password = 'Password'
export const onlyYouKnow = 'Only you know it'
export const changePassword = 'Change password'
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const newPasswordHint = '10 characters or more. A few unrelated words work well.'
export const stopAddresses = 'Stop my calendar addresses too'
export const stopAddressesHint = 'Choose this if somebody else used your account. You can make new ones.'
export const otherDevicesEnd = 'You stay signed in here and are signed out on every other device.'
export const savePassword = 'Save password'
export const passwordSaved = 'Password saved'
export const otherDevicesEnded = 'Your other devices are signed out.'
export const passwordNotSaved = 'Password not saved'

// Preferences

export const theme = 'Theme'
export const themeSaved = 'Theme saved'
export const themeNotSaved = 'Theme not saved'
export const themes = { auto: 'Same as the device', light: 'Light', dark: 'Dark', dim: 'Dim' }
export const dimHint = 'For the night'
/** Letters that show what text looks like in a theme. */
export const sampleLetters = 'Aa'
export const layout = 'Text and buttons'
export const layoutHint = 'Easier to see and to press.'
export const simpleLayout = 'Larger and simpler'
export const simpleLayoutHint = 'Bigger text, fewer buttons, and a home page of three things'
export const language = 'Language'
export const languageHint = 'For everything that Nestling shows and sends you, on all your devices'
export const languageNotSaved = 'Language not saved'
export const choiceSaved = 'Choice saved'
export const choiceNotSaved = 'Choice not saved'
export const units = 'Units'
export const unitsSaved = 'Units saved'
export const unitsNotSaved = 'Units not saved'
export const familysUnits = 'Same as the family'
export const metric = 'Metric'
export const metricHint = 'Centimeters, grams'
export const us = 'US'
export const usHint = 'Inches, pounds'
export const hideForMe = 'Hide for me'
export const hideForMeHint = 'Other people still see them, unless the parents hide them for everybody.'
export const seenUpdates = 'Seen updates'
export const seenUpdatesHint = 'Authors see who has seen their updates.'
export const hideSeen = 'Hide what I have seen'

// Devices

export const devices = 'Devices'
export const thisDevice = 'This device'
export const inUse = 'In use now'
/** `time` is such as "3 hours ago". */
export const lastUsed = (time: string) => `Last used ${time}`
export const signedInOn = (day: string) => `Signed in ${day}`
export const endSession = 'Sign out'
export const endSessionOn = (device: string) => `Sign out ${device}`
export const endThisSession = (device: string) => `Sign out ${device}, this device`
export const sessionEnded = 'Signed out'
export const sessionNotEnded = 'Device not signed out'
export const showAllDevices = (count: number) => `Show all ${count}`
export const showFewer = 'Show fewer'

// Deleting the account

export const deleteMyAccount = 'Delete my account'
export const deletedAtOnce =
  'Your email, password, last name and picture are deleted at once, and you are signed out everywhere.'
export const journeysEnd = (count: number, names: string, strong: (text: string) => ReactNode) => (
  <>
    {strong(plural(count, `The journey of ${names} ends`, `The journeys of ${names} end`))}, because nobody else follows
    along. Everything there is deleted.
  </>
)
export const journeyGoesOn = (name: string) => `The journey of ${name} goes on without you.`
/** `things` is a list, such as "the 3 photos and the comment". */
export const journeyGoesOnWith = (name: string, things: string) =>
  `The journey of ${name} goes on without you; ${things} you shared will stay there, with your first name.`
export const thingsThatStay = (count: number, what: string) => plural(count, `the ${what}`, `the ${count} ${what}`)

export const notYet = 'Not yet'
export const onlyAdmin = (count: number, names: string) =>
  plural(
    count,
    `You are the only admin of the journey of ${names}, and others follow along.`,
    `You are the only admin of the journeys of ${names}, and others follow along.`,
  )
export const whatToDoFirst =
  'Make somebody else an admin, or delete the journey for everybody. Then you can delete your account. If you follow several journeys, first choose the right one in the menu.'
export const chooseAdmin = 'Choose another admin'
export const deleteJourney = 'Delete the journey'

export const deleteQuestion = 'Delete your account?'
export const guideIsDeleted =
  'Your ticks and your journal in the guide are stored only in this browser. They are deleted too. To keep them, first save a copy in the guide.'
export const cannotBeUndone = 'This cannot be undone.'
export const cancelDeletion = 'Keep my account'
export const deleteForGood = 'Delete for good'
export const deleting = 'Deleting...'
export const accountNotDeleted = 'Account not deleted'
export const previewNotLoaded = 'What would be deleted and what would stay could not be loaded.'
export const devicesNotLoaded = 'Your devices could not be loaded.'
