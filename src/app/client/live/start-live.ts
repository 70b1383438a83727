import type { QueryClient } from '@tanstack/react-query'
import { followChanges } from './follow-changes.ts'
import { followJourney } from './follow-journey.ts'

export function startLive(client: QueryClient): void {
  followChanges(client)
  followJourney(client)
}
