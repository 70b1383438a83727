/** A fake CacheStorage for tests; `fullAfter` is the number of entries that fit into one cache. */
export function openFakeCaches({ fullAfter = Number.POSITIVE_INFINITY, origin = 'https://nestling.example' } = {}) {
  const stored = new Map<string, Map<string, Response>>()
  const addressOf = (request: string | URL | Request) =>
    new URL(request instanceof Request ? request.url : request, origin).href

  function openCache(name: string) {
    const answers = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, answers)
    const put = async (request: string | URL | Request, response: Response) => {
      if (answers.size >= fullAfter) throw new DOMException('There is no room.', 'QuotaExceededError')
      const address = addressOf(request)
      // Deleted first, so the entry moves to the end: browsers list the latest entry last.
      answers.delete(address)
      answers.set(address, response)
    }
    return {
      async match(request: string | URL | Request, { ignoreVary = false } = {}) {
        const found = answers.get(addressOf(request))
        // A response with `vary` matches only with `ignoreVary`: requests in tests lack the header that `vary` names.
        return found?.headers.has('vary') && !ignoreVary ? undefined : found?.clone()
      },
      put,
      async add(request: string | Request) {
        const response = await fetch(request instanceof Request ? request : addressOf(request))
        if (!response.ok) throw new TypeError('The answer is an error.')
        await put(request, response)
      },
      delete: async (request: string | URL | Request) => answers.delete(addressOf(request)),
      keys: async () => [...answers.keys()].map((address) => new Request(address)),
    }
  }

  const names = () => [...stored.keys()]
  return {
    names,
    caches: {
      has: async (name: string) => stored.has(name),
      open: async (name: string) => openCache(name),
      delete: async (name: string) => stored.delete(name),
      keys: async () => names(),
      async match(request: string | Request, options?: { ignoreVary?: boolean }) {
        for (const name of names()) {
          const found = await openCache(name).match(request, options)
          if (found) return found
        }
        return undefined
      },
    },
  }
}
