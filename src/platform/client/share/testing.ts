/** A browser's store of answers, for tests; `fullAfter` is how many it has room for. */
export function openFakeCaches({ fullAfter = Number.POSITIVE_INFINITY } = {}) {
  const stored = new Map<string, Map<string, Response>>()

  function openCache(name: string) {
    const answers = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, answers)
    return {
      match: async (address: string) => answers.get(address)?.clone(),
      async put(address: string, response: Response) {
        if (answers.size >= fullAfter) throw new DOMException('There is no room.', 'QuotaExceededError')
        answers.set(address, response)
      },
    }
  }

  return {
    names: () => [...stored.keys()],
    caches: {
      has: async (name: string) => stored.has(name),
      open: async (name: string) => openCache(name),
      delete: async (name: string) => stored.delete(name),
    },
  }
}
