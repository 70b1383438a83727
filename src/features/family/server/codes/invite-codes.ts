/** The invite codes of a journey, managed by its admins. */

import type { Insertable, Selectable } from 'kysely'
import { type Admin, changeAsAdmin } from '#features/membership/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { InviteCode, InviteCodeInput } from '../../contract.ts'
import { codeDefaults } from '../../rules.ts'
import { drawCode } from './draw-code.ts'

const columns = ['id', 'code', 'role', 'used_count', 'max_uses', 'created_at', 'expires_at'] as const

/** The maximum number of codes. The list has no pages, so it has to fit all of them. */
const mostCodes = 200
const dayMs = 86_400_000

export async function listCodes(db: Database, pregnancyId: PregnancyId): Promise<InviteCode[]> {
  const codes = db.selectFrom('invite_codes').select(columns).where('pregnancy_id', '=', pregnancyId)
  return (await codes.orderBy('id', 'desc').limit(mostCodes).execute()).map(asCode)
}

/** Makes a code. Removes the oldest codes beyond the limit. */
export function makeCode(db: Database, admin: Admin, input: InviteCodeInput, now: Date): Promise<InviteCode> {
  const { role = codeDefaults.role, maxUses = codeDefaults.maxUses, expiresInDays = codeDefaults.expiresInDays } = input
  const expiresAt = expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs)
  return changeAsAdmin(db, admin, async (tx) => {
    const row = await insertCode(tx, {
      pregnancy_id: admin.pregnancyId,
      role,
      used_count: 0,
      max_uses: maxUses,
      created_at: now.toISOString(),
      created_by: admin.userId,
      expires_at: expiresAt?.toISOString() ?? null,
    })
    const newest = tx.selectFrom('invite_codes').select('id').where('pregnancy_id', '=', admin.pregnancyId)
    await tx
      .deleteFrom('invite_codes')
      .where('pregnancy_id', '=', admin.pregnancyId)
      .where('id', 'not in', newest.orderBy('id', 'desc').limit(mostCodes))
      .execute()
    return asCode(row)
  })
}

export function removeCode(db: Database, admin: Admin, id: number): Promise<void> {
  return changeAsAdmin(db, admin, async (tx) => {
    const removed = await tx
      .deleteFrom('invite_codes')
      .where('id', '=', id)
      .where('pregnancy_id', '=', admin.pregnancyId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw new AppError('not-found')
  })
}

/** Inserts a row with a new code. In the rare case that the code exists already, draws another one. */
async function insertCode(tx: Tx, values: Omit<NewRow, 'code'>): Promise<Row> {
  for (;;) {
    const row = await tx
      .insertInto('invite_codes')
      .values({ ...values, code: drawCode() })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning(columns)
      .executeTakeFirst()
    if (row) return row
  }
}

type NewRow = Insertable<Tables['invite_codes']>
type Row = Pick<Selectable<Tables['invite_codes']>, (typeof columns)[number]>

const asCode = (row: Row): InviteCode => ({
  id: row.id,
  code: row.code,
  usedCount: row.used_count,
  maxUses: row.max_uses,
  createdAt: row.created_at,
  role: row.role,
  expiresAt: row.expires_at,
})
