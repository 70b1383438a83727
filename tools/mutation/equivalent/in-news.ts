/** Faults in news that change no observable behaviour. Do not list a fault that a test could notice. */
import type { Equivalents } from './find-equivalent.ts'

const alwaysDue = 'the query finds only items with a due time; the fallback is only for the compiler'
const onlyJourney = "tx\n      .updateTable('news_items')\n      .set({ about_at })"
const noEvents = 'without events the rest changes nothing; the check avoids an empty list, which only SQLite accepts'
const sameTime = 'an item that is due at this time gets the same time again'
const byPosition = 'the values are inserted by position, so their names do not matter'
const asNull = 'undefined is stored as null, too'
const neverSoEarly = 'no reminder comes so early: the earliest comes a minute less than 50 hours before its date'
const anyBatch = 'all rows are stored, whatever the size of a batch'
const onlyQuicker = 'the check only saves work: if nothing is due, the transaction changes nothing'
const pastDates = 'the reminders of things that have begun are not looked up: only later things are checked'
const decidedOfJourney = "db\n    .selectFrom('news_reminders')\n    .where('pregnancy_id', '=', pregnancyId)"

export const inNews: Equivalents = {
  'src/features/news/server/choosing/own-choices.ts': [
    { at: 'input.showsContent ?', original: '0', changed: '-1', why: 'only 1 means that messages show content' },
  ],
  'src/features/news/server/deciding/decide-events.ts': [
    { at: 'events.length === 0', original: 'events.length === 0', changed: 'false', why: noEvents },
    { at: 'events.length === 0', original: '0', changed: '-1', why: noEvents },
    {
      at: '?.since ?? null',
      original: 'bursts.get(keyOf(commonOf(member.userId, row, way)))?.since ?? null',
      changed: 'bursts.get(keyOf(commonOf(member.userId, row, way)))?.since',
      why: '`decide` treats undefined like null',
    },
    { at: "where(column, '<'", original: "'<'", changed: "'<='", why: sameTime },
  ],
  'src/features/news/server/deciding/insert-items.ts': [
    ...['pregnancy_id', 'read_at', 'push_due_at', 'mail_due_at'].map((column) => ({
      at: `.as('${column}')`,
      original: `'${column}'`,
      changed: "''",
      why: byPosition,
    })),
    ...['push', 'mail'].map((way) => ({
      at: `.as('${way}_due_at')`,
      original: `due.${way}.due?.toISOString() ?? null`,
      changed: `due.${way}.due?.toISOString()`,
      why: asNull,
    })),
  ],
  'src/features/news/server/reminding/remind.ts': [
    { at: 'const longestLeadMs', original: '50', changed: '51', why: neverSoEarly },
    ...['3600001', '3599999'].map((changed) => ({
      at: 'const longestLeadMs',
      original: '3_600_000',
      changed,
      why: neverSoEarly,
    })),
    ...['1001', '999'].map((changed) => ({ at: 'const mostRows', original: '1000', changed, why: anyBatch })),
    {
      at: 'decideReminders(context, db, pregnancyId, now)).length',
      original: '(await decideReminders(context, db, pregnancyId, now)).length === 0',
      changed: 'false',
      why: onlyQuicker,
    },
    {
      at: 'decideReminders(context, db, pregnancyId, now)).length',
      original: '0',
      changed: '-1',
      why: onlyQuicker,
    },
    {
      at: 'const rows = await db',
      original: `${decidedOfJourney}\n    .where('starts_at', '>', now.toISOString())`,
      changed: decidedOfJourney,
      why: pastDates,
    },
    {
      at: 'const rows = await db',
      original: decidedOfJourney,
      changed: "db\n    .selectFrom('news_reminders')",
      why: 'a thing belongs to one journey, so its id occurs in no reminder of another journey',
    },
    { at: ".where('starts_at', '>'", original: "'>'", changed: "'>='", why: pastDates },
  ],
  'src/features/news/server/telling/hand-over.ts': [
    { at: 'dueAt: new Date', original: 'item.due_at ?? 0', changed: 'item.due_at', why: alwaysDue },
    ...['1', '-1'].map((changed) => ({ at: 'dueAt: new Date', original: '0', changed, why: alwaysDue })),
    {
      at: "'drop'",
      original: "'drop'",
      changed: "''",
      why: 'an item is dropped for every outcome other than `tell` and a date',
    },
    {
      at: 'await tx',
      original: `${onlyJourney}\n      .where('pregnancy_id', '=', person.pregnancy_id)`,
      changed: onlyJourney,
      why: 'a thing is in one journey only; the condition lets the database use an index',
    },
    { at: "'others'", original: "'others'", changed: "''", why: 'no tag is empty either' },
    { at: 'more > 0', original: '0', changed: '1', why: 'if any lines are left out, there are at least two' },
    {
      at: 'const isAboutOne',
      original: 'lines.every(({ kind }) => kind.isAboutDate)',
      changed: 'lines.some(({ kind }) => kind.isAboutDate)',
      why: 'a line about a date and another line never have the same tag',
    },
  ],
}
