import type { Generated } from 'kysely'
import * as z from 'zod/mini'
import { journeyFounded } from '#features/journey/events.ts'
import { accountDeleted } from '#features/sign-in/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { type Role, roles } from '#platform/shared/role.ts'
import { type Grant, grants, type Section } from '#platform/shared/section.ts'
import { joinJourney, leaveAllJourneys } from './commands.ts'
import { members } from './migrations/0003-members.ts'
import { invitations } from './migrations/0009-invitations.ts'
import { removedMembers } from './migrations/0025-removed-members.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    members: {
      id: Generated<number>
      pregnancy_id: number
      /** Null while the invitation is pending. */
      user_id: number | null
      role: Role
      created_at: string
      /** When the person joined; null while the invitation is pending. */
      accepted_at: string | null
    }
    /** People whom an admin removed. The row is deleted when the person joins again by a new invitation. */
    removed_members: { id: Generated<number>; pregnancy_id: number; user_id: number; removed_at: string }
    /** Section rights that an admin has narrowed. Without a row, the role may see the section and add to it. */
    section_rights: {
      id: Generated<number>
      pregnancy_id: number
      role: Exclude<Role, 'admin'>
      section: Section
      may: Grant
    }
  }
}

/**
 * Stores the members of each journey with their roles. It imports only events from other features, so every feature may
 * use it.
 */
export const membershipFeature = defineFeature({
  name: 'membership',
  migrations: [members, invitations, removedMembers],
  tables: {
    members: {
      scope: 'journey',
      live: 'all-calls',
      people: { user_id: 'deleted' },
      journeyEnds: 'deleted',
      exported: true,
      values: { role: z.enum(roles) },
    },
    removed_members: {
      scope: 'journey',
      people: { user_id: { leaves: 'own-reaction', deletesAccount: 'deleted' } },
      journeyEnds: 'deleted',
      exported: false,
    },
    section_rights: {
      scope: 'journey',
      live: 'all-calls',
      journeyEnds: 'deleted',
      exported: true,
      values: { role: z.enum(['family', 'guest']), may: z.enum(grants) },
    },
  },
  reactions: [
    on(journeyFounded, (tx, founding) => joinJourney(tx, { ...founding, role: 'admin' })),
    on(accountDeleted, leaveAllJourneys),
  ],
  samples: () => import('./samples.ts'),
})
