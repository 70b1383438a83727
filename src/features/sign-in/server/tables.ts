import type { Generated } from 'kysely'
import type { Units } from '#platform/shared/units.ts'
import type { SignInNote, Theme } from '../rules.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    users: {
      id: Generated<number>
      /** In its one normal form. */
      email: string
      password_hash: string
      first_name: string
      last_name: string
      profile_image_url: string | null
      created_at: string
      /** When this person was given the right to begin a journey. */
      founder_at: string | null
      /** `metric` or `us`; null: as the family has it. */
      units: Units | null
      theme: Theme
      /** When the person deleted the account; the first name stays with what they wrote. */
      deleted_at: string | null
    }
    sessions: {
      id: Generated<number>
      user_id: number
      /** The pregnancy that calls without an id act on. */
      pregnancy_id: number | null
      token_hash: string
      device_name: string
      created_at: string
      last_used_at: string
      expires_at: string
    }
    /** Browsers in which a person has signed in before. */
    known_devices: { id: Generated<number>; user_id: number; token_hash: string; created_at: string }
    set_up_tokens: { id: Generated<number>; token_hash: string; created_at: string }
    /** One-time links for a new password; a person has one at most. */
    reset_tokens: {
      id: Generated<number>
      user_id: number
      /** The admin who made the link to pass it on; null for one that was mailed or made on the server. */
      made_by: number | null
      token_hash: string
      created_at: string
      expires_at: string
    }
    /** Faces, small enough to be a row: square pictures of 256 pixels, encoded by us. */
    portraits: {
      id: Generated<number>
      user_id: number
      /** Random; its address cannot be guessed, and changes with the picture. */
      name: string
      bytes: Uint8Array
      created_at: string
    }
    /** Who came in from where, and what became of passwords, for the admins of their journeys; the newest 50 of a person. */
    sign_in_notes: {
      id: Generated<number>
      user_id: number
      what: SignInNote
      device_name: string
      noted_at: string
    }
  }
}
