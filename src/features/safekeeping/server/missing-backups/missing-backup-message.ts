import { findLastBackup, mostDaysWithoutBackup, tooManyDays } from '#platform/server/backup/last-backup.ts'
import type { MessageKind } from '#platform/server/mail/message.ts'
import { selectAdmins } from './select-admins.ts'

/** Tells an admin that backups fail. Not sent if a backup has worked since, or if the person is no longer an admin. */
export const missingBackupMessage: MessageKind = {
  name: 'missing-backup',
  about: 'installation',
  async write(tx, { recipient, createdAt, now, origin }) {
    const last = await findLastBackup(tx, now)
    // Counted from the time of queueing, so every attempt to send the mail states the same number.
    const days = tooManyDays(last, createdAt)
    if (days === null || !(await selectAdmins(tx).where('users.email', '=', recipient).executeTakeFirst())) return null
    const newest = await tx
      .selectFrom('backups')
      .select('failure')
      .where('ended_at', 'is not', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return {
      subject: `Nestling has had no backup for ${days} days`,
      heading: 'Please look after the backups',
      paragraphs: [
        last.isBackup
          ? `The last backup that worked is ${days} days old. If the disk broke now, everything that was shared since would be lost.`
          : `Nestling has been in use for ${days} days, and no backup has worked yet. If the disk broke now, everything would be lost.`,
        ...(newest?.failure ? [`The latest attempt failed. ${newest.failure}`] : []),
        'Please tell the person who runs this Nestling. Its log says what went wrong, and the command “npm run nestling -- doctor” examines everything.',
      ],
      action: { label: 'Open the Admin Panel', url: `${origin}/admin` },
      footnote: `You get this because you are an admin. It comes every ${mostDaysWithoutBackup} days until a backup has worked.`,
    }
  },
}
