import type { Generated } from 'kysely'
import type { Role } from '#platform/shared/role.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    members: {
      id: Generated<number>
      pregnancy_id: number
      user_id: number
      role: Role
      created_at: string
      /** When the person came in; null while the invitation is pending. */
      accepted_at: string | null
    }
  }
}
