// Errors

export const noPasskeysHere = 'Passkeys need an https address, which this Nestling does not have. Use your password.'
export const challengeGone = 'That took too long, or was sent before. Please try again.'
export const wrongPasskey = 'This passkey does not work here. Sign in with your password instead.'
export const passkeyCopied =
  'This passkey may have been copied, so it is refused. Sign in with your password and remove the passkey in your account.'
export const passkeyNotMade = 'The passkey could not be added. Please try again.'
export const passkeyKnown = 'This passkey has already been added.'
export const tooManyPasskeys = (most: number) => `You have ${most} passkeys. Remove one before you add another.`
export const invalidBytes = 'Invalid bytes'

// Mails about one's own passkeys

export const addedMail = {
  subject: 'A passkey was added to your Nestling account',
  heading: 'You have a new passkey',
  news: 'Anybody who has this passkey can sign in to your Nestling account without a password.',
}
export const removedMail = {
  subject: 'A passkey was removed from your Nestling account',
  heading: 'A passkey was removed',
  news: 'This passkey no longer signs anybody in to your Nestling account.',
}
export const wasItYou =
  'If this was you, all is well. If not, somebody may be in your account. Change your password, look at the passkeys in your account, and tell an admin of your journey.'
