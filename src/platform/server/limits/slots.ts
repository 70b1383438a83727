/** Divides a fixed number of slots, such as database connections, between places. */
import { createTally } from './tally.ts'

type Options = {
  readonly count: number
  /** The most that one place holds. */
  readonly mostEach: number
  readonly longestMs: number
  /** Makes the error of a caller that has waited for `longestMs`. */
  readonly refuse: () => Error
}

/**
 * Returns a function that waits for a slot, and resolves to the function that frees it. A free slot goes to the place that
 * holds the fewest, so a place with many requests does not keep the others waiting for all of them.
 */
export function createSlots({ count, mostEach, longestMs, refuse }: Options): (place: string) => Promise<() => void> {
  const held = createTally<string>()
  const queues = new Map<string, Set<() => void>>()
  let free = count

  function passOn() {
    let fewest = mostEach
    let next: Set<() => void> | undefined
    for (const [place, queue] of queues)
      if (held.get(place) < fewest) {
        fewest = held.get(place)
        next = queue
      }
    const [begin] = next ?? []
    if (begin) begin()
    else free += 1
  }

  const wait = (place: string) =>
    new Promise<void>((resolve, reject) => {
      const queue = queues.get(place) ?? new Set()
      queues.set(place, queue)
      const leave = () => {
        clearTimeout(timer)
        queue.delete(begin)
        if (queue.size === 0) queues.delete(place)
      }
      const begin = () => {
        leave()
        held.add(place, 1)
        resolve()
      }
      const timer = setTimeout(() => {
        leave()
        reject(refuse())
      }, longestMs)
      queue.add(begin)
    })

  return async (place) => {
    if (free > 0 && held.get(place) < mostEach) {
      free -= 1
      held.add(place, 1)
    } else await wait(place)
    return () => {
      held.add(place, -1)
      passOn()
    }
  }
}
