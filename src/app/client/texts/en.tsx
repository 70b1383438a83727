import type { ReactNode } from 'react'
import { plural } from '#language/texts/en.ts'

// The menu and the frame around every page

export const skipToPage = 'Skip to the page'
export const menu = 'Menu'
export const mainPages = 'Main'
export const allPages = 'All pages'
export const home = 'Home'
export const calendar = 'Calendar'
export const journey = 'Journey'
export const settings = 'Settings'
export const photos = 'Photos'
export const contacts = 'Contacts'
export const pregnancyJourney = 'Pregnancy Journey'
export const contractions = 'Contractions'
export const movements = 'Movements'
export const appointments = 'Appointments'
export const photoAlbum = 'Photo Album'
export const babyWishlist = 'Baby Wishlist'
/** Shown instead of `babyWishlist` if no baby is expected. */
export const wishlist = 'Wishlist'
export const familyAndFriends = 'Family & Friends'
export const shareJourney = 'Share Journey'
export const adminPanel = 'Admin Panel'
export const parents = (names: readonly string[]) => names.join(' & ')
export const expecting = 'Expecting Baby'
export const yourAccount = 'Your account'
export const signOut = 'Sign Out'
export const openingSignIn = 'Taking you to the sign-in page'

// The offer to install the app

export const installNestling = 'Install Nestling'
export const nestlingAsApp = 'Nestling as an app'
/** `wide` marks up words that are shown only if there is room. */
export const install = (wide: (text: string) => ReactNode) => <>Install{wide(' app')}</>
export const installByHand = (shareIcon: ReactNode) => <>Tap {shareIcon} Share, then Add to Home Screen</>
export const dismiss = 'Dismiss'

// Without a network

export const offline = 'Offline'
export const offlineSince = (ago: string) => `Offline, last updated ${ago}`
/** Follows `offline` or `offlineSince`, so it begins with a full stop. Shown only if there is room. */
export const sentLater = '. What you write is sent when you are back online.'
export const pageClosed = 'This page is closed.'

// Changes that are not sent yet

export const thingsWaiting = (count: number) =>
  plural(count, '1 thing is waiting to be sent', `${count} things are waiting to be sent`)
export const thingsRefused = (count: number) => plural(count, '1 thing was not sent', `${count} things were not sent`)
export const notSentYet = 'Not sent yet'
export const nothingWaiting = 'Nothing is waiting to be sent.'
export const allRefused = 'This is kept in this browser. Signing out would delete it.'
export const allWaiting =
  'This is kept in this browser and will be sent as soon as you are back online. Signing out would delete it.'
export const someWaiting =
  'This is kept in this browser. The changes that wait for the network will be sent as soon as you are back online. Signing out would delete all of it.'
export const waitingForNetwork = 'Waiting for the network'
export const send = 'Send'
export const sendAgain = 'Send again'
export const tryAgain = 'Try again'
export const saveMine = 'Save mine anyway'
export const change = 'Change'
export const remove = 'Delete'
export const notChanged = 'Not changed'

// Before signing out

export const thingsNotSent = (count: number) =>
  plural(count, '1 thing has not been sent yet', `${count} things have not been sent yet`)
export const signOutDeletes = (count: number) =>
  plural(
    count,
    'Signing out deletes it here, and nobody in the family will see it. To send it, stay signed in until you are back online.',
    'Signing out deletes them here, and nobody in the family will see them. To send them, stay signed in until you are back online.',
  )
export const deleteAndSignOut = 'Delete and sign out'
export const stillSignedIn = 'You are still signed in'

// The simple home

export const shareUpdate = 'Share an update'
export const addPhoto = 'Add a photo'
export const allUpdates = 'All updates'
export const allUpdatesTitle = 'All updates · Nestling'
export const backToHome = 'Back to home'

// Set-up

export const setUpTitle = 'Set up · Nestling'
export const isSetUp = 'Nestling is set up'
export const hasAccount = 'There is already an account. Sign in with it, or ask its owner to invite you.'
export const signIn = 'Sign In'
export const setUpNestling = 'Set up Nestling'
export const almostThere = 'Almost there'
export const needsWholeAddress =
  'This page needs the complete set-up address, including everything after the # sign. Nestling printed it when it started.'
export const firstStep = 'Step 1 of 2'
export const createAccount = 'Welcome. First, create your account'
export const secondStep = 'Step 2 of 2'
export const whomYouExpect = 'Who are you waiting for?'
export const whomPersonExpects = (firstName: string) => `${firstName}, who are you waiting for?`
export const beginJourney = 'Begin the journey'
export const notStarted = 'Your journey could not be started'

// Shown when a page is missing, or when the person may not see it

export const goHome = 'Go home'
export const notFoundTitle = 'Not found · Nestling'
export const notFound = '404 Page Not Found'
export const nothingHere = 'There is nothing at this address. The link may be incomplete.'
export const closedTitle = (page: string) => `${page} · Nestling`
export const thisPage = 'This page'
export const sectionClosed = 'The parents keep this part of their journey to themselves.'
export const deniedTitle = 'Access Denied · Nestling'
export const denied = 'Access Denied'
export const onlyAdminsInvite = 'Only admins can invite people to this journey.'
export const openingHome = 'Taking you home'
export const stepTitle = 'One more step · Nestling'
export const stepNeeded = 'Admins need a second step here'
export const passStep =
  'You signed in with your password alone. Sign in with your second step or your passkey to open this page.'
export const signInAgain = 'Sign in again'
export const addStep =
  'A second step is a code after your password, or a passkey. You have not set one up yet. Everything else is open to you as before.'
export const setUpStep = 'Set one up in your account'

// Pages without scripts

export const withoutScripts = 'This is the page without JavaScript.'
export const readOnly = 'This is the page without JavaScript. You can read it, but not change anything.'
export const usualPage = 'Open the usual page'
export const plainSignOut = 'Sign out'
