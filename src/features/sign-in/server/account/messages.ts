/** Messages about account changes. They contain no links, so people learn not to follow links in such mail. */
import type { MessageKind } from '#platform/server/mail/message.ts'
import type { AccountNotice } from './tell-owner.ts'

const wasItYou =
  'If this was you, all is well. If not, somebody may be in your account. Please tell an admin of your journey, or the person who runs this Nestling, right away.'

/** This message goes to the old email. It does not name the new email, because the old inbox may have a new owner by now. */
export const emailChangedMessage: MessageKind = {
  name: 'email-changed',
  about: 'person',
  write: async () => ({
    subject: 'Your email for Nestling was changed',
    heading: 'Your email was changed',
    paragraphs: ['Your Nestling account now has a different email. You can no longer sign in with this one.', wasItYou],
  }),
}

export const secondStepOnMessage: AccountNotice = {
  name: 'second-step-on',
  about: 'person',
  write: async () => ({
    subject: 'Your Nestling account now asks for a code',
    heading: 'Your second step is on',
    paragraphs: ['After your password, Nestling now asks for a code from your authenticator app.', wasItYou],
  }),
}

export const secondStepOffMessage: AccountNotice = {
  name: 'second-step-off',
  about: 'person',
  write: async () => ({
    subject: 'Your Nestling account no longer asks for a code',
    heading: 'Your second step is off',
    paragraphs: ['Your password alone now signs you in to Nestling.', wasItYou],
  }),
}

export const passwordChangedMessage: AccountNotice = {
  name: 'password-changed',
  about: 'person',
  write: async () => ({
    subject: 'Your password for Nestling was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'Your Nestling account has a new password, and your other devices have been signed out. Your passkeys still work: you can find them in your account.',
      wasItYou,
    ],
  }),
}

/** All messages about account changes. Deleting an account also deletes those that are still queued for it. */
export const accountMessages = [emailChangedMessage, passwordChangedMessage, secondStepOnMessage, secondStepOffMessage]
