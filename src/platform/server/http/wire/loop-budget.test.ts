/** In these tests, a network is a client network (`networkOf` in `http/address.ts`). */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLoopBudget } from './loop-budget.ts'

/** Adds tasks that take `msEach` each. Returns how many have run after each turn of the event loop. */
async function countPerTurn(tasks: number, msEach: number, turns: number): Promise<number[]> {
  let ms = 0
  let done = 0
  const { add } = createLoopBudget(() => ms)
  for (let task = 0; task < tasks; task += 1)
    add('here', () => {
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

test('tasks of one network run in the order in which they were added', async () => {
  const ran: number[] = []
  const { add } = createLoopBudget()
  for (let task = 0; task < 20; task += 1) add('here', () => ran.push(task))
  while (ran.length < 20) await nextTurn()
  expect(ran).toEqual(Array.from({ length: 20 }, (_, task) => task))
})

test('each turn of the event loop runs only one long task', async () => {
  expect(await countPerTurn(5, 3, 6)).toEqual([1, 2, 3, 4, 5, 5])
})

test('each turn of the event loop runs 2 ms of short tasks', async () => {
  expect(await countPerTurn(100, 0.125, 4)).toEqual([16, 32, 48, 64])
})

test('each turn that accepts a connection runs only one task', async () => {
  const { add, noteConnection } = createLoopBudget()
  let done = 0
  for (let task = 0; task < 10; task += 1) add('here', () => done++)
  for (const seen of [1, 2, 3]) {
    noteConnection()
    await nextTurn()
    expect(done).toBe(seen)
  }
  await nextTurn()
  expect(done).toBe(10)
})

test('the next task begins after all microtasks of the previous one', async () => {
  const ran: string[] = []
  const { add } = createLoopBudget()
  const run = async (name: string) => {
    for (let step = 0; step < 5; step += 1) await ran.push(name)
  }
  add('here', () => void run('first'))
  add('here', () => void run('second'))
  await nextTurn()
  expect(ran.join(' ')).toBe('first first first first first second second second second second')
})

/** Adds tasks of several networks. Returns the network of each task in the order in which the tasks have run. */
async function runAll(networks: readonly { network: string; tasks: number; msEach: number }[]): Promise<string[]> {
  const ran: string[] = []
  let ms = 0
  const { add } = createLoopBudget(() => ms)
  let left = 0
  for (const { network, tasks, msEach } of networks)
    for (let task = 0; task < tasks; task += 1) {
      left += 1
      add(network, () => {
        ms += msEach
        ran.push(network)
      })
    }
  while (ran.length < left) await nextTurn()
  return ran
}

test('networks take turns, so a network with many tasks does not delay the others', async () => {
  const ran = await runAll([
    { network: 'flood', tasks: 100, msEach: 1 },
    { network: 'home', tasks: 1, msEach: 1 },
    { network: 'office', tasks: 1, msEach: 1 },
  ])
  expect(ran.slice(0, 3)).toEqual(['flood', 'home', 'office'])
})

test('networks get equal time, so a network with long tasks does not delay the others', async () => {
  const ran = await runAll([
    { network: 'long', tasks: 10, msEach: 20 },
    { network: 'short', tasks: 30, msEach: 1 },
  ])
  expect(ran.slice(0, 20)).toEqual(['long', ...Array.from({ length: 19 }, () => 'short')])
  expect(ran.slice(20, 24)).toEqual(['short', 'long', 'short', 'short'])
})

test('a network that adds its first tasks later gets no more than its share', async () => {
  const ran: string[] = []
  let ms = 0
  const { add } = createLoopBudget(() => ms)
  const task = (network: string) => () => {
    ms += 3
    ran.push(network)
  }
  for (let count = 0; count < 10; count += 1) add('first', task('first'))
  for (let turn = 0; turn < 4; turn += 1) await nextTurn()
  for (let count = 0; count < 6; count += 1) add('later', task('later'))
  while (ran.length < 16) await nextTurn()
  expect(ran.slice(4, 10).filter((network) => network === 'later')).toHaveLength(3)
})

test('a task also runs if it is added after all others have run', async () => {
  let ran = 0
  const { add } = createLoopBudget()
  add('here', () => ran++)
  await nextTurn()
  add('here', () => ran++)
  await nextTurn()
  expect(ran).toBe(2)
})
