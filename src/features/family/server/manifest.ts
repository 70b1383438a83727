import type { Generated } from 'kysely'
import { journeyFounded } from '#features/journey/events.ts'
import { accountDeleted } from '#features/sign-in/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import type { Role } from '#platform/shared/role.ts'
import type { Grant, Section } from '#platform/shared/section.ts'
import { joinJourney } from './commands.ts'
import { leaveAllJourneys } from './leaving/leave-all.ts'
import { invitationMessage } from './members/invitation-message.ts'
import { members } from './migrations/0003-members.ts'
import { invitations } from './migrations/0009-invitations.ts'
import { familyRoutes } from './routes.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    members: {
      id: Generated<number>
      pregnancy_id: number
      /** Null while the invitation is pending; the person who accepts it is set here. */
      user_id: number | null
      role: Role
      created_at: string
      /** When the person joined; null while the invitation is pending. */
      accepted_at: string | null
    }
    /** Emailed invitations. After joining, the row stays without its token. */
    invitations: {
      id: Generated<number>
      pregnancy_id: number
      member_id: number
      /** In normalised form. */
      email: string
      invited_by: number
      created_at: string
      /** Of the newest link; null before the message is written and after the link is used. */
      token_hash: string | null
      expires_at: string
    }
    invite_codes: {
      id: Generated<number>
      pregnancy_id: number
      code: string
      role: Exclude<Role, 'admin'>
      used_count: number
      /** Null means unlimited. */
      max_uses: number | null
      created_at: string
      created_by: number
      expires_at: string | null
    }
    /** Narrowed section rights; without a row a section is open. */
    section_rights: {
      id: Generated<number>
      pregnancy_id: number
      role: Exclude<Role, 'admin'>
      section: Section
      may: Grant
    }
  }
}

export const familyFeature = defineFeature({
  name: 'family',
  routes: familyRoutes,
  migrations: [members, invitations],
  tables: {
    members: { scope: 'journey', people: { user_id: 'deleted' }, journeyEnds: 'deleted', exported: true },
    invitations: {
      scope: 'journey',
      partOf: ['members'],
      // Of somebody who makes no more invitations, the pending ones are deleted and the accepted ones stay.
      people: { invited_by: 'own-reaction' },
      journeyEnds: 'deleted',
      exported: false,
    },
    invite_codes: { scope: 'journey', people: { created_by: 'deleted' }, journeyEnds: 'deleted', exported: false },
    section_rights: { scope: 'journey', journeyEnds: 'deleted', exported: true },
  },
  mail: [invitationMessage],
  reactions: [
    on(journeyFounded, (tx, founding) => joinJourney(tx, { ...founding, role: 'admin' })),
    on(accountDeleted, leaveAllJourneys),
  ],
  samples: () => import('./samples.ts'),
})
