import { requestedByStrangers } from '#platform/server/mail/queue-message.ts'
import { resetMinutes } from '../../rules.ts'
import { texts } from '../../texts/texts.ts'
import { findResettable } from './find-resettable.ts'
import { makeResetToken, resetPath } from './make-reset-token.ts'

/**
 * The message with a new-password link. The account is looked up only when the message is written, so the response to the
 * request cannot reveal whether there is one.
 */
export const resetMessage = requestedByStrangers({
  name: 'password-reset',
  about: 'person',
  mostPerHour: 30,
  async write(tx, { recipient, createdAt, now, token, origin }) {
    // After an hour the message is not sent, because the person no longer waits for it.
    if (now.getTime() - createdAt.getTime() > resetMinutes * 60_000) return null
    const person = await findResettable(tx, recipient)
    if (!person) return null
    await makeResetToken(tx, { userId: person.id, madeBy: null, now, token })
    const { subject, heading, whatHappens, validFor, action, footnote } = texts.resetMail
    return {
      subject,
      heading: heading(person.first_name),
      paragraphs: [whatHappens, validFor(resetMinutes)],
      action: { label: action, url: origin + resetPath(token) },
      footnote,
    }
  },
})
