/** Messages to all admins of a journey. They contain no links, so people learn not to follow links in such mail. */
import type { Tx } from '#platform/server/database/database.ts'
import type { MessageKind } from '#platform/server/mail/message.ts'
import { texts } from '../../texts/texts.ts'

export const secondStepRequiredMessage: MessageKind = {
  name: 'admins-asked-for-second-step',
  about: 'person',
  async write(tx, { subjectId }) {
    const { subject, heading, askedBy, askedByAnAdmin, whatToDo } = texts.secondStepRequiredMail
    const name = await findName(tx, subjectId)
    return { subject, heading, paragraphs: [name ? askedBy(name) : askedByAnAdmin, whatToDo, texts.ifItLooksWrong] }
  },
}

export const secondStepNotRequiredMessage: MessageKind = {
  name: 'admins-not-asked-for-second-step',
  about: 'person',
  async write(tx, { subjectId }) {
    const { subject, heading, endedBy, endedByAnAdmin } = texts.secondStepNotRequiredMail
    const name = await findName(tx, subjectId)
    return { subject, heading, paragraphs: [name ? endedBy(name) : endedByAnAdmin, texts.ifItLooksWrong] }
  },
}

async function findName(tx: Tx, userId: number | null): Promise<string | undefined> {
  const person = tx.selectFrom('users').select('first_name').where('id', '=', userId)
  return (await person.executeTakeFirst())?.first_name
}
