import { expect, test } from 'vitest'
import { listState, ticksAfterPress, ticksForEmptyList } from './list-state.ts'

const items = [1, 2, 3, 4, 5].map((number) => ({ id: `12-med-${number}`, text: `Item ${number}.` }))
const nothing: ReadonlySet<string> = new Set()
const assumedOfWeek = new Set(['12-med-2', '12-med-4', '12-med-5', '12-nut-1'])
const tick = (done: boolean | null) => ({ done, at: 1 })

test('a list of the current week starts with nothing done', () => {
  const { done, assumed, total } = listState(items, undefined, nothing)
  expect([done.size, assumed.size, total]).toEqual([0, 0, 5])
})

test('a list of a past week without saved progress is partly assumed done', () => {
  const { done, assumed } = listState(items, undefined, assumedOfWeek)
  expect([done.size, assumed.size]).toEqual([0, 3])
})

test('no item of a touched list is assumed done, even if all its ticks were removed', () => {
  for (const is of [true, false]) expect(listState(items, { '12-med-1': tick(is) }, assumedOfWeek).assumed.size).toBe(0)
})

test('a list whose ticks were all reset by a restored copy counts as never touched', () => {
  expect(listState(items, { '12-med-1': tick(null) }, assumedOfWeek)).toMatchObject({
    done: new Set(),
    assumed: { size: 3 },
  })
})

test('the first press ticks the pressed item and all assumed ones', () => {
  const state = listState(items, undefined, assumedOfWeek)
  const [assumedId = ''] = state.assumed
  const openId = items.find(({ id }) => !state.assumed.has(id))?.id ?? ''
  const saved = Object.fromEntries([...state.assumed].map((id) => [id, true]))
  expect(ticksAfterPress(openId, state)).toEqual({ ...saved, [openId]: true })
  expect(ticksAfterPress(assumedId, state)).toEqual(saved)
})

test('starting with an empty list saves every assumed item as not done', () => {
  const state = listState(items, undefined, assumedOfWeek)
  expect(ticksForEmptyList(state)).toEqual(Object.fromEntries([...state.assumed].map((id) => [id, false])))
})

test('in a touched list a press changes only the pressed item', () => {
  const state = listState(items, { '12-med-1': tick(true), '12-med-2': tick(false) }, assumedOfWeek)
  expect(ticksAfterPress('12-med-1', state)).toEqual({ '12-med-1': false })
  expect(ticksAfterPress('12-med-2', state)).toEqual({ '12-med-2': true })
})
