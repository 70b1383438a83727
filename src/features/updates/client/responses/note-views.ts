/** Tells the server which updates were on the screen: one request for all that appear within two seconds. */
import { createApi } from '#platform/client/api.ts'
import type { updatesContract } from '../../contract.ts'

const api = createApi<typeof updatesContract>()
const pauseMs = 2000

/** The updates of this page that were noted before. */
const noted = new Set<number>()
const waiting: number[] = []

/** Notes an update when half of `element` has been on the screen for a second. Returns a function that stops watching. */
export function noteWhenSeen(updateId: number, element: Element): () => void {
  let stay: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(stay)
      if (entry?.isIntersecting) stay = setTimeout(() => note(updateId), 1000)
    },
    { threshold: 0.5 },
  )
  if (!noted.has(updateId)) observer.observe(element)
  return () => {
    clearTimeout(stay)
    observer.disconnect()
  }
}

function note(updateId: number) {
  if (noted.has(updateId)) return
  noted.add(updateId)
  if (waiting.push(updateId) === 1) setTimeout(send, pauseMs)
}

async function send() {
  const updateIds = waiting.splice(0)
  try {
    await api('PUT /api/update-views', { body: { updateIds } })
  } catch {
    // Without a network, or after the session has ended. They are noted when the person sees them again.
    for (const id of updateIds) noted.delete(id)
  }
}
