/**
 * A person's choices about news: which news they get, how, and when. Frequencies and reminders are stored only if they differ
 * from the defaults.
 */
import { lockPerson } from '#features/sign-in/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Environment } from '#platform/server/environment.ts'
import { canSendMail } from '#platform/server/mail/queue-message.ts'
import { openUnsubscribeTokens } from '#platform/server/mail/unsubscribe-token.ts'
import type { SignedIn } from '#platform/server/session.ts'
import type { CheckVersion } from '#platform/server/versions/check-version.ts'
import { versionOf } from '#platform/server/versions/version-of.ts'
import { AppError } from '#platform/shared/errors.ts'
import { newsTopics } from '#platform/shared/news/news-topics.ts'
import { type NewsChoices, NewsChoicesInput } from '../../contract.ts'
import { defaultFrequencies, defaultReminders, newsWays, type UnsubscribedTopic } from '../../rules.ts'
import { texts } from '../../texts/texts.ts'
import { readFrequencies, readQuietHours } from './read-choices.ts'

type Context = { readonly db: Database; readonly environment: Pick<Environment, 'smtpUrl' | 'mailFrom' | 'dataDir'> }
type Person = Pick<SignedIn, 'userId' | 'membership'>

/** The person's choices, with the defaults for everything that they have not chosen. */
export async function getChoices(
  db: Database | Tx,
  { environment }: Pick<Context, 'environment'>,
  { userId, membership }: Person,
): Promise<NewsChoices> {
  const rows = await db
    .selectFrom('news_choices')
    .where('user_id', '=', userId)
    .select(['way', 'topic', 'frequency'])
    .execute()
  const settings = await db.selectFrom('news_settings').where('user_id', '=', userId).selectAll().executeTakeFirst()
  const choices = {
    ...readFrequencies(rows),
    quietHours: readQuietHours(settings ? { ...settings, settings_id: settings.id } : nothingChosen),
    timeZone: settings?.time_zone ?? null,
    reminders: settings?.reminders ?? defaultReminders(membership?.role),
    showsContent: settings?.shows_content === 1,
  }
  return { ...choices, canMail: canSendMail(environment), version: versionOfChoices(choices) }
}

const nothingChosen = { settings_id: null, quiet_from: null, quiet_until: null }
const versionOfChoices = versionOf(NewsChoicesInput)

/** Replaces the person's choices. */
export function changeChoices(
  { db, environment, checkVersion }: Context & { readonly checkVersion: CheckVersion<NewsChoices> },
  person: Person,
  input: NewsChoicesInput,
): Promise<NewsChoices> {
  const { userId } = person
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, userId)
    await checkVersion(() => getChoices(tx, { environment }, person))
    const chosen = newsWays.flatMap((way) =>
      newsTopics.flatMap((topic) => {
        const frequency = input[way][topic]
        return frequency === defaultFrequencies[way][topic] ? [] : [{ user_id: userId, way, topic, frequency }]
      }),
    )
    await tx.deleteFrom('news_choices').where('user_id', '=', userId).execute()
    if (chosen.length > 0) await tx.insertInto('news_choices').values(chosen).execute()
    const { from, until } = input.quietHours ?? { from: null, until: null }
    const settings = {
      time_zone: input.timeZone,
      quiet_from: from,
      quiet_until: until,
      reminders: input.reminders === defaultReminders(person.membership?.role) ? null : input.reminders,
      shows_content: input.showsContent ? 1 : 0,
    }
    await tx
      .insertInto('news_settings')
      .values({ user_id: userId, ...settings })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(settings))
      .execute()
    return getChoices(tx, { environment }, person)
  })
}

/**
 * Turns off the kind of mail that this token names. Does nothing if it is off already, or if the account was deleted. Throws
 * `wrong-mail-link` for an invalid token.
 */
export async function unsubscribe({ db, environment }: Context, token: string): Promise<{ ended: string }> {
  const found = openUnsubscribeTokens(environment.dataDir).read(token)
  const what = found && parseUnsubscribedTopic(found.what)
  if (!found || !what) throw new AppError('wrong-mail-link')
  const { userId } = found
  await db.transaction().execute(async (tx) => {
    await lockRow(tx, 'users', userId)
    const users = tx.selectFrom('users').select('id').where('id', '=', userId).where('deleted_at', 'is', null)
    if (!(await users.executeTakeFirst())) return
    const topics = what === 'all' ? newsTopics : [what]
    await tx
      .deleteFrom('news_choices')
      .where('user_id', '=', userId)
      .where('way', '=', 'mail')
      .where('topic', 'in', topics)
      .execute()
    const onByDefault = topics.filter((topic) => defaultFrequencies.mail[topic] !== 'never')
    const rows = onByDefault.map((topic) => ({ user_id: userId, way: 'mail', topic, frequency: 'never' }) as const)
    if (rows.length > 0) await tx.insertInto('news_choices').values(rows).execute()
  })
  return { ended: texts.mailKinds[what] }
}

const parseUnsubscribedTopic = (what: string): UnsubscribedTopic | undefined =>
  [...newsTopics, 'all' as const].find((known) => known === what)
