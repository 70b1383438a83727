import { waitingPhotos } from '#features/album/client/waiting.ts'
import { waitingAppointments } from '#features/appointments/client/waiting.ts'
import { waitingContacts } from '#features/contacts/client/waiting.ts'
import { waitingUpdates } from '#features/updates/client/waiting.ts'
import { waitingWishes } from '#features/wishlist/client/waiting.ts'
import type { WaitingRule } from '#platform/client/outbox/lists/waiting-rules.ts'

/** How the lists of updates, contacts, appointments, wishes and photos show changes that are waiting for the network. */
export const waitingInLists: readonly WaitingRule[] = [
  ...waitingUpdates,
  ...waitingContacts,
  ...waitingAppointments,
  ...waitingWishes,
  ...waitingPhotos,
]
