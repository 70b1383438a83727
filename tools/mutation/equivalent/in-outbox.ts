/** Faults in the outbox that change no observable behaviour. Do not list a fault that a test could notice. */
import type { Equivalents } from './find-equivalent.ts'

export const inOutbox: Equivalents = {
  'src/app/client/outbox/send-waiting.ts': [
    { at: 'mayStore: () => false', original: 'false', changed: 'true', why: 'the service worker stores no changes' },
  ],
  'src/platform/client/outbox/lists/show-in-lists.ts': [
    {
      at: 'known.size === 0 &&',
      original: '0',
      changed: '-1',
      why: 'the check only saves work: without waiting changes, each list is the same object as its response',
    },
    {
      at: 'known.set(entry.id, { entry, isSent: false })',
      original: 'isSent: false',
      changed: '',
      why: 'undefined counts as false, too',
    },
  ],
  'src/platform/client/outbox/lists/waiting-rules.ts': [
    { at: 'id < 0', original: 'id < 0', changed: 'id <= 0', why: 'no thing has the id 0' },
    { at: 'id < 0', original: '0', changed: '1', why: 'no thing has the id 0' },
    { at: "[path = '']", original: "''", changed: "'planted'", why: 'split returns at least one text' },
    { at: '!edit', original: '!edit', changed: 'false', why: 'every rule without add has edit' },
  ],
  'src/platform/client/outbox/person-outbox.ts': [
    { at: 'noteCount(userId, 0)', original: '0', changed: '-1', why: 'the note is removed for every number below 1' },
    {
      at: 'if (!asked) return',
      original: '!asked',
      changed: 'false',
      why: 'without the return, the next line throws, and the catch block does nothing',
    },
  ],
}
