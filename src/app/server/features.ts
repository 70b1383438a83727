/** The features of the product: what they serve, how their tables came to be, and what they do by themselves. */
import { emptyPhotosTrash } from '#features/album/server/jobs.ts'
import { photosMigration } from '#features/album/server/migrations/0014-photos.ts'
import { albumRoutes } from '#features/album/server/routes.ts'
import { emptyAppointmentsTrash } from '#features/appointments/server/jobs.ts'
import { appointments } from '#features/appointments/server/migrations/0012-appointments.ts'
import { appointmentsRoutes } from '#features/appointments/server/routes.ts'
import { emptyContactsTrash } from '#features/contacts/server/jobs.ts'
import { contacts } from '#features/contacts/server/migrations/0011-contacts.ts'
import { contactsRoutes } from '#features/contacts/server/routes.ts'
import { members } from '#features/family/server/migrations/0003-members.ts'
import { invitations } from '#features/family/server/migrations/0009-invitations.ts'
import { familyRoutes } from '#features/family/server/routes.ts'
import { emptyScansTrash } from '#features/growth/server/jobs.ts'
import { scans } from '#features/growth/server/migrations/0023-scans.ts'
import { growthRoutes } from '#features/growth/server/routes.ts'
import { guideRoutes } from '#features/guide/server/routes.ts'
import { pregnancies } from '#features/journey/server/migrations/0002-pregnancies.ts'
import { parents } from '#features/journey/server/migrations/0010-parents.ts'
import { region } from '#features/journey/server/migrations/0022-region.ts'
import { journeyRoutes } from '#features/journey/server/routes.ts'
import { people } from '#features/sign-in/server/migrations/0001-people.ts'
import { sessions } from '#features/sign-in/server/migrations/0004-sessions.ts'
import { accounts } from '#features/sign-in/server/migrations/0008-accounts.ts'
import { resetMakers } from '#features/sign-in/server/migrations/0017-reset-makers.ts'
import { signInRoutes } from '#features/sign-in/server/routes.ts'
import { listsByJourney } from '#features/trash/server/migrations/0019-lists-by-journey.ts'
import { trashRoutes } from '#features/trash/server/routes.ts'
import { emptyUpdatesTrash, forgetUnsharedPictures } from '#features/updates/server/jobs.ts'
import { updatesMigration } from '#features/updates/server/migrations/0005-updates.ts'
import { updatesDeleted } from '#features/updates/server/migrations/0015-updates-deleted.ts'
import { updatePictures } from '#features/updates/server/migrations/0020-update-pictures.ts'
import { updatesRoutes } from '#features/updates/server/routes.ts'
import { emptyWishlistTrash } from '#features/wishlist/server/jobs.ts'
import { wishlist } from '#features/wishlist/server/migrations/0013-wishlist.ts'
import { wishPictures } from '#features/wishlist/server/migrations/0021-wish-pictures.ts'
import { wishlistRoutes } from '#features/wishlist/server/routes.ts'
import type { Job } from '#platform/server/jobs.ts'
import { attempts } from '#platform/server/migrations/0006-attempts.ts'
import { letters } from '#platform/server/migrations/0007-letters.ts'
import { jobsMigration } from '#platform/server/migrations/0016-jobs.ts'
import { pictureFiles } from '#platform/server/migrations/0018-picture-files.ts'
import { sweepPictures } from '#platform/server/pictures/kept/forget-pictures.ts'

export const routes = [
  signInRoutes,
  familyRoutes,
  journeyRoutes,
  updatesRoutes,
  guideRoutes,
  growthRoutes,
  contactsRoutes,
  trashRoutes,
  appointmentsRoutes,
  albumRoutes,
  wishlistRoutes,
]

export const migrations = [
  people,
  pregnancies,
  members,
  sessions,
  updatesMigration,
  attempts,
  letters,
  accounts,
  invitations,
  parents,
  contacts,
  appointments,
  wishlist,
  photosMigration,
  updatesDeleted,
  jobsMigration,
  resetMakers,
  pictureFiles,
  listsByJourney,
  updatePictures,
  wishPictures,
  region,
  scans,
]

/** Hourly, in this order. */
export const jobs: readonly Job[] = [
  { name: 'empty-updates-trash', run: emptyUpdatesTrash },
  { name: 'forget-unshared-pictures', run: forgetUnsharedPictures },
  { name: 'empty-contacts-trash', run: emptyContactsTrash },
  { name: 'empty-appointments-trash', run: emptyAppointmentsTrash },
  { name: 'empty-scans-trash', run: emptyScansTrash },
  { name: 'empty-photos-trash', run: emptyPhotosTrash },
  { name: 'empty-wishlist-trash', run: emptyWishlistTrash },
  { name: 'sweep-pictures', run: sweepPictures },
]
