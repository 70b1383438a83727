import { Readable } from 'node:stream'
import type { Database } from '#platform/server/database/database.ts'
import type { FileToSend } from '#platform/server/http/send-file.ts'
import type { UserId } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'

/** The portrait of the person or of somebody in a shared journey; throws `not-found` for anybody else's. */
export async function getPortrait(db: Database, userId: UserId, name: string): Promise<FileToSend> {
  const portrait = await db
    .selectFrom('portraits')
    .select('bytes')
    .where('name', '=', name)
    .where((eb) =>
      eb('portraits.user_id', '=', userId).or(
        eb.exists(
          eb
            .selectFrom('members as theirs')
            .innerJoin('members as own', 'own.pregnancy_id', 'theirs.pregnancy_id')
            .whereRef('theirs.user_id', '=', 'portraits.user_id')
            .where('theirs.accepted_at', 'is not', null)
            .where('own.user_id', '=', userId)
            .where('own.accepted_at', 'is not', null)
            .select('own.id'),
        ),
      ),
    )
    .executeTakeFirst()
  if (!portrait) throw new AppError('not-found')
  const { bytes } = portrait
  return {
    type: 'image/webp',
    bytes: bytes.length,
    etag: name,
    immutable: true,
    open: (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
  }
}
