/**
 * Runs the code of several tabs step by step, in an order that depends on a seed. Code waits for its turn with `turn(tab)`.
 * A killed tab gets no more turns, so its code stops in the middle, as in a browser.
 */
export type Random = ReturnType<typeof createRandom>

/** Reproducible random numbers (mulberry32). */
export function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    chance: (share: number) => next() < share,
    pick<Value>(values: readonly Value[]): Value {
      const value = values[Math.floor(next() * values.length)]
      if (value === undefined) throw new Error('There is nothing to pick.')
      return value
    },
    below: (limit: number) => Math.floor(next() * limit),
  }
}

export type Steps = ReturnType<typeof createSteps>

export function createSteps(random: Random) {
  let waiting: { tab: number; go: () => void }[] = []
  const killed = new Set<number>()
  let busy = 0

  return {
    /** Waits until it is this tab's turn. */
    turn: (tab: number): Promise<void> =>
      new Promise((go) => {
        if (!killed.has(tab)) waiting.push({ tab, go })
      }),
    /** Runs work of the server, which continues even if the tab is killed. */
    async serve<Result>(work: () => Promise<Result>): Promise<Result> {
      busy += 1
      try {
        return await work()
      } finally {
        busy -= 1
      }
    },
    kill(tab: number) {
      killed.add(tab)
      waiting = waiting.filter((one) => one.tab !== tab)
    },
    isKilled: (tab: number) => killed.has(tab),
    /** Gives one tab its turn. Returns false if no tab waits for one. */
    async step(): Promise<boolean> {
      const next = waiting[random.below(waiting.length)]
      if (!next) return false
      waiting = waiting.filter((one) => one !== next)
      next.go()
      do await new Promise((done) => setImmediate(done))
      while (busy > 0)
      return true
    },
  }
}
