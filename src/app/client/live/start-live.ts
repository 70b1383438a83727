import type { QueryClient } from '@tanstack/react-query'
import { followChanges } from './follow-changes.ts'
import { followJourney } from './follow-journey.ts'
import { sendLeftLabour } from './send-left-labour.ts'

export function startLive(client: QueryClient): void {
  followChanges(client)
  followJourney(client)
  sendLeftLabour(client)
}
