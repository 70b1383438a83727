/** Faults in labour and notifications that change no observable behaviour. Do not list a fault that a test could notice. */
import type { Equivalents } from './find-equivalent.ts'

const onePair = 'there is never more than one key pair'
const anyRow = 'the code only checks whether there is a row'
const anyOrder = 'notifications that are due at the same time may be sent in any order'
const onlySavesWork = 'the check only saves work: looking more often finds nothing more, or finds it earlier'
const inMilliseconds = 'the clock is many years, not milliseconds, after 1970'
const togetherNull = 'the three columns are always null together'
const onlyChanges = 'nothing reads this number; an update of the row is announced to pages even if it changes no value'

const signedIn = 'only members open these pages, so somebody is always signed in; the fallback is only for the compiler'
const noText = 'parsing a missing text returns no entry, whether the text is read as null or causes an error'

const ownDevices = `tx\n    .selectFrom('push_devices')\n    .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')\n    .select('push_devices.id')\n    .where('push_devices.user_id', '=', push.userId)\n    .where('push_devices.endpoint', 'is not', null)\n    .where('sessions.expires_at', '>', now.toISOString())`
const due = `db\n    .selectFrom('push_messages')\n    .select(['id', 'device_id', 'created_at', 'attempts', 'next_attempt_at', 'expires_at'])\n    .where('next_attempt_at', '<=', now.toISOString())\n    .orderBy('next_attempt_at')`

export const inLabourAndPush: Equivalents = {
  'src/features/labour/client/pending/pending-store.ts': [
    { at: 'JSON.parse(text ??', original: "text ?? 'null'", changed: 'text', why: noText },
    { at: 'JSON.parse(text ??', original: "'null'", changed: "''", why: noText },
  ],
  'src/features/labour/client/pending/send-pending.ts': [
    {
      at: 'beganAt && endedAt',
      original: 'beganAt && endedAt',
      changed: 'beganAt || endedAt',
      why: '`endedAt < beganAt` is false if one of them is null',
    },
    {
      at: 'beganAt && endedAt',
      original: 'endedAt < beganAt',
      changed: 'endedAt <= beganAt',
      why: 'if both times are the same, the result is the same',
    },
  ],
  'src/features/labour/client/pending/use-notes.ts': [
    { at: 'useUser()?.id', original: 'useUser()?.id ?? 0', changed: 'useUser()?.id', why: signedIn },
    ...['1', '-1'].map((changed) => ({ at: 'useUser()?.id', original: '0', changed, why: signedIn })),
    { at: '?.revision ?? 0', original: '0', changed: '-1', why: 'revisions begin at 1' },
  ],
  'src/features/labour/server/commands.ts': [
    ...['1', '-1'].map((changed) => ({ at: 'shared_changes: 0', original: '0', changed, why: onlyChanges })),
    ...['2', '0'].map((changed) => ({ at: "eb('shared_changes'", original: '1', changed, why: onlyChanges })),
    {
      at: 'text === null',
      original: 'text === null',
      changed: 'false',
      why: 'Date.parse(null) is not a number, so it is neither too early nor too late',
    },
  ],
  'src/features/labour/server/exported.ts': [
    {
      at: 'String(one.felt_at)',
      original: 'String(one.felt_at) < String(other.felt_at)',
      changed: 'String(one.felt_at) <= String(other.felt_at)',
      why: 'movements at the same time may have any order',
    },
    { at: 'String(one.felt_at)', original: '1', changed: '2', why: 'only the sign of the result matters' },
  ],
  'src/features/labour/server/queries.ts': [
    {
      at: 'told_every_minutes == null ||',
      original: 'told_every_minutes == null || told_lasting_seconds == null || told_for_minutes == null',
      changed: 'told_every_minutes == null || told_lasting_seconds == null && told_for_minutes == null',
      why: 'the three columns are always written together',
    },
    {
      at: 'told_every_minutes == null ||',
      original: 'told_every_minutes == null || told_lasting_seconds == null',
      changed: 'told_every_minutes == null && told_lasting_seconds == null',
      why: 'the three columns are always written together',
    },
    ...['began_at', 'felt_at'].flatMap((column) => [
      {
        at: `${column} === null`,
        original: `${column} === null`,
        changed: 'false',
        why: 'the query finds no row in which this column is null',
      },
    ]),
  ],
  'src/features/push/server/commands.ts': [
    { at: "eb.val('')", original: "''", changed: "'planted'", why: 'no address has either of these texts' },
  ],
  'src/features/push/server/queries.ts': [
    {
      at: "selectFrom('push_keys')",
      original: "db.selectFrom('push_keys').select('public_key').orderBy('id', 'desc').limit(1)",
      changed: "db.selectFrom('push_keys').select('public_key').orderBy('id', 'desc')",
      why: onePair,
    },
    {
      at: "selectFrom('push_keys')",
      original: "db.selectFrom('push_keys').select('public_key').orderBy('id', 'desc')",
      changed: "db.selectFrom('push_keys').select('public_key')",
      why: onePair,
    },
    { at: "selectFrom('push_keys')", original: '1', changed: '2', why: onePair },
  ],
  'src/features/push/server/sending/send-push.ts': [
    ...['1', '-1'].map((changed) => ({
      at: "kind: 'later', code: answer",
      original: '0',
      changed,
      why: 'the worker waits at least a minute',
    })),
    {
      at: 'retryAfter === undefined',
      original: 'retryAfter === undefined',
      changed: 'false',
      why: 'undefined is neither a number nor a date, so the wait is 0',
    },
    { at: 'wait > 0 ?', original: 'wait > 0', changed: 'wait >= 0', why: 'for 0 both results are 0' },
  ],
  'src/features/push/server/sending/queue-push.ts': [
    {
      at: 'const devices = await tx',
      original: `${ownDevices}\n    .orderBy('push_devices.id')`,
      changed: ownDevices,
      why: 'the order only prevents deadlocks on PostgreSQL',
    },
  ],
  'src/features/push/server/sending/vapid.ts': [
    {
      at: "select('id').limit(1)",
      original: "tx.selectFrom('push_keys').select('id').limit(1)",
      changed: "tx.selectFrom('push_keys').select('id')",
      why: anyRow,
    },
    { at: "select('id').limit(1)", original: '1', changed: '2', why: anyRow },
    {
      at: "orderBy('id', 'desc').limit(1)",
      original: "db.selectFrom('push_keys').select(['public_key', 'private_key']).orderBy('id', 'desc').limit(1)",
      changed: "db.selectFrom('push_keys').select(['public_key', 'private_key']).orderBy('id', 'desc')",
      why: onePair,
    },
    {
      at: "orderBy('id', 'desc').limit(1)",
      original: "db.selectFrom('push_keys').select(['public_key', 'private_key']).orderBy('id', 'desc')",
      changed: "db.selectFrom('push_keys').select(['public_key', 'private_key'])",
      why: onePair,
    },
    { at: "orderBy('id', 'desc').limit(1)", original: '1', changed: '2', why: onePair },
  ],
  'src/features/push/server/sending/worker/push-worker.ts': [
    { at: 'const [second', original: '3_600_000', changed: '3599999', why: onlySavesWork },
    ...['1', '-1'].map((changed) => ({ at: 'let madeFutureDueAt', original: '0', changed, why: inMilliseconds })),
    {
      at: 'Math.abs(clock()',
      original: 'Math.abs(clock().getTime() - madeFutureDueAt) >= hour',
      changed: 'true',
      why: onlySavesWork,
    },
    {
      at: 'Math.abs(clock()',
      original: 'clock().getTime() - madeFutureDueAt',
      changed: 'clock().getTime() + madeFutureDueAt',
      why: onlySavesWork,
    },
    {
      at: 'madeFutureDueAt = clock()',
      original: 'madeFutureDueAt = clock().getTime()',
      changed: '',
      why: onlySavesWork,
    },
    { at: '  db', original: `${due}\n    .orderBy('id')`, changed: due, why: anyOrder },
    {
      at: 'endpoint === null ||',
      original: 'endpoint === null || p256dh === null || auth === null',
      changed: 'endpoint === null || p256dh === null && auth === null',
      why: togetherNull,
    },
    {
      at: 'endpoint === null ||',
      original: 'endpoint === null || p256dh === null',
      changed: 'endpoint === null && p256dh === null',
      why: togetherNull,
    },
  ],
}
