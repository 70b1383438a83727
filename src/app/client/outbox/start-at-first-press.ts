import type { QueryClient } from '@tanstack/react-query'
import { offerOutbox } from '#platform/client/outbox/current-outbox.ts'
import { outboxName } from '#platform/client/sign-out/outbox-name.ts'
import { watchForSignOut } from '#platform/client/sign-out/watch-for-sign-out.ts'

const loadOutbox = () => import('./start-outbox.tsx')

const presses = ['pointerdown', 'keydown'] as const

/** Loads the outbox at the first press, because nobody changes anything before that. Loads it at once if changes wait. */
export function startAtFirstPress(queries: QueryClient, load = loadOutbox): void {
  const isSignedOut = watchForSignOut()
  let started: Promise<void> | undefined
  const start = () => {
    for (const press of presses) removeEventListener(press, start)
    // The page works without this code. The next change tries again.
    started ??= load()
      .then(({ startOutbox }) => startOutbox(queries, isSignedOut))
      .catch(() => {
        started = undefined
      })
    return started
  }
  offerOutbox(start)
  if (hasWaiting()) void start()
  else for (const press of presses) addEventListener(press, start)
}

function hasWaiting(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(outboxName('')))
  } catch {
    return false
  }
}
