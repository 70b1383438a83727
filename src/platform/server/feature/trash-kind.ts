import type { AliasedSelectQueryBuilder } from 'kysely'
import type { TrashIcon } from '../../shared/ownership.ts'
import type { Section } from '../../shared/section.ts'
import type { Behind } from '../clock/certain-time.ts'
import type { Database } from '../database/database.ts'
import type { Storage } from '../pictures/stored/delete-pictures.ts'

type Thing = { id: number; pregnancy_id: number; title: string; created_by: number; deleted_at: string | null }

/** A kind of item that can be restored for 30 days after somebody deleted it. */
export type TrashKind = {
  /** Its stable name for programs. */
  readonly kind: string
  /** Its name for people, like `Contact`. */
  readonly word: () => string
  readonly icon: TrashIcon
  /** Its section; null if it is for admins only. */
  readonly section: Section | null
  /** Its path before the id: DELETE `/api/contacts/5` deletes an item, POST `/api/contacts/5/restore` restores it. */
  readonly path: `/api/${string}`
  /** The soft deletion of its table. An hourly job deletes rows for good 30 days after their deletion. */
  readonly rows: {
    /** The days are counted with the certain time (`clock/certain-time.ts`). */
    readonly emptyTrash: (storage: Storage, certain: Date) => Promise<void>
    readonly correctTimes: (db: Database, behind: Behind) => Promise<void>
  }
  /** Selects all items of this kind, whether they are in the trash or not. */
  readonly select: (db: Database) => AliasedSelectQueryBuilder<Thing, 'thing'>
  /** Turns the selected title into words; absent if the title is text that people wrote. */
  readonly titleOf?: (title: string) => string
}
