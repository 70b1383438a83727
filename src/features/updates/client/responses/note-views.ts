/** Tells the server which updates were on the screen: one request for all that appear within two seconds. */
import { sendViews } from './data.ts'

const pauseMs = 2000

/** The updates that this page has already noted. */
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
    await sendViews(updateIds)
  } catch {
    // There is no network, or the session has ended. The updates are noted when the person sees them again.
    for (const id of updateIds) noted.delete(id)
  }
}
