import { waitingUpdates } from '#features/updates/client/waiting.ts'
import type { WaitingRule } from '#platform/client/outbox/waiting-rules.ts'

/** How the things of every feature look while changes of them wait. */
export const waitingInLists: readonly WaitingRule[] = [...waitingUpdates]
