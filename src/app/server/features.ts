/** Every feature of the product: a new one is registered here and nowhere else. */
import { albumFeature } from '#features/album/server/manifest.ts'
import { appointmentsFeature } from '#features/appointments/server/manifest.ts'
import { contactsFeature } from '#features/contacts/server/manifest.ts'
import { familyFeature } from '#features/family/server/manifest.ts'
import { growthFeature } from '#features/growth/server/manifest.ts'
import { guideFeature } from '#features/guide/server/manifest.ts'
import { journeyFeature } from '#features/journey/server/manifest.ts'
import { signInFeature } from '#features/sign-in/server/manifest.ts'
import { trashFeature } from '#features/trash/server/manifest.ts'
import { updatesFeature } from '#features/updates/server/manifest.ts'
import { wishlistFeature } from '#features/wishlist/server/manifest.ts'
import type { Feature } from '#platform/server/feature.ts'
import { platformFeature } from '#platform/server/manifest.ts'

/** Their jobs and reactions run in this order. */
const features: readonly Feature[] = [
  updatesFeature,
  guideFeature,
  growthFeature,
  contactsFeature,
  appointmentsFeature,
  albumFeature,
  wishlistFeature,
  trashFeature,
  signInFeature,
  familyFeature,
  // All else refers to the journey, so it goes last.
  journeyFeature,
  platformFeature,
]

export const routes = features.flatMap((feature) => feature.routes ?? [])
export const migrations = features.flatMap((feature) => feature.migrations ?? [])
export const jobs = features.flatMap((feature) => feature.jobs ?? [])
export const messageKinds = features.flatMap((feature) => feature.mail ?? [])
export const reactions = features.flatMap((feature) => feature.reactions ?? [])
