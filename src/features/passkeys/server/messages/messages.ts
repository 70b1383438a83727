/** Messages about one's own passkeys. They contain no links, so people learn not to follow links in such mail. */
import type { AccountNotice } from '#features/sign-in/server/public.ts'

const wasItYou =
  'If this was you, all is well. If not, somebody may be in your account. Change your password, look at the passkeys in your account, and tell an admin of your journey.'

export const passkeyAddedMessage: AccountNotice = {
  name: 'passkey-added',
  about: 'person',
  write: async () => ({
    subject: 'A passkey was added to your Nestling account',
    heading: 'You have a new passkey',
    paragraphs: ['Anybody who has this passkey can sign in to your Nestling account without a password.', wasItYou],
  }),
}

export const passkeyRemovedMessage: AccountNotice = {
  name: 'passkey-removed',
  about: 'person',
  write: async () => ({
    subject: 'A passkey was removed from your Nestling account',
    heading: 'A passkey was removed',
    paragraphs: ['This passkey no longer signs anybody in to your Nestling account.', wasItYou],
  }),
}

export const passkeyMessages = [passkeyAddedMessage, passkeyRemovedMessage]
