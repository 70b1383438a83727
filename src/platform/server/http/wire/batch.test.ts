import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBatch } from './batch.ts'

test('tasks run together and in order, after the event loop has handled all pending events', async () => {
  const ran: string[] = []
  const add = createBatch(() => 0)
  add(() => ran.push('first'))
  add(() => ran.push('second'))
  expect(ran).toEqual([])
  await nextTurn()
  expect(ran).toEqual(['first', 'second'])
})

test('when a task is added after another has waited for two milliseconds, all waiting tasks run at once', async () => {
  const ran: string[] = []
  let ms = 0
  const add = createBatch(() => ms)
  add(() => ran.push('first'))
  ms = 1.9
  add(() => ran.push('second'))
  expect(ran).toEqual([])
  ms = 2
  add(() => ran.push('third'))
  expect(ran).toEqual(['first', 'second', 'third'])
  await nextTurn()
  expect(ran).toEqual(['first', 'second', 'third'])
})

test('a task that is added after waiting tasks have run early also runs', async () => {
  const ran: string[] = []
  let ms = 0
  const add = createBatch(() => ms)
  add(() => ran.push('first'))
  ms = 2
  add(() => ran.push('second'))
  add(() => ran.push('third'))
  await nextTurn()
  expect(ran).toEqual(['first', 'second', 'third'])
})
