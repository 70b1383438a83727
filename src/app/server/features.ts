/** Every feature of the product: a new one is registered here and nowhere else. */
import { albumFeature } from '#features/album/server/manifest.ts'
import { appointmentsFeature } from '#features/appointments/server/manifest.ts'
import { contactsFeature } from '#features/contacts/server/manifest.ts'
import { exportFeature } from '#features/export/server/manifest.ts'
import { familyFeature } from '#features/family/server/manifest.ts'
import { growthFeature } from '#features/growth/server/manifest.ts'
import { guideFeature } from '#features/guide/server/manifest.ts'
import { journeyFeature } from '#features/journey/server/manifest.ts'
import { labourFeature } from '#features/labour/server/manifest.ts'
import { journeyEnded, memberRemoved } from '#features/membership/events.ts'
import { membershipFeature } from '#features/membership/server/manifest.ts'
import { newsFeature } from '#features/news/server/manifest.ts'
import { openPagesFeature } from '#features/open-pages/server/manifest.ts'
import { passkeysFeature } from '#features/passkeys/server/manifest.ts'
import { pushFeature } from '#features/push/server/manifest.ts'
import { safekeepingFeature } from '#features/safekeeping/server/manifest.ts'
import { accountDeleted } from '#features/sign-in/events.ts'
import { signInFeature } from '#features/sign-in/server/manifest.ts'
import { trashFeature } from '#features/trash/server/manifest.ts'
import { updatesFeature } from '#features/updates/server/manifest.ts'
import { wishlistFeature } from '#features/wishlist/server/manifest.ts'
import { findCertainTime } from '#platform/server/clock/certain-time.ts'
import { on } from '#platform/server/events.ts'
import type { Feature } from '#platform/server/feature/define-feature.ts'
import { deleteAccountRows, deleteJourneyRows, deleteMemberRows } from '#platform/server/feature/delete-rows.ts'
import { orderPlans } from '#platform/server/feature/table-plan.ts'
import type { TrashKind } from '#platform/server/feature/trash-kind.ts'
import type { Job } from '#platform/server/jobs.ts'
import { platformFeature } from '#platform/server/manifest.ts'
import { recordJourneyFiles } from '#platform/server/pictures/stored/delete-pictures.ts'
import type { Services } from '#platform/server/services.ts'
import { overwriteDeleted } from '#platform/server/trash/overwrite-deleted.ts'

/** In dependency order: each feature comes after those that it builds on. */
export const features: readonly Feature[] = [
  platformFeature,
  membershipFeature,
  signInFeature,
  passkeysFeature,
  safekeepingFeature,
  journeyFeature,
  pushFeature,
  familyFeature,
  updatesFeature,
  guideFeature,
  growthFeature,
  trashFeature,
  appointmentsFeature,
  albumFeature,
  contactsFeature,
  wishlistFeature,
  labourFeature,
  newsFeature,
  exportFeature,
  openPagesFeature,
]

/** The rights of everybody until the parents change them, in the order in which people read the sections. */
export const allRights = Object.fromEntries(
  features.flatMap(({ section }) => (section ? [[section, 'add']] : [])),
) as Services['allRights']

export const routes = features.flatMap((feature) => feature.routes ?? [])
/** The type cast is safe: each file that defines these failures also declares their codes as types. */
export const failures = Object.assign({}, ...features.map(({ errors }) => errors)) as Services['failures']
export const migrations = features.flatMap((feature) => feature.migrations ?? [])
export const jobs = [
  ...features.flatMap(({ trash = [], jobs = [] }) => [...trash.map(asJob), ...jobs]),
  // Runs after the jobs that delete rows.
  overwriteDeleted,
]
export const messageKinds = features.flatMap((feature) => feature.mail ?? [])
export const tablePlans = orderPlans(features)

/** The features' reactions run first, because they may need rows that the other reactions delete. */
export const reactions = [
  ...features.flatMap((feature) => feature.reactions ?? []),
  on(journeyEnded, (tx, { pregnancyId }) => recordJourneyFiles(tx, pregnancyId)),
  on(journeyEnded, (tx, { pregnancyId }) => deleteJourneyRows(tx, tablePlans, pregnancyId)),
  on(memberRemoved, (tx, leaver) => deleteMemberRows(tx, tablePlans, leaver)),
  on(accountDeleted, (tx, { userId }) => deleteAccountRows(tx, tablePlans, userId)),
]

/** A job that empties this trash. Its name comes from the path: `empty-contacts-trash` for `/api/contacts`. */
function asJob({ path, rows }: TrashKind): Job {
  return {
    name: `empty-${path.slice(path.lastIndexOf('/') + 1)}-trash`,
    run: async (services, now) => rows.emptyTrash(services, await findCertainTime(services.db, now)),
  }
}
