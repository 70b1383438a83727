import { expect, test } from 'vitest'
import { type Hideable, mergeHides } from './hideable.ts'

test.each<[what: string, seen: Hideable[], wanted: Hideable[], present: Hideable[], merged: Hideable[]]>([
  ['a part that only one parent hid is hidden', [], ['heart-rate'], ['drawing'], ['drawing', 'heart-rate']],
  [
    'a part that only the other parent showed again is shown',
    ['drawing'],
    ['drawing', 'heart-rate'],
    [],
    ['heart-rate'],
  ],
  ['a part that this parent showed again is shown', ['drawing'], [], ['drawing', 'comparisons'], ['comparisons']],
  ['a part that both hid is hidden once', [], ['drawing'], ['drawing'], ['drawing']],
])('%s', (_, seen, wanted, present, merged) => {
  expect(mergeHides({ seen, wanted, present })).toEqual(merged)
})
