import type { Tx } from '#platform/server/database/database.ts'
import type { MessageContext } from '#platform/server/mail/message.ts'
import { withOwnLimits } from '#platform/server/mail/queue-message.ts'
import { openUnsubscribeTokens } from '#platform/server/mail/unsubscribe-token.ts'
import { texts } from '../../texts/texts.ts'
import { isWanted } from '../deciding/decide.ts'
import { asEventToDecide, findSubjects } from '../deciding/find-subjects.ts'
import { listMembers, type Member } from '../deciding/list-members.ts'
import { describeNews, type NewsItemToTell, titleOf } from '../telling/describe-news.ts'

/**
 * Tells a person by mail what happened in a journey. The mail is written when it is sent, and contains only the items that
 * the person may still be told of. If there are none, nothing is sent.
 */
export const newsMessage = withOwnLimits({
  name: 'news',
  about: 'journey',
  async write(tx, { letterId, origin, context, now }) {
    const items = await listItems(tx, letterId)
    const [first] = items
    if (!first) return null
    const { pregnancy_id: pregnancyId, user_id: userId } = first
    const [member] = await listMembers(context, tx, { pregnancyId, userId })
    const told = member ? await listItemsToTell(context, tx, { pregnancyId, member, items, now }) : []
    if (!member || told.length === 0) return null
    const journey = tx.selectFrom('pregnancies').select('baby_name').where('id', '=', pregnancyId)
    const { baby_name } = await journey.executeTakeFirstOrThrow()
    const lines = await describeNews(tx, told, member)
    if (lines.length === 0) return null
    const title = titleOf(baby_name, lines)
    const topics = [...new Set(told.map(({ kind }) => kind.topic))]
    const [topic] = topics
    const what = topic && topics.length === 1 ? topic : 'all'
    const token = openUnsubscribeTokens(context.environment.dataDir).make({ userId, what })
    const url = `${origin}/api/news/unsubscribe?token=${token}`
    return {
      subject: title,
      heading: title,
      paragraphs: [],
      items: lines.map(({ text, content, path }) => ({
        line: text,
        ...(content && { quote: content }),
        url: `${origin}${path}`,
      })),
      action: { label: texts.seeWhatIsNew, url: `${origin}/news` },
      footer: [texts.whyYouGetThis(baby_name)],
      unsubscribe: { url, label: texts.stopMailAbout(texts.mailKinds[what]) },
    }
  },
})

type Item = Awaited<ReturnType<typeof listItems>>[number]

const listItems = (tx: Tx, letterId: number) =>
  tx
    .selectFrom('news_items')
    .where('mail_letter_id', '=', letterId)
    .select(['id', 'pregnancy_id', 'user_id', 'kind', 'subject_id', 'actor_id', 'about_at', 'happened_at', 'read_at'])
    .execute()

type Listing = {
  readonly pregnancyId: number
  readonly member: Member
  readonly items: readonly Item[]
  readonly now: Date
}

/** The items that the person may still be told of, has not seen, and wants to get by mail. */
async function listItemsToTell(context: MessageContext, tx: Tx, listing: Listing): Promise<NewsItemToTell[]> {
  const { pregnancyId, member, items, now } = listing
  const subjectOf = await findSubjects(context, tx, { pregnancyId, rows: items })
  return items.flatMap((item) => {
    const { kind, subject } = subjectOf(item) ?? {}
    if (!kind || !subject) return []
    const event = asEventToDecide(kind, item)
    const isRead = item.read_at !== null
    if (!isWanted({ event, subject, person: member, ...member, way: 'mail', isRead, now })) return []
    const { id, actor_id: actorId, about_at: aboutAt, happened_at: happenedAt } = item
    return [{ id, kind, subject, actorId, aboutAt, happenedAt }]
  })
}
