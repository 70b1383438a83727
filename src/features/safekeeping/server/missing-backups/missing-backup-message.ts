import { findLastBackup, mostDaysWithoutBackup, tooManyDays } from '#platform/server/backup/last-backup.ts'
import type { MessageKind } from '#platform/server/mail/message.ts'
import { texts } from '../texts/texts.ts'
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
      subject: texts.subject(days),
      heading: texts.heading,
      paragraphs: [
        last.isBackup ? texts.lastBackup(days) : texts.noBackupYet(days),
        ...(newest?.failure ? [texts.latestFailed(newest.failure)] : []),
        texts.whatToDo,
      ],
      action: { label: texts.openPanel, url: `${origin}/admin` },
      footnote: texts.whyYou(mostDaysWithoutBackup),
    }
  },
}
