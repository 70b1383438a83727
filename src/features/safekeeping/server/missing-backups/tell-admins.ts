import { findLastBackup, mostDaysWithoutBackup, tooManyDays } from '#platform/server/backup/last-backup.ts'
import { isBackingUp } from '#platform/server/backup/run-backup.ts'
import { canSendMail, queueNotice } from '#platform/server/mail/queue-message.ts'
import type { Services } from '#platform/server/services.ts'
import { missingBackupMessage } from './missing-backup-message.ts'
import { selectAdmins } from './select-admins.ts'

/** The maximum number of recipients, so a large installation does not use up its mail quota. */
const mostAdmins = 20

/**
 * Mails admins after more than `mostDaysWithoutBackup` days without a good backup, and again after each further such period.
 * The backup job runs first, so a machine that was off makes its backup before this check.
 */
export async function tellAdmins({ db, environment }: Services, now: Date): Promise<void> {
  if (!canSendMail(environment) || (await isBackingUp(db))) return
  if (tooManyDays(await findLastBackup(db, now), now) === null) return
  const admins = await selectAdmins(db)
    .orderBy(({ fn }) => fn.min('members.accepted_at'))
    .orderBy('users.id')
    .limit(mostAdmins)
    .execute()
  const since = new Date(now.getTime() - mostDaysWithoutBackup * 86_400_000).toISOString()
  await db.transaction().execute(async (tx) => {
    const told = await tx
      .selectFrom('letters')
      .select('recipient')
      .where('kind', '=', missingBackupMessage.name)
      .where('created_at', '>', since)
      .where('created_at', '<=', now.toISOString())
      .execute()
    for (const { email } of admins)
      if (!told.some(({ recipient }) => recipient === email))
        await queueNotice(tx, { kind: missingBackupMessage, subjectId: null, recipient: email }, now)
  })
}
