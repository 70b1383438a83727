/** What one feature does when something happened in another. */
import { forgetPhotos } from '#features/album/server/public.ts'
import { forgetAppointments, voidAllFeeds, voidFeed } from '#features/appointments/server/public.ts'
import { forgetContacts } from '#features/contacts/server/public.ts'
import { journeyEnded, memberJoined, memberRemoved } from '#features/family/events.ts'
import { forgetFamily, joinJourney, leaveAllJourneys } from '#features/family/server/public.ts'
import { forgetScans } from '#features/growth/server/public.ts'
import { journeyChosen, journeyFounded } from '#features/journey/events.ts'
import { forgetJourney, forgetParent, forgetParentOf } from '#features/journey/server/public.ts'
import { accountDeleted } from '#features/sign-in/events.ts'
import { leaveJourney, turnToJourney, voidResetToken } from '#features/sign-in/server/public.ts'
import { forgetUpdates } from '#features/updates/server/public.ts'
import { forgetGiver, forgetWishlist } from '#features/wishlist/server/public.ts'
import { on } from '#platform/server/events.ts'

export const reactions = [
  on(journeyFounded, (tx, founding) => joinJourney(tx, { ...founding, role: 'admin' })),
  on(journeyFounded, turnToJourney),

  // An admin may hold a link for this person's new password, which must not open the other journey too.
  on(journeyFounded, voidResetToken),
  on(memberJoined, voidResetToken),

  on(memberRemoved, forgetParentOf),
  on(memberRemoved, leaveJourney),
  on(memberRemoved, voidFeed),
  on(memberRemoved, forgetGiver),

  on(accountDeleted, forgetParent),
  on(accountDeleted, voidAllFeeds),
  on(accountDeleted, forgetGiver),
  on(accountDeleted, leaveAllJourneys),

  // The journey itself goes last: all else refers to it.
  on(journeyEnded, forgetUpdates),
  on(journeyEnded, forgetContacts),
  on(journeyEnded, forgetAppointments),
  on(journeyEnded, forgetPhotos),
  on(journeyEnded, forgetWishlist),
  on(journeyEnded, forgetScans),
  on(journeyEnded, forgetFamily),
  on(journeyEnded, forgetJourney),
  on(journeyChosen, turnToJourney),
]
