import type { Generated } from 'kysely'
import { accountDeleted, resetLinkRequested } from '#features/sign-in/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import type { Role } from '#platform/shared/role.ts'
import { familyErrors } from '../errors.ts'
import { voidInvitations } from './leaving/void-invitations.ts'
import { refuseInvitedEmail } from './members/get-by-email.ts'
import { invitationMessage } from './members/invitation-message.ts'
import { memberNews } from './news/member-news.ts'
import { familyRoutes } from './routes.ts'

declare module '#platform/server/rate-limit.ts' {
  interface RateLimitKinds {
    'invite-code': true
    register: true
    join: true
  }
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    /** Emailed invitations. After the person has joined, the row stays without its token. */
    invitations: {
      id: Generated<number>
      pregnancy_id: number
      member_id: number
      /** Normalised, so that it can be compared with other emails. */
      email: string
      invited_by: number
      created_at: string
      /** The hash of the newest link’s token. Null before the message is written and after the link is used. */
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
  }
}

export const familyFeature = defineFeature({
  name: 'family',
  errors: familyErrors,
  routes: familyRoutes,
  news: [memberNews],
  tables: {
    invitations: {
      scope: 'journey',
      partOf: ['members'],
      // When a person may no longer invite, their pending invitations are deleted and the accepted ones stay.
      people: { invited_by: 'own-reaction' },
      journeyEnds: 'deleted',
      exported: false,
    },
    invite_codes: { scope: 'journey', people: { created_by: 'deleted' }, journeyEnds: 'deleted', exported: false },
  },
  home: ({ pregnancyId }) => [`/api/pregnancies/${pregnancyId}/family`],
  offline: ({ pregnancyId }) => [`/api/pregnancies/${pregnancyId}/family`],
  mail: [invitationMessage],
  reactions: [on(accountDeleted, voidInvitations), on(resetLinkRequested, refuseInvitedEmail)],
  exportPart: () => import('./exported.ts'),
  samples: () => import('./samples.ts'),
})
