import { expect, test } from 'vitest'
import { facesShown, latestActivity, placeholderCount } from './latest-activity.ts'

const nora = { joinedAt: '2026-11-01T08:00:00.000Z', user: { firstName: 'Nora' } }
const ben = { joinedAt: '2026-11-19T08:00:00.000Z', user: { firstName: 'Ben' } }
const invited = { joinedAt: null, user: { firstName: 'Ruth' } }
const update = (createdAt: string) => ({ createdAt, author: { firstName: 'Sam' } })

test('the last activity is the newest join or update', () => {
  expect(latestActivity([nora, ben, invited], undefined)).toMatchObject({ who: 'Ben', what: 'joined' })
  expect(latestActivity([nora, ben], update('2026-11-18T08:00:00.000Z'))).toMatchObject({ who: 'Ben', what: 'joined' })
  expect(latestActivity([ben, nora], update('2026-11-20T08:00:00.000Z'))).toEqual({
    who: 'Sam',
    what: 'shared',
    at: '2026-11-20T08:00:00.000Z',
  })
})

test('without joins and updates there is no last activity', () => {
  expect(latestActivity([invited], undefined)).toBeUndefined()
})

test('four faces are shown; until the count has loaded, its space is as wide as the number 8', () => {
  expect([facesShown, placeholderCount]).toEqual([4, 8])
})
