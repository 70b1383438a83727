import { expect, test } from 'vitest'
import type { Entry } from '#platform/client/outbox/box/entry.ts'
import { showWaiting } from '#platform/client/outbox/lists/waiting-rules.ts'
import { waitingInLists } from './waiting-in-lists.ts'

const writer = { id: 1, firstName: 'Nora', profileImageUrl: null }

const deletion = (address: string): Entry => ({
  ...{ id: 1, method: 'DELETE', address, body: null, key: 'key', what: '', words: '', sender: '1-7', at: 0 },
  ...{ state: 'waiting', triedAt: null, failures: 0, retryAt: 0, reason: null, fields: {}, presentVersion: null },
})

test.each([
  ['/api/updates/5', '/api/pregnancies/7/updates'],
  ['/api/contacts/5', '/api/contacts'],
  ['/api/appointments/5', '/api/pregnancies/7/appointments'],
  ['/api/wishlist/5', '/api/pregnancies/7/wishlist'],
  ['/api/photos/5', '/api/photos'],
])('a thing whose deletion waits is no longer in its list: %s in %s', (thing, list) => {
  const waiting = [{ entry: deletion(thing), isSent: false }]
  expect(showWaiting(waitingInLists, [list], [{ id: 4 }, { id: 5 }], waiting, writer)).toEqual([{ id: 4 }])
})
