/** The features of the product: what they serve and how their tables came to be. */
import { members } from '#features/family/server/migrations/0003-members.ts'
import { invitations } from '#features/family/server/migrations/0009-invitations.ts'
import { familyRoutes } from '#features/family/server/routes.ts'
import { guideRoutes } from '#features/guide/server/routes.ts'
import { pregnancies } from '#features/journey/server/migrations/0002-pregnancies.ts'
import { parents } from '#features/journey/server/migrations/0010-parents.ts'
import { journeyRoutes } from '#features/journey/server/routes.ts'
import { people } from '#features/sign-in/server/migrations/0001-people.ts'
import { sessions } from '#features/sign-in/server/migrations/0004-sessions.ts'
import { accounts } from '#features/sign-in/server/migrations/0008-accounts.ts'
import { signInRoutes } from '#features/sign-in/server/routes.ts'
import { updatesMigration } from '#features/updates/server/migrations/0005-updates.ts'
import { updatesRoutes } from '#features/updates/server/routes.ts'
import { attempts } from '#platform/server/migrations/0006-attempts.ts'
import { letters } from '#platform/server/migrations/0007-letters.ts'

export const routes = [signInRoutes, familyRoutes, journeyRoutes, updatesRoutes, guideRoutes]

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
]
