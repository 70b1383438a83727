// Errors

export const invalidKey = 'Invalid key'
export const invalidAddress = 'Invalid address'
export const notificationsRemoved = 'Notifications on this device were turned off. You can turn them on again.'

// Notifications

export const test = 'This is a test. Notifications work on this device.'
