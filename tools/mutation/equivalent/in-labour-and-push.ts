/** Faults in labour and notifications that change no observable behaviour. Do not list a fault that a test could notice. */
import type { Equivalents } from './find-equivalent.ts'

const onePair = 'there is never more than one key pair'
const onlyChanges = 'nothing reads this number; an update of the row is announced to pages even if it changes no value'

const signedIn = 'only members open these pages, so somebody is always signed in; the fallback is only for the compiler'
const noText = 'parsing a missing text returns no entry, whether the text is read as null or causes an error'

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
}
