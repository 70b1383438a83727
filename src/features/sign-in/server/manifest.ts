import type { Generated } from 'kysely'
import { journeyChosen, journeyFounded } from '#features/journey/events.ts'
import { memberJoined, memberRemoved } from '#features/membership/events.ts'
import type { Language } from '#language/languages.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import type { Units } from '#platform/shared/units.ts'
import { signInErrors } from '../errors.ts'
import type { Layout, SignInNote, Theme } from '../rules.ts'
import { accountMessages } from './account/messages.ts'
import { secondStepNotRequiredMessage, secondStepRequiredMessage } from './admins/messages.ts'
import { switchToJourney } from './commands.ts'
import { people } from './migrations/0001-people.ts'
import { sessions } from './migrations/0004-sessions.ts'
import { accounts } from './migrations/0008-accounts.ts'
import { resetMakers } from './migrations/0017-reset-makers.ts'
import { sentRequests } from './migrations/0029-sent-requests.ts'
import { secondStep } from './migrations/0034-second-step.ts'
import { secondStepOfAdmins } from './migrations/0037-second-step-of-admins.ts'
import { ownHides } from './migrations/0042-own-hides.ts'
import { layouts } from './migrations/0057-layouts.ts'
import { languages } from './migrations/0058-languages.ts'
import { voidResetToken } from './reset/make-reset-token.ts'
import { resetMessage } from './reset/reset-message.ts'
import { signInRoutes } from './routes.ts'
import { appFactor } from './second-step/second-step.ts'
import { deleteSentRequests } from './sent-requests/claims.ts'
import { deleteExpiredSessions } from './sessions/delete-expired.ts'
import { leaveJourney } from './sessions/leave-journey.ts'

declare module '#platform/server/rate-limit.ts' {
  interface RateLimitKinds {
    'sign-in': true
    'current-password': true
    'password-reset': true
    'email-change': true
  }
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    users: {
      id: Generated<number>
      /** Normalised by the field `email`, for example to lower case. */
      email: string
      password_hash: string
      first_name: string
      last_name: string
      profile_image_url: string | null
      created_at: string
      /** When this person got the right to begin a journey. */
      founder_at: string | null
      /** `metric` or `us`; null means the family's units. */
      units: Units | null
      theme: Theme
      layout: Generated<Layout>
      language: Generated<Language>
      /** What this person hides, separated by commas; null means nothing. */
      hides: string | null
      /** When the person deleted the account. The first name stays with what they wrote. */
      deleted_at: string | null
    }
    sessions: {
      id: Generated<number>
      user_id: number
      /** The current pregnancy, for calls without a pregnancy id. */
      pregnancy_id: number | null
      token_hash: string
      device_name: string
      created_at: string
      last_used_at: string
      expires_at: string
      /** When the session passed a second step; null if it has not. */
      second_step_at: string | null
    }
    /** Journeys whose admins need a second step. */
    asked_second_steps: { id: Generated<number>; pregnancy_id: number; asked_by: number; asked_at: string }
    /** Browsers in which a person has signed in before. */
    known_devices: { id: Generated<number>; user_id: number; token_hash: string; created_at: string }
    set_up_tokens: { id: Generated<number>; token_hash: string; created_at: string }
    /** One-time links for a new password; at most one per person. */
    reset_tokens: {
      id: Generated<number>
      user_id: number
      /** The admin who made the link; null if it was mailed or made on the server. */
      made_by: number | null
      token_hash: string
      created_at: string
      expires_at: string
    }
    /** Portraits: re-encoded pictures of 256 × 256 pixels, small enough to store in the database. */
    portraits: {
      id: Generated<number>
      user_id: number
      /** A random name, so that nobody can guess the picture's address, and each new picture has a new address. */
      name: string
      bytes: Uint8Array
      created_at: string
    }
    /** POST requests with an `Idempotency-Key`, stored for at least 24 hours, so none is executed twice. */
    sent_requests: {
      id: Generated<number>
      user_id: number
      key_hash: string
      /** The hash of the request's address and body. */
      request_hash: string
      sent_at: string
      /** The response, encrypted with the idempotency key; null until there is one. */
      answer: string | null
    }
    /** The secrets of people's authenticator apps, which generate codes to enter after the password; at most one per person. */
    second_steps: {
      id: Generated<number>
      user_id: number
      /** Encrypted with a key from the file `second-step-key`, so the database alone does not reveal it. */
      sealed_secret: string
      /** The 30-second step of the last accepted code, so no code is accepted twice. */
      last_step: number
      /** Null until the first code was entered. */
      set_up_at: string | null
    }
    /** One-time codes for people who have lost their app. Using a code deletes it. */
    recovery_codes: { id: Generated<number>; user_id: number; code_hash: string }
    /** Tickets of people who have entered the right password but no code yet; at most one for each person. */
    sign_in_tickets: { id: Generated<number>; user_id: number; token_hash: string; expires_at: string }
    /** Sign-ins and account changes, for the admins of the person's journeys; the newest 50 of each person. */
    sign_in_notes: {
      id: Generated<number>
      user_id: number
      what: SignInNote
      device_name: string
      noted_at: string
    }
  }
}

export const signInFeature = defineFeature({
  name: 'sign-in',
  errors: signInErrors,
  routes: signInRoutes,
  migrations: [
    people,
    sessions,
    accounts,
    resetMakers,
    sentRequests,
    secondStep,
    secondStepOfAdmins,
    ownHides,
    layouts,
    languages,
  ],
  tables: {
    users: {
      scope: 'person',
      live: 'all-calls',
      people: { id: { leaves: 'stays', deletesAccount: 'anonymised' } },
      trashEmpties: 'stays',
      exported: true,
    },
    sessions: {
      scope: 'person',
      live: 'rights-only',
      // The session of a removed person switches to another journey that they follow, if there is one.
      people: { user_id: { leaves: 'own-reaction', deletesAccount: 'deleted' } },
      journeyEnds: 'set-null',
      exported: false,
      restored: false,
    },
    asked_second_steps: {
      scope: 'journey',
      live: 'all-calls',
      people: { asked_by: { stays: 'uncounted' } },
      journeyEnds: 'deleted',
      exported: false,
    },
    known_devices: { scope: 'person', people: { user_id: 'deleted' }, exported: false },
    set_up_tokens: { scope: 'installation', exported: false, restored: false },
    reset_tokens: {
      scope: 'person',
      people: { user_id: 'deleted', made_by: { stays: 'uncounted' } },
      exported: false,
      restored: false,
    },
    sent_requests: { scope: 'person', people: { user_id: 'deleted' }, exported: false, restored: false },
    second_steps: { scope: 'person', people: { user_id: 'deleted' }, exported: false },
    recovery_codes: { scope: 'person', people: { user_id: 'deleted' }, exported: false },
    sign_in_tickets: { scope: 'person', people: { user_id: 'deleted' }, exported: false, restored: false },
    portraits: { scope: 'person', live: 'all-calls', people: { user_id: 'deleted' }, exported: true },
    sign_in_notes: { scope: 'person', people: { user_id: 'deleted' }, exported: false },
  },
  jobs: [deleteSentRequests, deleteExpiredSessions],
  mail: [resetMessage, ...accountMessages, secondStepRequiredMessage, secondStepNotRequiredMessage],
  reactions: [
    on(journeyFounded, switchToJourney),
    on(journeyChosen, switchToJourney),
    // An admin may have a new-password link for this person. It must not give the admin access to another journey.
    on(journeyFounded, voidResetToken),
    on(memberJoined, voidResetToken),
    on(memberRemoved, leaveJourney),
  ],
  secondFactor: appFactor,
  samples: () => import('./samples.ts'),
})
