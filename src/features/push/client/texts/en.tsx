import type { ReactNode } from 'react'

// Whether this browser gets notifications

export const unsupported = 'This browser cannot show notifications from Nestling.'
export const denied = 'This browser does not allow notifications from Nestling. You can change that:'
export const off = 'Nestling can tell you on this device when there is something new.'
export const turnOn = 'Turn on notifications'
export const turningOn = 'Turning on...'
export const stillOff = 'Notifications are still off'
export const notAllowed = 'The browser did not allow them.'
export const cannotSubscribe = 'Your browser could not turn notifications on. Please try again later.'
export const on = (strong: (text: string) => ReactNode) => (
  <>{strong('On.')} This device tells you when there is something new.</>
)
export const sendTest = 'Send a test'
export const testSent = 'Test sent'
export const arrivesSoon = 'It arrives in a few seconds.'
export const testNotSent = 'Test not sent'
export const turnOff = 'Turn off'
export const stillOn = 'Notifications are still on'
export const privacy =
  'Notifications travel through a service run by your browser’s maker. They are encrypted, so only this device can read them.'

// Where people allow notifications again, with the words of the systems and browsers

export const allowOnAppleMobile = 'Open Settings, then Notifications, then Nestling, and turn Allow Notifications on.'
export const allowInAndroidApp = 'Hold the Nestling icon, tap App info, then Notifications, and allow them.'
export const allowOnAndroid = 'Tap the icon left of the address, then Permissions, then Notifications, and allow them.'
export const allowInFirefox = 'Click the icon left of the address, and clear “Blocked” beside Send notifications.'
export const allowInSafari =
  'In the Safari menu, open Settings, then Websites, then Notifications, and choose Allow for Nestling.'
export const allowElsewhere = 'Click the icon left of the address, and turn Notifications on.'

// How to put Nestling on the home screen of an iPhone or iPad, with the words of iOS

export const installFirst =
  'An iPhone or iPad allows notifications only to apps on its home screen. It takes three steps:'
export const tapShare = (strong: (text: string) => ReactNode) => <>Tap {strong('Share')}</>
export const tapAdd = (strong: (text: string) => ReactNode) => <>Tap {strong('Add to Home Screen')}</>
export const openFromThere = (strong: (text: string) => ReactNode) => (
  <>Open Nestling {strong('from there')}, and come back to this page</>
)

// The person's other devices

export const otherDevices = 'Your other devices'
export const devices = 'Devices with notifications'
export const since = (day: string) => `Since ${day}`
export const remove = 'Remove'
export const removeDevice = (device: string) => `Remove ${device}`
export const removed = 'No more notifications'
export const notRemoved = 'Device not removed'
export const notificationsNotLoaded = 'Your notifications could not be loaded.'
