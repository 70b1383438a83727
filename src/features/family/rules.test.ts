import { expect, test } from 'vitest'
import { latestActivity, namesTogether, spaceCode, usedWords } from './rules.ts'

const nora = { joinedAt: '2026-11-01T08:00:00.000Z', user: { firstName: 'Nora' } }
const ben = { joinedAt: '2026-11-19T08:00:00.000Z', user: { firstName: 'Ben' } }
const invited = { joinedAt: null, user: { firstName: 'Ruth' } }
const update = (createdAt: string) => ({ createdAt, author: { firstName: 'Sam' } })

test('the last activity is the newest of who joined and what was shared', () => {
  expect(latestActivity([nora, ben, invited], undefined)).toMatchObject({ who: 'Ben', what: 'joined' })
  expect(latestActivity([nora, ben], update('2026-11-18T08:00:00.000Z'))).toMatchObject({ who: 'Ben', what: 'joined' })
  expect(latestActivity([ben, nora], update('2026-11-20T08:00:00.000Z'))).toEqual({
    who: 'Sam',
    what: 'shared an update',
    at: '2026-11-20T08:00:00.000Z',
  })
})

test('where nobody has joined and nothing was shared there is no last activity', () => {
  expect(latestActivity([invited], undefined)).toBeUndefined()
})

test('names stand together as a family would write them', () => {
  expect(namesTogether(['Nora'])).toBe('Nora')
  expect(namesTogether(['Nora', 'Sam'])).toBe('Nora & Sam')
  expect(namesTogether(['Nora', 'Sam', 'Ruth'])).toBe('Nora, Sam & Ruth')
  expect(namesTogether([])).toBe('')
})

test('a code is spaced for reading and says how far it is used', () => {
  expect(spaceCode('ABCDEFGH')).toBe('ABCD EFGH')
  expect(usedWords({ usedCount: 3, maxUses: 10 })).toBe('3/10')
  expect(usedWords({ usedCount: 3, maxUses: null })).toBe('3/∞')
})
