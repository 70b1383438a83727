import type { AliasedSelectQueryBuilder } from 'kysely'
import type { TrashIcon } from '../../shared/ownership.ts'
import type { Section } from '../../shared/section.ts'
import type { Database } from '../database/database.ts'
import type { Job } from '../jobs.ts'

type Thing = { id: number; pregnancy_id: number; title: string; created_by: number; deleted_at: string | null }

/** A kind of thing that can be restored for 30 days after somebody deleted it. */
export type TrashKind = {
  /** Stable, for programs. */
  readonly kind: string
  /** What people call it, like `Contact`. */
  readonly word: string
  readonly icon: TrashIcon
  /** The section that it belongs to; null means that it is for admins alone. */
  readonly section: Section | null
  /** Before the id in its addresses: DELETE `/api/contacts/5` deletes it, POST `/api/contacts/5/restore` restores it. */
  readonly path: `/api/${string}`
  /** What `softDeletable` made of its table: an hourly job deletes for good what has been in the trash for 30 days. */
  readonly rows: { readonly emptyTrash: Job['run'] }
  /** All things of this kind, in the trash or not. */
  readonly select: (db: Database) => AliasedSelectQueryBuilder<Thing, 'thing'>
  /** Makes the title that people read from the selected one, where that is no text that they wrote. */
  readonly titleOf?: (title: string) => string
}
