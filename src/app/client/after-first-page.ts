/** Starts everything that is not needed before the page is shown. */
import type { QueryClient } from '@tanstack/react-query'
import { completePage } from '#platform/client/lazy-part.ts'
import { watchForSignOut } from '#platform/client/sign-out/sign-out-cleanup.ts'
import './shell/recover-press.ts'
import { startOffline } from './offline/start-offline.tsx'
import { reloadWhenOutdated } from './reload-outdated.ts'
import { followOtherTabs } from './sign-out/follow-other-tabs.ts'

export function startDeferred(queries: QueryClient, fetchPage: (path: string) => unknown): void {
  // Prefetches a page when its link is touched, focused or hovered, because the click follows a little later.
  for (const touch of ['pointerdown', 'focusin', 'mouseover'] as const)
    addEventListener(touch, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === location.origin) fetchPage(link.pathname)
    })
  followOtherTabs(queries)
  reloadWhenOutdated()
  // If this code cannot be fetched, the page stays as it is.
  completePage()
    .then(() => import('./live/start-live.ts'))
    .then(
      ({ startLive }) => startLive(queries),
      () => undefined,
    )
  startOutbox(queries)
  // In development the build changes too often to be cached.
  if (import.meta.env.MODE === 'production') startOffline(queries)
}

/** Nobody can change anything before the first press, so this code is fetched then, or at once if something waits. */
function startOutbox(queries: QueryClient) {
  const isSignedOut = watchForSignOut()
  const presses = ['pointerdown', 'keydown'] as const
  const start = async () => {
    for (const press of presses) removeEventListener(press, start)
    try {
      await completePage()
      const outbox = await import('./outbox/start-outbox.tsx')
      outbox.startOutbox(queries, isSignedOut)
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
