import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WeekRing } from './WeekRing.tsx'

const draw = (week: number) =>
  renderToStaticMarkup(
    <WeekRing week={week} label={`Week ${week} of 40`}>
      {week}
    </WeekRing>,
  )

/** The drawn length of the stem, in weeks, and its full length of 40 weeks. */
const stemOf = (drawing: string) => /data-grown=""[^>]*stroke-dasharray="([^"]*)"/.exec(drawing)?.[1]

const leavesOf = (drawing: string) => [...drawing.matchAll(/data-when="(\w+)"/g)].map(([, when]) => when)

test.each([
  [1, '0.5 40'],
  [30, '29.5 40'],
  [40, '39.5 40'],
  [42, '39.5 40'],
])('in week %i the stem ends in the middle of that week, or of week 40 if that is earlier', (week, stem) => {
  expect(stemOf(draw(week))).toBe(stem)
})

test('the ring has 40 leaves, one for each week: past, current or ahead', () => {
  const leaves = leavesOf(draw(30))
  expect(leaves).toHaveLength(40)
  expect(leaves.slice(0, 29)).toEqual(Array(29).fill('past'))
  expect(leaves[29]).toBe('now')
  expect(leaves.slice(30)).toEqual(Array(10).fill('ahead'))
})

test('the leaves are nine degrees apart, and turn alternately outwards and inwards', () => {
  const turns = [...draw(30).matchAll(/rotate\((-?[\d.]+)\) translate\(0 -156\) rotate\((\d+)\)/g)]
  const [first, second] = turns.map(([, at, turn]) => [Number(at), Number(turn)])
  expect([first, second]).toEqual([
    [expect.closeTo(3.6), 52],
    [expect.closeTo(12.6), 124],
  ])
})

test('the leaf of this week always turns outwards', () => {
  const turnOf = (week: number) => [...draw(week).matchAll(/-156\) rotate\((\d+)\)/g)][week - 1]?.[1]
  expect([turnOf(30), turnOf(31)]).toEqual(['52', '52'])
})
