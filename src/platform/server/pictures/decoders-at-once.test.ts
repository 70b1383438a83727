import { totalmem } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { decodersFor, memoryLimit } from './decoders-at-once.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  [300, 1],
  [512, 1],
  [767, 1],
  [768, 2],
  [64_000, 2],
])('with %d MB of memory, %d pictures are decoded at once', (megabytes, decoders) => {
  expect(decodersFor(megabytes * 1e6)).toBe(decoders)
})

test.each([
  ['a container with less memory than the machine', 512e6, 512e6],
  ['no limit in cgroup v1', 2 ** 64, totalmem()],
  ['no limit in cgroup v2, or on another system', 0, totalmem()],
])('the memory limit is read correctly with %s', (_, constrained, limit) => {
  vi.spyOn(process, 'constrainedMemory').mockReturnValue(constrained)
  expect(memoryLimit()).toBe(limit)
})
