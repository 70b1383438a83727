import { Readable } from 'node:stream'
import { isQuietFor } from '#features/journey/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { FileToSend } from '#platform/server/http/send-file.ts'
import { setLanguage } from '#platform/server/language/request-language.ts'
import { hashToken, recognise } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { isGranted } from '#platform/shared/section.ts'
import { buildCalendar } from './build-calendar.ts'

/** The calendar at a secret address. Throws `not-found` if nobody has this address, or its owner may not see appointments. */
export async function readFeed(
  { db, budgets, findRights, now }: Pick<Exchange, 'db' | 'budgets' | 'findRights' | 'now'>,
  address: string,
): Promise<FileToSend> {
  const feed = await findFeed(db, address)
  // Like a session, the token identifies a person, but only for this calendar.
  const person =
    feed && recognise({ ...feed, sessionId: 0, mayBeginJourney: false, hasPassedSecondStep: false, adminStep: null })
  if (!feed || !person?.membership) throw new AppError('not-found')
  await setLanguage(person.language)
  const rights = await findRights(db, person.membership)
  if (!isGranted(rights, 'see appointments')) throw new AppError('not-found')

  budgets.feeds.spend(feed.id, now)
  const { pregnancyId } = person.membership
  const isEmpty = await isQuietFor(db, feed)
  const { remindersChangedAt: changedAt, timeZone } = feed
  const reminders = { areOn: feed.reminders === 1, changedAt, timeZone }
  const wanted = { pregnancyId, babyName: feed.babyName, isEmpty, reminders }
  const { etag, bytes } = await buildCalendar(db, wanted, now)
  await recordRead(db, feed, now)
  return {
    type: 'text/calendar; charset=utf-8',
    bytes: bytes.byteLength,
    etag,
    immutable: false,
    open: (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
  }
}

async function findFeed(db: Database, address: string) {
  // Some calendar apps accept only addresses that end with `.ics`.
  const token = address.replace(/\.ics$/, '')
  const row = await db
    .selectFrom('calendar_feeds')
    .innerJoin('members', (join) =>
      join
        .onRef('members.pregnancy_id', '=', 'calendar_feeds.pregnancy_id')
        .onRef('members.user_id', '=', 'calendar_feeds.user_id')
        .on('members.accepted_at', 'is not', null),
    )
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .innerJoin('pregnancies', 'pregnancies.id', 'calendar_feeds.pregnancy_id')
    .where('calendar_feeds.token_hash', '=', hashToken(token))
    .select([
      'calendar_feeds.id',
      'calendar_feeds.last_read_at as lastReadAt',
      'calendar_feeds.reminders',
      'calendar_feeds.reminders_changed_at as remindersChangedAt',
      'members.user_id as userId',
      'members.pregnancy_id as pregnancyId',
      'members.role',
      'users.language',
      'pregnancies.baby_name as babyName',
      'pregnancies.time_zone as timeZone',
    ])
    .executeTakeFirst()
  return row?.userId ? { ...row, userId: row.userId } : undefined
}

/** At most one read an hour is recorded, so most reads write nothing to the database. */
const recordEveryMs = 3_600_000

async function recordRead(db: Database, { id, lastReadAt }: { id: number; lastReadAt: string | null }, now: Date) {
  if (lastReadAt !== null && now.getTime() - Date.parse(lastReadAt) < recordEveryMs) return
  await db.updateTable('calendar_feeds').set({ last_read_at: now.toISOString() }).where('id', '=', id).execute()
}
