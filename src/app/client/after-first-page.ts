/** Starts everything that is not needed before the page is shown. */
import type { QueryClient } from '@tanstack/react-query'
import { completePage } from '#platform/client/lazy-part.ts'
import { listenForSignOut } from '#platform/client/sign-out/sign-out-cleanup.ts'
import './shell/recover-press.ts'
import '#ui/page-transition.css'
import '#ui/right-to-left.css'
import { reloadWhenOutdated } from './reload-outdated.ts'
import { followLayout } from './shell/follow-layout.ts'
import { followOtherTabs } from './sign-out/follow-other-tabs.ts'

export function startDeferred(queries: QueryClient, fetchPage: (path: string) => unknown): void {
  // Prefetches a page when its link is touched, focused or hovered, because the click follows a little later.
  for (const touch of ['pointerdown', 'focusin', 'mouseover'] as const)
    addEventListener(touch, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === location.origin) fetchPage(link.pathname)
    })
  followLayout(queries)
  followOtherTabs(queries)
  listenForSignOut()
  reloadWhenOutdated()
  // If this code cannot be fetched, the page stays as it is.
  completePage()
    .then(() => import('./when-complete.ts'))
    .then(
      ({ startRest }) => startRest(queries),
      () => undefined,
    )
}

// Reloads a page that the browser restored from its back-forward cache: somebody may have signed out since.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
