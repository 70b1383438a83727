/** The commands for the operator. */
import { failureOf } from '#platform/server/database/failures.ts'
import { StartError } from '#platform/server/database/start-error.ts'
import { EnvironmentError } from '#platform/server/read-setting.ts'
import { texts as platform } from '#platform/server/texts/texts.ts'
import { adoptPhotos } from './adopt-photos.ts'
import { CommandError } from './command-error.ts'
import { doctor } from './doctor.ts'
import { exportJourney, importFromFile } from './export.ts'
import { newPushKeys } from './new-push-keys.ts'
import { resetPassword } from './reset-password.ts'
import { backUp, restore } from './safekeeping/backup.ts'
import { move } from './safekeeping/move.ts'
import { verify } from './safekeeping/verify.ts'

const commands = [
  {
    name: 'reset-password',
    usage: 'reset-password EMAIL',
    does: 'Prints a one-time address at which this person chooses a new password.',
    run: resetPassword,
  },
  {
    name: 'new-push-keys',
    usage: 'new-push-keys',
    does: 'Replaces the key pair for notifications, for example after a theft, even while Nestling runs. Devices subscribe again by themselves.',
    run: newPushKeys,
  },
  {
    name: 'doctor',
    usage: 'doctor',
    does: 'Examines the installation: data, disk, clock, photos, backups, mail, public address.',
    run: doctor,
  },
  {
    name: 'backup',
    usage: 'backup [FOLDER]',
    does: 'Backs up the database and the photos, even while Nestling runs.',
    run: backUp,
  },
  {
    name: 'verify',
    usage: 'verify [BACKUP]',
    does: 'Reads the database and every photo, or a backup, and names lost and damaged files. Also works while Nestling runs.',
    run: verify,
  },
  {
    name: 'restore',
    usage: 'restore BACKUP',
    does: 'Restores a backup into the DATA_DIR, which must be empty.',
    run: restore,
  },
  {
    name: 'export',
    usage: 'export EMAIL-OR-JOURNEY FILE.zip',
    does: 'Writes everything in one journey to a file, even while Nestling runs.',
    run: exportJourney,
  },
  {
    name: 'import',
    usage: 'import FILE.zip',
    does: 'Imports a journey from the file of an export, even while Nestling runs.',
    run: importFromFile,
  },
  {
    name: 'move',
    usage: 'move database|photos',
    does: 'Copies the database to TO_DATABASE_URL, or the photos to TO_PHOTO_STORE. Without the setting, copies into DATA_DIR. Stop Nestling first.',
    run: move,
  },
  {
    name: 'adopt-photos',
    usage: 'adopt-photos',
    does: 'Lets Nestling start on a new database with the photos of a lost database.',
    run: adoptPhotos,
  },
] as const

const usage = `Usage: npm run nestling -- COMMAND\n\n${commands.map(({ usage, does }) => `  ${usage}\n      ${does}`).join('\n')}`

type Outcome = { code: 0; out: string } | { code: 1; error: string }

/** Runs the named command. Returns the text to print, or a sentence that says why it failed. */
export async function runCommand([name, ...args]: readonly string[], variables: NodeJS.ProcessEnv): Promise<Outcome> {
  try {
    const command = commands.find((known) => known.name === name)
    if (!command) throw new CommandError(name ? `There is no command ${name}.\n\n${usage}` : usage)
    return { code: 0, out: await command.run(args, variables) }
  } catch (error) {
    const fault = failureOf(error)?.details.fault
    if (fault) return { code: 1, error: platform.faults[fault] }
    const isExplained = [CommandError, StartError, EnvironmentError].some((kind) => error instanceof kind)
    if (!isExplained || !(error instanceof Error)) throw error
    return { code: 1, error: error.message }
  }
}
