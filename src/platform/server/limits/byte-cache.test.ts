import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

const ofLength = (length: number) => new Uint8Array(length)

test('the total size is limited: the least recently used entry is dropped', () => {
  const cache = createByteCache(100)
  for (const key of ['a', 'b', 'c']) cache.set(key, ofLength(30))
  expect(cache.get('a')).toHaveLength(30)
  cache.set('d', ofLength(40))
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
})

test('a replaced entry counts once', () => {
  const cache = createByteCache(100)
  cache.set('other', ofLength(40))
  for (let time = 0; time < 10; time += 1) cache.set('same', ofLength(60))
  expect(cache.get('other')).toHaveLength(40)
  expect(cache.get('same')).toHaveLength(60)
})

test('an entry larger than the limit is not stored, and displaces no other', () => {
  const cache = createByteCache(100)
  cache.set('small', ofLength(100))
  cache.set('large', ofLength(101))
  expect(cache.get('large')).toBeUndefined()
  expect(cache.get('small')).toHaveLength(100)
})
