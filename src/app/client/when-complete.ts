/** Starts everything that is not needed before the page is complete. */
import type { QueryClient } from '@tanstack/react-query'
import { startLive } from './live/start-live.ts'
import { startOffline } from './offline/start-offline.tsx'
import { startAtFirstPress } from './outbox/start-at-first-press.ts'

export function startRest(queries: QueryClient): void {
  startLive(queries)
  startAtFirstPress(queries)
  // In development the build changes too often to be cached.
  if (import.meta.env.MODE === 'production') startOffline(queries)
}
