/** Divides a fixed number of slots, such as database connections, between places (the networks of clients). */
import { createTally } from './tally.ts'

type Options = {
  readonly count: number
  /** The most slots that one place can hold. */
  readonly mostEach: number
  /** How long a caller waits before it is refused. */
  readonly longestMs: number
  /** Makes the error of a caller that has waited for `longestMs`. */
  readonly refuse: () => Error
}

type Waiting = { readonly since: number; readonly begin: () => void; readonly fail: (error: Error) => void }

const sweepMs = 1000

/**
 * Returns a function that waits for a slot, and resolves to the function that frees it. A free slot goes to the place that
 * holds the fewest slots, so a place with many requests does not make the other places wait for all of them.
 */
export function createSlots({ count, mostEach, longestMs, refuse }: Options): (place: string) => Promise<() => void> {
  const held = createTally<string>()
  const queues = new Map<string, Waiting[]>()
  let free = count
  let isSweeping = false

  function giveToNext() {
    let fewest = mostEach
    let next: string | undefined
    for (const place of queues.keys())
      if (held.get(place) < fewest) {
        fewest = held.get(place)
        next = place
      }
    if (next === undefined) free += 1
    else {
      held.add(next, 1)
      takeFirst(next)?.begin()
    }
  }

  function takeFirst(place: string): Waiting | undefined {
    const queue = queues.get(place)
    const first = queue?.shift()
    if (queue?.length === 0) queues.delete(place)
    return first
  }

  /** Refuses callers that have waited too long. A timer for each caller would make the server 10% slower. */
  function refuseLate() {
    const earliest = performance.now() - longestMs
    for (const [place, queue] of queues) while (queue[0] && queue[0].since <= earliest) takeFirst(place)?.fail(refuse())
    isSweeping = queues.size > 0
    if (isSweeping) setTimeout(refuseLate, sweepMs)
  }

  const wait = (place: string) =>
    new Promise<void>((begin, fail) => {
      const queue = queues.get(place) ?? []
      queues.set(place, queue)
      queue.push({ since: performance.now(), begin, fail })
      if (!isSweeping) setTimeout(refuseLate, sweepMs)
      isSweeping = true
    })

  return async (place) => {
    if (free > 0 && held.get(place) < mostEach) {
      free -= 1
      held.add(place, 1)
    } else await wait(place)
    return () => {
      held.add(place, -1)
      giveToNext()
    }
  }
}
