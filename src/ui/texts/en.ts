import { locale, plural } from '#language/texts/en.ts'

// Buttons

export const cancel = 'Cancel'
export const close = 'Close'
export const dismiss = 'Dismiss'
export const tryAgain = 'Try again'
export const offlineButSentLater = 'You are offline. This is kept here, and sent when you are back online.'
export const offlineSoWait = 'You are offline. This has to wait until you are back online. What you typed stays here.'

// Fields

export const showPassword = 'Show password'
export const hidePassword = 'Hide password'
export const charactersLeft = (count: number) =>
  plural(count, '1 character left', `${count.toLocaleString(locale)} characters left`)
export const charactersTooMany = (count: number) =>
  plural(count, '1 character too many', `${count.toLocaleString(locale)} characters too many`)

// Notes

export const goodToKnow = 'Good to know'
export const pleaseNote = 'Please note'
/** Follows a sentence such as “The wishlist could not be loaded.” */
export const nothingIsLost = 'Nothing is lost. Your connection may be down.'

// Short messages over the page

/** Read out before each message. */
export const toast = 'Notification'
/** The name of the region with the messages. `{hotkey}` is replaced by the key that moves the focus there. */
export const toasts = 'Notifications ({hotkey})'

// People

/** Shown instead of a name if the person’s name is not known. */
export const somebody = 'Somebody'
/** Names a person’s picture if the person’s name is not known. Without a picture, its first letter is shown. */
export const user = 'User'

// Loading and refreshing

/** Each animation has a title and three lines, which are shown one after the other. */
export const loading = {
  0: { title: 'Listening in', steps: ['A small heart, beating', 'Counting the days', 'Nearly with you'] },
  1: { title: 'Growing a little', steps: ['Warm soil', 'A first leaf', 'Reaching for the light'] },
  2: { title: 'A quiet moment', steps: ['The moon comes up', 'Drifting over', 'Nearly with you'] },
  3: { title: 'Making the nest', steps: ['One twig', 'And another', 'Soft enough to sit in'] },
  4: { title: 'On the way', steps: ['Small steps', 'One after the other', 'Nearly with you'] },
}
export const refreshing = 'Refreshing...'
export const letGoToRefresh = 'Let go to refresh'
export const pullToRefresh = 'Pull to refresh'

// Sharing a link

export const copyLink = 'Copy link'
export const copied = 'Copied!'
export const notCopied = 'Failed to copy to clipboard'
export const share = 'Share'
export const notShared = 'The link could not be shared'
export const copyInstead = 'Copy it instead.'
export const qrCode = 'QR code'
export const pointCamera = 'Point another phone’s camera at this code.'
export const qrCodeNotDrawn = 'The QR code could not be drawn. Use the link instead.'
export const onlyOnThisDevice = 'Others cannot open this link yet'
export const whyOnlyOnThisDevice = (host: string) =>
  `Links to ${host} open only on this device. The person who runs this Nestling can set PUBLIC_URL to an address that other devices can reach.`

// The picture viewer

export const zoomOut = 'Zoom out'
export const zoomIn = 'Zoom in'
export const previous = 'Previous'
export const next = 'Next'
export const pictureNotLoaded = 'This picture could not be loaded.'

// Sizes of files

export const megabytes = (number: string) => `${number} MB`
export const gigabytes = (number: string) => `${number} GB`
