/** `npm run nestling -- COMMAND`: commands for the operator, also while Nestling runs. */
import { StartError } from '#platform/server/database/start-error.ts'
import { EnvironmentError } from '#platform/server/read-setting.ts'
import { adoptPhotos } from './adopt-photos.ts'
import { CommandError } from './command-error.ts'
import { resetPassword } from './reset-password.ts'

const commands = [
  {
    name: 'reset-password',
    usage: 'reset-password EMAIL',
    does: 'Prints a one-time address at which this person chooses a new password.',
    run: resetPassword,
  },
  {
    name: 'adopt-photos',
    usage: 'adopt-photos',
    does: 'Lets the next database that starts take over photos whose own database is lost.',
    run: adoptPhotos,
  },
] as const

const usage = `Usage: npm run nestling -- COMMAND\n\n${commands.map(({ usage, does }) => `  ${usage}\n      ${does}`).join('\n')}`

try {
  const [name, ...given] = process.argv.slice(2)
  const command = commands.find((known) => known.name === name)
  if (!command) throw new CommandError(name ? `There is no command ${name}.\n\n${usage}` : usage)
  console.log(await command.run(given, process.env))
} catch (error) {
  const isExplained = [CommandError, StartError, EnvironmentError].some((kind) => error instanceof kind)
  if (!isExplained || !(error instanceof Error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
