/** Messages about one's own passkeys. They contain no links, so people learn not to follow links in such mail. */
import type { AccountNotice } from '#features/sign-in/server/public.ts'
import { texts } from '../../texts/texts.ts'

export const passkeyAddedMessage: AccountNotice = {
  name: 'passkey-added',
  about: 'person',
  write: async () => notice(texts.addedMail),
}

export const passkeyRemovedMessage: AccountNotice = {
  name: 'passkey-removed',
  about: 'person',
  write: async () => notice(texts.removedMail),
}

export const passkeyMessages = [passkeyAddedMessage, passkeyRemovedMessage]

const notice = ({ subject, heading, news }: { subject: string; heading: string; news: string }) => ({
  subject,
  heading,
  paragraphs: [news, texts.wasItYou],
})
