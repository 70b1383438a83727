/** Divides a fixed number of slots, such as database connections, between client networks. */
import { createTally } from './tally.ts'

type Options = {
  readonly count: number
  /** The most slots that one network can hold. */
  readonly mostEach: number
  /** How long a caller waits before it is refused. */
  readonly longestMs: number
  /** Makes the error of a caller that has waited for `longestMs`. */
  readonly refuse: () => Error
}

type Waiting = { readonly since: number; readonly begin: () => void; readonly fail: (error: Error) => void }

const sweepMs = 1000

/**
 * Returns a function that waits for a slot, and resolves to the function that frees it. A free slot goes to the network that
 * holds the fewest slots, so many requests of one network do not delay other networks for long.
 */
export function createSlots({ count, mostEach, longestMs, refuse }: Options): (network: string) => Promise<() => void> {
  const held = createTally<string>()
  const queues = new Map<string, Waiting[]>()
  let free = count
  let isSweeping = false

  function giveToNext() {
    let fewest = mostEach
    let next: string | undefined
    for (const network of queues.keys())
      if (held.get(network) < fewest) {
        fewest = held.get(network)
        next = network
      }
    if (next === undefined) free += 1
    else {
      held.add(next, 1)
      takeFirst(next)?.begin()
    }
  }

  function takeFirst(network: string): Waiting | undefined {
    const queue = queues.get(network)
    const first = queue?.shift()
    if (queue?.length === 0) queues.delete(network)
    return first
  }

  /** Refuses callers that have waited too long. A timer for each caller would make the server 10% slower. */
  function refuseLate() {
    const earliest = performance.now() - longestMs
    for (const [network, queue] of queues)
      while (queue[0] && queue[0].since <= earliest) takeFirst(network)?.fail(refuse())
    isSweeping = queues.size > 0
    if (isSweeping) setTimeout(refuseLate, sweepMs)
  }

  const wait = (network: string) =>
    new Promise<void>((begin, fail) => {
      const queue = queues.get(network) ?? []
      queues.set(network, queue)
      queue.push({ since: performance.now(), begin, fail })
      if (!isSweeping) setTimeout(refuseLate, sweepMs)
      isSweeping = true
    })

  return async (network) => {
    if (free > 0 && held.get(network) < mostEach) {
      free -= 1
      held.add(network, 1)
    } else await wait(network)
    return () => {
      held.add(network, -1)
      giveToNext()
    }
  }
}
