/**
 * Builds and caches the iCalendar file of a journey. People with equal `Wanted` values and the same language share one file.
 */

import { setImmediate } from 'node:timers/promises'
import { currentLanguage } from '#language/current-language.ts'
import type { Database } from '#platform/server/database/database.ts'
import { late } from '#platform/server/feature/late.ts'
import { createByteCache } from '#platform/server/limits/byte-cache.ts'
import { hashToken, type PregnancyId } from '#platform/server/session.ts'
import { texts } from '../texts/texts.ts'
import { type EventMark, listEvents, listMarks } from './list-events.ts'
import type { Reminders } from './print-calendar.ts'

/** `isEmpty`: no appointments, because the journey is paused or has ended, or the person was not told of the birth. */
type Wanted = { pregnancyId: PregnancyId; babyName: string; isEmpty: boolean; reminders: Reminders }
type Calendar = { readonly etag: string; readonly bytes: Uint8Array }

/** The limits of a calendar. */
const daysBack = 400
const mostEvents = 1000
const mostBytes = 1_000_000

const cachedBytes = 8_000_000
/** Events are printed in groups of this size, so that other requests are handled in between. */
const batchSize = 50

type Cache = { files: ReturnType<typeof createByteCache>; underWay: Map<string, Promise<Calendar>> }
/** A cache for each database, because tests open several. */
const caches = new WeakMap<Database, Cache>()

/** Returns the cached calendar if no appointment has changed since it was printed; otherwise prints it again. */
export async function buildCalendar(db: Database, wanted: Wanted, now: Date): Promise<Calendar> {
  const { files, underWay } = openCache(db)
  const from = new Date(now.getTime() - daysBack * 86_400_000).toISOString()
  const marks = wanted.isEmpty ? [] : await listMarks(db, { pregnancyId: wanted.pregnancyId, from, most: mostEvents })
  const etag = identify(wanted, marks)
  const bytes = files.get(etag)
  if (bytes) return { etag, bytes }

  // Simultaneous requests for the same calendar print it only once.
  const printing = underWay.get(etag) ?? print(db, wanted, marks).finally(() => underWay.delete(etag))
  underWay.set(etag, printing)
  const calendar = await printing
  files.set(calendar.etag, calendar.bytes)
  return calendar
}

function openCache(db: Database): Cache {
  const known = caches.get(db)
  if (known) return known
  const opened = { files: createByteCache(cachedBytes), underWay: new Map() }
  caches.set(db, opened)
  return opened
}

const identify = ({ pregnancyId, babyName, reminders }: Wanted, marks: readonly EventMark[]) =>
  hashToken(
    `${currentLanguage()} ${pregnancyId} ${babyName} ${JSON.stringify(reminders)} ${marks.map(({ id, revision }) => `${id}.${revision}`)}`,
  )

const loadPrinter = late(() => import('./print-calendar.ts'))

async function print(db: Database, wanted: Wanted, marks: readonly EventMark[]): Promise<Calendar> {
  const { calendarEnd, printEvent, printHead } = await loadPrinter()
  const head = printHead(texts.calendarName(wanted.babyName))
  const events: string[] = []
  const printed: EventMark[] = []
  let bytes = Buffer.byteLength(head) + calendarEnd.length
  let read = 0
  for (; read < marks.length && bytes <= mostBytes; read += batchSize) {
    const appointments = await listEvents(db, wanted.pregnancyId, marks.slice(read, read + batchSize))
    printed.push(...appointments)
    for (const appointment of appointments) {
      const event = printEvent(appointment, wanted.reminders)
      bytes += Buffer.byteLength(event)
      if (bytes <= mostBytes) events.push(event)
    }
    await setImmediate()
  }
  // Appointments may have changed since `marks` was read, so the etag is made from the versions that were printed.
  const etag = identify(wanted, [...printed, ...marks.slice(read)])
  return { etag, bytes: Buffer.from([head, ...events.reverse(), calendarEnd].join('')) }
}
