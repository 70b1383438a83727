import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLoopBudget } from './loop-budget.ts'

/** Adds tasks that take this many milliseconds each, and gives how many have run after each turn of the event loop. */
async function countPerTurn(tasks: number, msEach: number, turns: number): Promise<number[]> {
  let ms = 0
  let done = 0
  const add = createLoopBudget(() => ms)
  for (let task = 0; task < tasks; task += 1)
    add(() => {
      ms += msEach
      done += 1
    })
  const counts: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    await nextTurn()
    counts.push(done)
  }
  return counts
}

test('tasks run in the order in which they come', async () => {
  const ran: number[] = []
  const add = createLoopBudget()
  for (let task = 0; task < 20; task += 1) add(() => ran.push(task))
  while (ran.length < 20) await nextTurn()
  expect(ran).toEqual(Array.from({ length: 20 }, (_, task) => task))
})

test('of tasks that take long, one runs in each turn, so that others come in between', async () => {
  expect(await countPerTurn(5, 3, 6)).toEqual([1, 2, 3, 4, 5, 5])
})

test('of short tasks more and more run in one turn, up to 2 ms of them', async () => {
  expect(await countPerTurn(100, 0.125, 8)).toEqual([1, 3, 7, 15, 31, 47, 63, 79])
})

test('a task that comes later runs too', async () => {
  let ran = 0
  const add = createLoopBudget()
  add(() => ran++)
  await nextTurn()
  add(() => ran++)
  await nextTurn()
  expect(ran).toBe(2)
})
