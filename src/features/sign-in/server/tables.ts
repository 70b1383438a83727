import type { Generated } from 'kysely'

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
    /** Sign-ins tried and not (yet) succeeded; places and accounts as hashes, kept for a day. */
    sign_in_attempts: {
      id: Generated<number>
      account_hash: string
      place_hash: string
      device_id: number | null
      attempted_at: string
    }
    set_up_tokens: { id: Generated<number>; token_hash: string; created_at: string }
  }
}
