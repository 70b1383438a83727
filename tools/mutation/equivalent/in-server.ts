/** Faults in server code that change no observable behaviour, with reasons. Do not list a fault that a test could notice. */
import type { Equivalents } from './find-equivalent.ts'

const unreachable = 'the value always exists; the fallback is only for the compiler'
const unset = 'a column without a value gets null'
const ownKey = 'a query with the key undefined finds no row'
const foreignKey = 'the foreign key does the same when the journey is deleted'
const quicker = 'without the cache, the same value is computed again'

export const inServer: Equivalents = {
  'src/features/appointments/server/feed/build-calendar.ts': [
    { at: 'if (bytes)', original: 'bytes', changed: 'false', why: quicker },
    { at: 'underWay.set', original: 'underWay.set(etag, printing)', changed: '', why: quicker },
    { at: 'files.set', original: 'files.set(calendar.etag, calendar.bytes)', changed: '', why: quicker },
    { at: 'if (known)', original: 'known', changed: 'false', why: quicker },
    { at: 'caches.set', original: 'caches.set(db, opened)', changed: '', why: quicker },
    { at: 'const batchSize', original: '50', changed: '51', why: 'all rows are read, whatever the size of a batch' },
    { at: 'const batchSize', original: '50', changed: '49', why: 'all rows are read, whatever the size of a batch' },
  ],
  'src/features/news/server/deciding/due-times.ts': [
    { at: 'if (known)', original: 'known', changed: 'false', why: quicker },
    ...['true', 'remembered.size > 2000', 'remembered.size < 2000'].map((changed) => ({
      at: 'remembered.size',
      original: 'remembered.size >= 2000',
      changed,
      why: quicker,
    })),
    ...['2001', '1999'].map((changed) => ({ at: 'remembered.size', original: '2000', changed, why: quicker })),
    {
      at: 'remembered.size',
      original: 'remembered.size >= 2000',
      changed: 'false',
      why: 'only the memory of a long-running process would grow',
    },
    {
      at: 'remembered.clear',
      original: 'remembered.clear()',
      changed: '',
      why: 'only the memory of a long-running process would grow',
    },
    { at: 'remembered.set', original: 'remembered.set(key, found)', changed: '', why: quicker },
    { at: 'let ahead', original: '0', changed: '-1', why: 'a time on the day before is never later than now' },
    ...[
      ['ahead <= 8', 'ahead < 8'],
      ['8', '9'],
      ['8', '7'],
    ].map(([original = '', changed = '']) => ({
      at: 'let ahead',
      original,
      changed,
      why: 'the next such time is at most seven days ahead',
    })),
    {
      at: 'findWallTime(',
      original: 'findWallTime(day, time, timeZone)?.instants ?? []',
      changed: 'findWallTime(day, time, timeZone)?.instants',
      why: unreachable,
    },
    {
      at: 'Not a time of day',
      original: "throw new RangeError('Not a time of day (HH:MM)')",
      changed: '',
      why: 'times of day are checked before they are stored',
    },
  ],
  'src/features/wishlist/server/notices/tell-givers.ts': [
    ...['true', 'givers.size >= 0'].map((changed) => ({
      at: 'givers.size',
      original: 'givers.size > 0',
      changed,
      why: 'without givers, nothing reads this value',
    })),
    { at: 'givers.size', original: '0', changed: '-1', why: 'without givers, nothing reads this value' },
  ],
  'src/features/appointments/server/feed/print-calendar.ts': [
    ...['false', 'line.length * 3 < longestLine'].map((changed) => ({
      at: 'line.length * 3',
      original: 'line.length * 3 <= longestLine',
      changed,
      why: 'the loop leaves short lines unchanged',
    })),
    { at: 'line.length * 3', original: '3', changed: '4', why: 'the loop leaves short lines unchanged' },
    { at: 'codePointAt', original: 'line.codePointAt(at) ?? 0', changed: 'line.codePointAt(at)', why: unreachable },
    { at: 'codePointAt', original: '0', changed: '1', why: unreachable },
    { at: 'codePointAt', original: '0', changed: '-1', why: unreachable },
  ],
  'src/features/appointments/server/feed/own-feed.ts': [
    { at: 'last_read_at', original: 'last_read_at: null', changed: '', why: unset },
  ],
  'src/features/appointments/server/feed/read-feed.ts': [
    {
      at: 'recognise',
      original: '0',
      changed: '1',
      why: 'a calendar feed has no session, and nothing reads this value',
    },
    {
      at: 'recognise',
      original: '0',
      changed: '-1',
      why: 'a calendar feed has no session, and nothing reads this value',
    },
    {
      at: 'recognise',
      original: 'false',
      changed: 'true',
      why: 'a calendar feed creates no journey, and nothing reads this value',
    },
    {
      at: '!feed',
      original: '!feed || !person?.membership',
      changed: '!feed && !person?.membership',
      why: 'findFeed returns a feed only together with its membership',
    },
  ],
  'src/features/growth/server/commands.ts': [
    {
      at: 'millimetres * 10',
      original: 'Math.round(millimetres * 10)',
      changed: 'Math.floor(millimetres * 10)',
      why: 'for every length that people can enter, the product is already a whole number',
    },
  ],
  'src/features/album/server/commands.ts': [
    {
      at: 'week !== row.week',
      original: 'week !== row.week',
      changed: 'true',
      why: 'if the week is the same, its count goes down by one and up again',
    },
  ],
  'src/features/album/server/photos/add-photo.ts': [
    { at: 'uploadKey ===', original: 'uploadKey === undefined', changed: 'false', why: ownKey },
    { at: 'fields.week ?? null', original: 'fields.week ?? null', changed: 'fields.week', why: unset },
    { at: 'uploadKey ?? null', original: 'fields.uploadKey ?? null', changed: 'fields.uploadKey', why: unset },
  ],
  'src/features/updates/server/pictures/add-picture.ts': [
    { at: 'uploadKey ===', original: 'uploadKey === undefined', changed: 'false', why: ownKey },
    { at: 'uploadKey ?? null', original: 'uploadKey ?? null', changed: 'uploadKey', why: unset },
  ],
  'src/features/updates/server/sharing/share-update.ts': [
    { at: 'shareKey ===', original: 'shareKey === undefined', changed: 'false', why: ownKey },
    { at: 'week ?? null', original: 'week ?? null', changed: 'week', why: unset },
    { at: 'shareKey ?? null', original: 'shareKey ?? null', changed: 'shareKey', why: unset },
    ...['1', '-1'].map((changed) => ({
      at: 'is_link_copy: 1',
      original: '0',
      changed,
      why: 'only uploaded pictures are ordered by position, and the copy of a linked picture is shown separately',
    })),
  ],
  'src/features/sign-in/server/commands.ts': [
    { at: 'profile_image_url: null', original: 'profile_image_url: null', changed: '', why: unset },
    { at: "theme: 'auto'", original: "theme: 'auto'", changed: '', why: 'the column has this default' },
  ],
  'src/features/wishlist/server/commands.ts': [
    {
      at: 'image_filename === null',
      original: 'image_filename === null',
      changed: 'false',
      why: 'no file is named null',
    },
  ],
  'src/features/journey/server/commands.ts': [
    { at: 'due_date: null', original: 'due_date: null', changed: '', why: unset },
    { at: 'region: null', original: 'region: null', changed: '', why: unset },
    { at: "units: 'metric'", original: "units: 'metric'", changed: '', why: 'the column has this default' },
    {
      at: 'units ?? before.units',
      original: 'units ?? before.units',
      changed: 'units',
      why: 'an update does not change a column whose value is undefined',
    },
    { at: '!journey', original: '!journey', changed: 'false', why: 'creating a journey makes its founder a member' },
    {
      at: 'The founder did not',
      original: "throw new Error('The founder did not become a member of the new journey.')",
      changed: '',
      why: 'creating a journey makes its founder a member',
    },
  ],
  'src/features/membership/server/commands.ts': [
    { at: 'user_id: null', original: 'user_id: null', changed: '', why: unset },
    { at: 'accepted_at: null', original: 'accepted_at: null', changed: '', why: unset },
    {
      at: 'limit(1)',
      original: "accepted.where('pregnancy_id', '=', pregnancyId).limit(1)",
      changed: "accepted.where('pregnancy_id', '=', pregnancyId)",
      why: 'the code only checks whether there is a row',
    },
    { at: 'limit(1)', original: '1', changed: '2', why: 'the code only checks whether there is a row' },
  ],
  'src/platform/server/feature/delete-rows.ts': [
    { at: "=== 'set-null'", original: "plan.journeyEnds === 'set-null'", changed: 'false', why: foreignKey },
    { at: "=== 'set-null'", original: "'set-null'", changed: "''", why: foreignKey },
    {
      at: '= null where',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the text of the source
      original: 'await sql`update ${table} set ${journey} = null where ${journey} = ${pregnancyId}`.execute(tx)',
      changed: '',
      why: foreignKey,
    },
  ],
  'src/platform/server/trash/soft-delete.ts': [
    {
      at: 'if (row.deleted_at',
      original: 'row.deleted_at !== null',
      changed: 'true',
      why: 'without the check, null is only replaced with null',
    },
    {
      at: 'const old',
      original: "storage.db.selectFrom(table).select('id').where('deleted_at', '<', since)",
      changed: "storage.db.selectFrom(table).select('id')",
      why: 'the date of each row is checked again before it is deleted',
    },
    {
      at: 'const old',
      original: "'<'",
      changed: "'<='",
      why: 'the date of each row is checked again before it is deleted',
    },
    { at: 'const row', original: "'<'", changed: "'<='", why: 'the first query finds only older rows' },
  ],
  'src/features/appointments/server/commands.ts': [
    { at: 'deleted_at: null', original: 'deleted_at: null', changed: '', why: unset },
  ],
}
