/** `npm run nestling -- COMMAND`: commands for the operator. Most also work while Nestling runs. */
import { runCommand } from './run-command.ts'

const outcome = await runCommand(process.argv.slice(2), process.env)
if (outcome.code === 0) console.log(outcome.out)
else console.error(outcome.error)
process.exitCode = outcome.code
