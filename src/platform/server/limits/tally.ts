/** Sums by key. Only keys with a sum above 0 are stored, so a client without open connections, for example, uses no memory. */
export function createTally<Key>() {
  const sums = new Map<Key, number>()
  const get = (key: Key): number => sums.get(key) ?? 0

  return {
    get,
    /** Adds the amount, which may be below 0, and returns the sum. */
    add(key: Key, amount: number): number {
      const sum = get(key) + amount
      if (sum > 0) sums.set(key, sum)
      else sums.delete(key)
      return sum
    },
  }
}
