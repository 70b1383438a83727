/** Messages about account changes. They contain no links, so people learn not to follow links in such mail. */
import type { MessageKind } from '#platform/server/mail/message.ts'
import { texts } from '../../texts/texts.ts'
import type { AccountNotice } from './tell-owner.ts'

/** This message goes to the old email. It does not name the new email, because the old inbox may have a new owner by now. */
export const emailChangedMessage: MessageKind = {
  name: 'email-changed',
  about: 'person',
  write: async () => notice(texts.emailChangedMail),
}

export const secondStepOnMessage: AccountNotice = {
  name: 'second-step-on',
  about: 'person',
  write: async () => notice(texts.secondStepOnMail),
}

export const secondStepOffMessage: AccountNotice = {
  name: 'second-step-off',
  about: 'person',
  write: async () => notice(texts.secondStepOffMail),
}

export const passwordChangedMessage: AccountNotice = {
  name: 'password-changed',
  about: 'person',
  write: async () => notice(texts.passwordChangedMail),
}

/** All messages about account changes. Deleting an account also deletes those that are still queued for it. */
export const accountMessages = [emailChangedMessage, passwordChangedMessage, secondStepOnMessage, secondStepOffMessage]

const notice = ({ subject, heading, news }: { subject: string; heading: string; news: string }) => ({
  subject,
  heading,
  paragraphs: [news, texts.wasItYou],
})
