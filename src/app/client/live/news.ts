import type { QueryClient } from '@tanstack/react-query'
import type { NewResponses } from '#features/open-pages/contract.ts'

/** Changes often come in a row. They are gathered for this time, and pages do not all refetch at the same moment. */
const gatherMs = 250

/** Gathers the paths of calls that have new responses, and refetches what the page shows of them. */
export function createNews(client: QueryClient) {
  const paths = new Set<string>()
  let isGathering = false

  function refetch() {
    // A response that was on its way before a change of one's own would overwrite it.
    if (client.isMutating() > 0) setTimeout(refetch, gatherMs)
    else {
      isGathering = false
      const isNew = isOneOf([...paths])
      paths.clear()
      void client.invalidateQueries({
        predicate: ({ queryKey: [key], meta }) => !meta?.neverAges && isNew(String(key)),
      })
    }
  }

  return {
    add(newResponses: NewResponses): void {
      for (const path of newResponses) paths.add(path)
      if (paths.size === 0 || isGathering) return
      isGathering = true
      setTimeout(refetch, gatherMs * (1 + Math.random()))
    },
  }
}

/** Tells whether an address belongs to one of these paths, such as `/api/updates/{id}/comments`. `*` stands for every path. */
export function isOneOf(paths: readonly string[]): (address: string) => boolean {
  if (paths.includes('*')) return () => true
  const patterns = paths.map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`))
  return (address) => patterns.some((pattern) => pattern.test(address))
}
