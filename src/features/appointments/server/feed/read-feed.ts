import { Readable } from 'node:stream'
import type { Database } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { FileToSend } from '#platform/server/http/send-file.ts'
import { hashToken, type PregnancyId, recognise } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { isGranted } from '#platform/shared/section.ts'
import { selectNext } from '../queries.ts'

/** The calendar behind a secret address. It answers 404 once its owner may no longer see the appointments. */
export async function readFeed(
  { db, findRights, now }: Pick<Exchange, 'db' | 'findRights' | 'now'>,
  address: string,
): Promise<FileToSend> {
  const feed = await findFeed(db, address)
  // Like a session, the token identifies its person, but only for this journey and this calendar.
  const person = feed && recognise({ ...feed, sessionId: 0, mayFound: false })
  if (!feed || !person?.membership) throw new AppError('not-found')
  const rights = await findRights(db, person.membership)
  if (!isGranted(rights, 'see appointments')) throw new AppError('not-found')

  const calendar = await printFeed(db, person.membership.pregnancyId, feed.babyName, now)
  await noteReading(db, feed, now)
  return calendar
}

async function findFeed(db: Database, address: string) {
  // Some calendar apps take only addresses that end like a file.
  const token = address.replace(/\.ics$/, '')
  const row = await db
    .selectFrom('calendar_feeds')
    .innerJoin('members', (join) =>
      join
        .onRef('members.pregnancy_id', '=', 'calendar_feeds.pregnancy_id')
        .onRef('members.user_id', '=', 'calendar_feeds.user_id')
        .on('members.accepted_at', 'is not', null),
    )
    .innerJoin('pregnancies', 'pregnancies.id', 'calendar_feeds.pregnancy_id')
    .where('calendar_feeds.token_hash', '=', hashToken(token))
    .select([
      'calendar_feeds.id',
      'calendar_feeds.last_read_at as lastReadAt',
      'members.user_id as userId',
      'members.pregnancy_id as pregnancyId',
      'members.role',
      'pregnancies.baby_name as babyName',
    ])
    .executeTakeFirst()
  return row?.userId ? { ...row, userId: row.userId } : undefined
}

/** How far back the calendar goes, and its maximum length. */
const daysBack = 400
const most = 1000

async function printFeed(db: Database, pregnancyId: PregnancyId, babyName: string, now: Date): Promise<FileToSend> {
  const from = new Date(now.getTime() - daysBack * 86_400_000).toISOString()
  const rows = await selectNext(db, { pregnancyId, from, before: '9999', beyond: 0, limit: most })
  // Loaded at the first request rather than at start.
  const { printCalendar } = await import('./print-calendar.ts')
  const bytes = Buffer.from(printCalendar(`${babyName}: appointments`, rows))
  return {
    type: 'text/calendar; charset=utf-8',
    bytes: bytes.length,
    etag: hashToken(bytes.toString('latin1')),
    immutable: false,
    open: (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
  }
}

/** An hour: calendar apps read several times a day. */
const noteEvery = 3_600_000

async function noteReading(db: Database, { id, lastReadAt }: { id: number; lastReadAt: string | null }, now: Date) {
  if (lastReadAt !== null && now.getTime() - Date.parse(lastReadAt) < noteEvery) return
  await db.updateTable('calendar_feeds').set({ last_read_at: now.toISOString() }).where('id', '=', id).execute()
}
