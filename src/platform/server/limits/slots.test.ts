/** In these tests, a network is a client network (`networkOf` in `http/address.ts`). */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createSlots } from './slots.ts'

let take: ReturnType<typeof createSlots>
beforeEach(() => {
  take = createSlots({ count: 2, longestMs: 1000, mostEach: 2, refuse: () => new Error('too long') })
})

/**
 * Requests a slot for each network, in this order. `got` lists the networks in the order in which they got a slot.
 * `freeSlot` waits for the slot of one request and frees it.
 */
function askFor(...networks: string[]) {
  const got: string[] = []
  const slots = networks.map(async (network) => {
    const free = await take(network)
    got.push(network)
    return free
  })
  // Callers that still wait when a test ends are refused after the test, which must not count as an error.
  for (const slot of slots) slot.catch(() => undefined)
  const freeSlot = async (at: number) => {
    const free = await slots[at]
    free?.()
    await new Promise(setImmediate)
  }
  return { got, freeSlot, slots }
}

test('a free slot goes to the network that holds the fewest slots, however many requests of another network wait', async () => {
  const { got, freeSlot } = askFor('many', 'many', 'many', 'many', 'many', 'one', 'two')
  await freeSlot(0)
  expect(got).toEqual(['many', 'many', 'one'])
  await freeSlot(5)
  expect(got).toEqual(['many', 'many', 'one', 'two'])
  await freeSlot(1)
  expect(got).toEqual(['many', 'many', 'one', 'two', 'many'])
})

test('requests of one network get slots in the order in which they came, and may use all slots', async () => {
  const { got, freeSlot } = askFor('a', 'a', 'a', 'a')
  await freeSlot(1)
  await freeSlot(0)
  expect(got).toEqual(['a', 'a', 'a', 'a'])
})

test('a caller that has waited too long is refused, and the next free slot goes to somebody else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { got, freeSlot, slots } = askFor('a', 'a', 'b')
  const refused = expect(slots[2]).rejects.toThrow('too long')
  await vi.advanceTimersByTimeAsync(1000)
  await refused
  const later = askFor('c')
  await freeSlot(0)
  expect([...got, ...later.got]).toEqual(['a', 'a', 'c'])
})

test('a freed slot that nobody waits for is free for the next caller', async () => {
  const { freeSlot } = askFor('a', 'a')
  await freeSlot(0)
  const { got, slots } = askFor('b')
  await slots[0]
  expect(got).toEqual(['b'])
})
