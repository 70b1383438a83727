// The mail about missing backups. It is sent after several days, so no text is about one day.

export const subject = (days: number) => `Nestling has had no backup for ${days} days`
export const heading = 'Please look after the backups'
export const lastBackup = (days: number) =>
  `The last backup that worked is ${days} days old. If the disk broke now, everything that was shared since would be lost.`
export const noBackupYet = (days: number) =>
  `Nestling has been in use for ${days} days, and no backup has worked yet. If the disk broke now, everything would be lost.`
/** `reason` is a sentence. */
export const latestFailed = (reason: string) => `The latest attempt failed. ${reason}`
export const whatToDo =
  'Please tell the person who runs this Nestling. Its log says what went wrong, and the command “npm run nestling -- doctor” examines everything.'
export const openPanel = 'Open the Admin Panel'
export const whyYou = (days: number) =>
  `You get this because you are an admin. It comes every ${days} days until a backup has worked.`
