import { expect, test } from 'vitest'
import type { Entry } from '#platform/client/outbox/box/entry.ts'
import { wordsOf } from '#ui/testing.ts'
import { WaitingDialog } from './WaitingDialog.tsx'

const entry = (id: number, state: Entry['state']): Entry => ({
  ...{
    id,
    state,
    method: 'POST',
    address: '/api/contacts',
    body: null,
    key: `key ${id}`,
    what: 'Contact',
    words: 'Amara',
  },
  ...{ sender: '1-1', at: 0, triedAt: null, failures: 0, retryAt: 0, presentVersion: null },
  reason: state === 'waiting' ? null : 'There is nothing here.',
})

const sentSoon = 'will be sent as soon as you are back online'

test.each([
  ['all changes wait', ['waiting', 'waiting'], `This is kept in this browser and ${sentSoon}.`],
  [
    'some were not sent',
    ['waiting', 'refused'],
    `This is kept in this browser. The changes that wait for the network ${sentSoon}.`,
  ],
  ['none waits', ['refused', 'unsure'], 'This is kept in this browser. Signing out would delete it.'],
  ['the list is empty', [], 'Nothing is waiting to be sent.'],
] as const)('if %s, the dialog promises to send only what waits', (_, states, words) => {
  const entries = states.map((state, at) => entry(at + 1, state))
  expect(wordsOf(<WaitingDialog entries={entries} onClose={() => undefined} />)).toContain(words)
})
