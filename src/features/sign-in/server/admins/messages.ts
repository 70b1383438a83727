/** Messages to all admins of a journey. They contain no links, so people learn not to follow links in such mail. */
import type { Tx } from '#platform/server/database/database.ts'
import type { MessageKind } from '#platform/server/mail/message.ts'

const ifItLooksWrong = 'If this looks wrong to you, ask them, or tell the person who runs this Nestling, right away.'

export const secondStepRequiredMessage: MessageKind = {
  name: 'admins-asked-for-second-step',
  about: 'person',
  write: async (tx, { subjectId }) => ({
    subject: 'Admins now need a second step in Nestling',
    heading: 'Admins now need a second step',
    paragraphs: [
      `${await nameOf(tx, subjectId)} now asks every admin of your journey for a second step when they sign in: a code after the password, or a passkey.`,
      'If you have not set one up yet, open Nestling and set one up in your account. Until then you can read and share as before, but not do what only admins can do.',
      ifItLooksWrong,
    ],
  }),
}

export const secondStepNotRequiredMessage: MessageKind = {
  name: 'admins-not-asked-for-second-step',
  about: 'person',
  write: async (tx, { subjectId }) => ({
    subject: 'Admins no longer need a second step in Nestling',
    heading: 'Admins no longer need a second step',
    paragraphs: [
      `${await nameOf(tx, subjectId)} no longer asks the admins of your journey for a second step. Admins without a second step can do everything again. A second step that you set up stays on.`,
      ifItLooksWrong,
    ],
  }),
}

async function nameOf(tx: Tx, userId: number | null): Promise<string> {
  const person = tx.selectFrom('users').select('first_name').where('id', '=', userId)
  return (await person.executeTakeFirst())?.first_name || 'An admin'
}
