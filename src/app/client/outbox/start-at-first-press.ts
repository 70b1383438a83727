import type { QueryClient } from '@tanstack/react-query'
import { watchForSignOut } from '#platform/client/sign-out/watch-for-sign-out.ts'

const presses = ['pointerdown', 'keydown'] as const

/** Nobody can change anything before the first press, so the outbox is fetched then, or at once if something waits. */
export function startAtFirstPress(queries: QueryClient): void {
  const isSignedOut = watchForSignOut()
  const start = async () => {
    for (const press of presses) removeEventListener(press, start)
    try {
      const { startOutbox } = await import('./start-outbox.tsx')
      startOutbox(queries, isSignedOut)
    } catch {
      // The page works without this code.
    }
  }
  if (hasWaiting()) void start()
  else for (const press of presses) addEventListener(press, start)
}

function hasWaiting(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('nestling-outbox-'))
  } catch {
    return false
  }
}
