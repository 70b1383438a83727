import { expect, test } from 'vitest'
import { mailStateOf } from './waited-too-long.ts'

const created_at = '2026-03-14T10:00:00.000Z'
const day = new Date('2026-03-15T10:00:00.000Z')
const dayAndMore = new Date('2026-03-15T10:00:00.001Z')
const queued = { created_at, sent_at: null, failed_at: null, failure: null }
const late = '2026-03-15T11:00:00.000Z'

test.each([
  ['no message', { ...queued, created_at: null }, day, { mail: null, mailFailure: null }],
  ['queued a day ago', queued, day, { mail: 'waiting', mailFailure: null }],
  ['refused temporarily', { ...queued, failure: 'Away.' }, day, { mail: 'waiting', mailFailure: 'Away.' }],
  ['queued more than a day ago', queued, dayAndMore, { mail: 'failed', mailFailure: 'It waited too long.' }],
  ['sent', { ...queued, sent_at: late }, dayAndMore, { mail: 'sent', mailFailure: null }],
  [
    'refused for good',
    { ...queued, failed_at: late, failure: 'No such user.' },
    dayAndMore,
    { mail: 'failed', mailFailure: 'No such user.' },
  ],
] as const)('the state of a message: %s', (_, message, now, state) => {
  expect(mailStateOf(message, now)).toEqual(state)
})
